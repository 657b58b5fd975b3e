import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProgramme, partCount, programmeOf, rowsOf, typedProgramme, typedRows } from './rows.ts'

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

test('a programme comes back as it was, whatever its lines begin with', () => {
  const line = fc
    .array(fc.constantFrom('#', '\\', ' ', '-', 'a', 'é'), { maxLength: 5 })
    .map((letters) => letters.join(''))
  const words = (text: string) => text.trim() !== '' && text.trim() !== '-'
  const title = line.map((text) => text.trim()).filter(words)
  const text = fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.join('\n').trim())
    .filter(words)
  const part = fc.record({ title, text }).map((nl) => ({
    title: { nl: nl.title, en: null, fr: nl.title },
    text: { nl: nl.text, en: null, fr: nl.text },
  }))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), (programme) => {
      const typed = typedProgramme(programme)
      expect(programmeOf(typed)).toEqual(programme)
      expect([isProgramme(typed.nl), partCount(typed.nl)]).toEqual([true, programme.length])
    }),
  )
  const subtitle = [
    { title: { nl: 'Dag 1', en: null, fr: null }, text: { nl: '## Namiddag\n#excel', en: null, fr: null } },
  ]
  expect(typedProgramme(subtitle).nl).toBe('# Dag 1\n\\## Namiddag\n\\#excel')
})

test('a programme needs a title and a text in each part', () => {
  expect(isProgramme('# Dag 1\nWilgen')).toBe(true)
  expect(isProgramme('')).toBe(true)
  for (const wrong of ['Dag 1\nWilgen', '# Dag 1', '#\nWilgen']) expect(isProgramme(wrong), wrong).toBe(false)
})
