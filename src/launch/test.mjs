// `npm test [-- --since=REFERENCE] [vitest arguments]`: set-up included. What failed runs again, alone.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { movedClock } from './moved-clock.mjs'
import { build, install, node24, root } from './prepare.mjs'

/** With more failures than these files, it is no matter of chance or of a busy machine. */
const fewFiles = 10

install()
const parameters = process.argv.slice(2).filter((parameter) => !parameter.startsWith('--since='))
const since = process.argv.find((parameter) => parameter.startsWith('--since='))?.slice('--since='.length)
const selected = since && select(since)
if (selected === '') {
  console.error(`Nothing changed since ${since} that a test sees`)
  process.exit(0)
}
if (selected) console.error(`Since ${since}: ${selected.split('\n').length} files of tests`)
build()

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { TEST_CLOCK } = process.env
const folder = mkdtempSync(join(tmpdir(), 'leerplein-failures-'))
const list = join(folder, 'failures.json')
const status = run(selected)
const failures = status === 0 ? [] : failed()
process.exitCode = status !== 0 && mayBeChance(failures) ? runAgain(failures) : status
rmSync(folder, { recursive: true })

/** The test files that see what changed, a line each; undefined for all. */
function select(reference) {
  const { status, stdout } = spawnSync(node24, ['tests/support/select-tests.ts', reference], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  if (stdout !== 'all') return stdout
  console.error(`Since ${reference}, something changed that any test may see: all run`)
  return undefined
}

function run(files) {
  writeFileSync(list, '[]')
  const { status } = spawnSync(node24, [vitest, 'run', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      // What a test file and a server read is compiled by the first of them.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      TEST_FAILURES: list,
      ...(files && { TEST_FILES: files }),
      ...(TEST_CLOCK && movedClock(TEST_CLOCK)),
    },
  })
  return status ?? 1
}

function failed() {
  return JSON.parse(readFileSync(list, 'utf8'))
}

function mayBeChance(failures) {
  const { size } = new Set(failures.map(({ file }) => file))
  return size > 0 && size <= fewFiles
}

/** Each file that failed once more, by itself; names the tests that pass now. */
function runAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))]
  console.error(`\nOnce more, each alone: ${files.join(', ')}`)
  const wrong = files.filter((file) => run(file) !== 0)
  for (const { file, name } of failures) {
    if (!wrong.includes(file)) console.log(`passed only when run again: ${file} > ${name}`)
  }
  for (const file of wrong) console.log(`failed twice: ${file}`)
  return wrong.length > 0 ? 1 : 0
}
