// Runs on whatever Node the machine has (>= 20): no dependency, no TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')
export const node24 = join(root, 'node_modules/.bin/node')

/** Stops with the failing command's own exit code; its output has said why. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs from the lock file when nothing, or something older, is installed. */
export function install() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && existsSync(node24) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.error('Installing (once, about a minute)')
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  run(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-progress', '--loglevel=error'])
}

const sources = ['src', 'schemas', 'blocks', 'locales', 'package-lock.json', 'vite.config.ts', '.meshrc.yaml']

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      if (!file.includes('.test.')) hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** What is made from the sources and committed, or made beside them: the API's description, the gateway, the documents. */
export const generate = () => run(node24, ['src/launch/generate.mjs'])

/** Builds the gateway, the browser's files and the server into .mesh and dist, when a source changed since; `generated` where `generate` just ran. */
export function build(generated) {
  const stamp = join(root, 'dist/.built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  console.error('Building')
  if (!generated) generate()
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  run(node24, vite, { env })
  run(node24, [...vite, '--config', 'src/launch/panel.config.ts'], { env })
  run(node24, ['src/launch/compress-assets.ts'])
  run(node24, [...vite, '--ssr'], { env })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, fingerprint())
}
