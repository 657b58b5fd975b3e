import { expect, test } from 'vitest'
import { isProgramme, programmeOf, rowsOf, typedProgramme, typedRows } from './rows.ts'

test('a list comes back as it was, with the translations that are missing', () => {
  const rows = [
    { nl: 'Een mand', en: 'A basket', fr: null },
    { nl: 'Een stoel', en: null, fr: null },
  ]
  const typed = typedRows(rows)
  expect(typed).toEqual({ nl: 'Een mand\nEen stoel', en: 'A basket\n-', fr: '' })
  expect(rowsOf(typed)).toEqual(rows)
})

test('a programme comes back as it was, texts of several lines too', () => {
  const programme = [
    { title: { nl: 'Dag 1', en: 'Day 1', fr: null }, text: { nl: 'Wilgen\n\nen riet', en: null, fr: null } },
    { title: { nl: 'Dag 2', en: null, fr: null }, text: { nl: 'De stoel', en: 'The chair', fr: null } },
  ]
  expect(programmeOf(typedProgramme(programme))).toEqual(programme)
})

test('a programme needs a title and a text in each part', () => {
  expect(isProgramme('# Dag 1\nWilgen')).toBe(true)
  expect(isProgramme('')).toBe(true)
  for (const wrong of ['Dag 1\nWilgen', '# Dag 1', '#\nWilgen']) expect(isProgramme(wrong), wrong).toBe(false)
})
