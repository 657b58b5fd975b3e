import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

test('vitest by itself finds the tests of a file from the root', () => {
  const listed = execFileSync(process.execPath, [vitest, 'list', 'src/domain/days.test.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .trim()
    .split('\n')
    .map((line) => line.split(' > ')[0]?.replace(/^\[\w+\] /, ''))
  expect(new Set(files)).toEqual(new Set(['src/domain/days.test.ts']))
})
