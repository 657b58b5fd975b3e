import { expect, test } from 'vitest'
import { etagMatches } from './page-variant.ts'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc" ,"y"', true],
  ['*', true],
  ['"abcd"', false],
  ['"xabc"', false],
  ['abc', false],
  ['"ab', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s', (given, matches) => {
  expect(etagMatches(given, 'W/"abc"')).toBe(matches)
})
