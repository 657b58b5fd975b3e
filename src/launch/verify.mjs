// `npm run verify`: types, lint, unused code, drift of what is generated, and tests.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { generate, install, node24, root, run } from './prepare.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)
/** One after the other, while the site is built: together they keep two processors busy. */
const checks = [
  [bin('tsc'), '--noEmit', '--checkers', '1', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types'],
  [bin('biome'), 'check', '--error-on-warnings'],
  [bin('knip'), '--config', '.knip.json'],
]
const generated = [
  'schemas/openapi.json',
  'schemas/schema.graphql',
  'src/ui/gql',
  'src/site/content/page-query.gen.ts',
  '.readme/house.svg',
]

const filesOf = (path) =>
  statSync(join(root, path)).isDirectory()
    ? readdirSync(join(root, path), { recursive: true }).map((name) => join(path, name))
    : [path]

/** What stands in the generated files, by content: the same in a clone, an archive, and among changes of one's own. */
const fingerprints = () =>
  generated
    .flatMap(filesOf)
    .filter((file) => statSync(join(root, file)).isFile())
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('hex')}`,
    )

/** Runs beside what else does; resolves with the exit code. */
async function beside(command, ...args) {
  const [status] = await once(spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] }), 'exit')
  return status ?? 1
}

install()
const before = fingerprints()
generate()
run(node24, ['src/house/print.ts'])
const after = fingerprints()
const changed = [...before, ...after].filter((line) => !(before.includes(line) && after.includes(line)))
if (changed.length > 0) {
  const stale = new Set(changed.map((line) => line.split(' ')[0]))
  console.error(`Generated files are stale; they are now made anew, look at them and commit:\n${[...stale].join('\n')}`)
  process.exit(1)
}

const building = beside(node24, '--eval', `import('./src/launch/prepare.mjs').then(({ build }) => build('generated'))`)
for (const check of checks) {
  const status = await beside(...check)
  if (status === 0) continue
  await building
  process.exit(status)
}
if ((await building) !== 0) process.exit(1)
run(node24, ['src/launch/test.mjs', ...process.argv.slice(2)])
