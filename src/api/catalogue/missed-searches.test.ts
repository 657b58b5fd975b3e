import { expect, test } from 'vitest'
import { countedWords } from './missed-searches.ts'

test.each([
  ['  Lassen   en LASSEN ', 'lassen en lassen'],
  ['İOS 17', 'i\u0307os 17'],
  ['x'.repeat(100), 'x'.repeat(80)],
  ['jan.peeters@werk.be', null],
  ['0470 12 34 56', null],
  ['Jan 0470123456', null],
  ['2026', null],
  ['+++', null],
  ['a', null],
])('%s is counted as %s', (search, counted) => {
  expect(countedWords(search)).toBe(counted)
})
