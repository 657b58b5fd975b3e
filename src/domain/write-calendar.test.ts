import { expect, test } from 'vitest'
import { longestTurn } from '../../tests/support/longest-turn.ts'
import { writeCalendar, writePublicCalendar } from './write-calendar.ts'

const text = (nl: string) => ({ nl, en: nl, fr: nl })

/** New objects each time, as a query gives. */
const sessions = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    _id: `s${number}`,
    revision: 1,
    movedAt: '2026-01-01T10:00:00Z',
    schedule: [1, 2].map((day) => ({ start: `2026-12-0${day}T08:00:00Z`, end: `2026-12-0${day}T16:00:00Z` })),
    location: { key: 'brussels', isOnline: false, name: text('Brussel'), city: text('Brussel'), zip: '1000' },
    language: { name: text('Nederlands') },
    plannedCourse: {
      slug: text(`cursus-${number}`),
      title: text(`Boekhouden, deel ${number}`),
      summary: text('Wat er in staat; en meer. '.repeat(20)),
      category: { name: text('Financiën') },
    },
  }))

const writing = {
  locale: 'nl' as const,
  site: { brand: 'Leerplein', publicUrl: 'https://site.test' },
  t: (key: string) => key,
}

test('everybody’s calendar says what is written whole, also of sessions that changed or have no day', () => {
  const [some, path] = [sessions(12), '/calendar.ics']
  expect(writePublicCalendar(some, path, writing)).toBe(writeCalendar(some, path, writing))
  const changed = some.map((session, index) => (index < 2 ? { ...session, schedule: [] } : { ...session, revision: 2 }))
  expect(writePublicCalendar(changed, path, writing)).toBe(writeCalendar(changed, path, writing))
  expect(writePublicCalendar([], path, writing)).toBe(writeCalendar([], path, writing))
})

test('everybody’s calendar is soon written again, whatever it is narrowed to', async () => {
  writePublicCalendar(sessions(600), '/calendar.ics', writing)
  let length = 0
  const stopped = await longestTurn(async () => {
    length = writePublicCalendar(sessions(600), '/calendar.ics?locations=brussels', writing).length
  })
  expect(length).toBeGreaterThan(500_000)
  expect(stopped).toBeLessThan(50)
})
