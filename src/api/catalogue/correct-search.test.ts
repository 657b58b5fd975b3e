import { expect, test } from 'vitest'
import { editDistance } from './correct-search.ts'

test.each([
  ['excel', 'excel', 0],
  ['exel', 'excel', 1],
  ['exccel', 'excel', 1],
  ['ezcel', 'excel', 1],
  ['ecxel', 'excel', 1],
  ['', 'excel', 5],
  ['werken', 'netwerken', 3],
])('%j is %s with %i letters wrong', (typed, word, errors) => {
  expect(editDistance(typed, word)).toBe(errors)
})

test.each([
  ['veiligheid', 'cyberveiligheid', 0],
  ['veligheid', 'cyberveiligheid', 1],
  ['cybrveilig', 'cyberveiligheid', 1],
  ['netwerken', 'werken', 3],
])('%j is part of %s with %i letters wrong', (typed, word, errors) => {
  expect(editDistance(typed, word, { asPart: true })).toBe(errors)
})
