import { afterEach, expect, test, vi } from 'vitest'
import { brusselsDay, brusselsInstant, brusselsTime, brusselsYear, plusDays } from './days.ts'

afterEach(() => vi.unstubAllEnvs())

const moments: [instant: string, day: string, time: string, year: number][] = [
  ['2026-12-31T22:59:59Z', '2026-12-31', '23:59', 2026],
  ['2026-12-31T23:00:00Z', '2027-01-01', '00:00', 2027],
  ['2027-03-28T00:59:59Z', '2027-03-28', '01:59', 2027],
  ['2027-03-28T01:00:00Z', '2027-03-28', '03:00', 2027],
  ['2027-07-21T22:00:00Z', '2027-07-22', '00:00', 2027],
  ['2027-10-31T00:30:00Z', '2027-10-31', '02:30', 2027],
  ['2027-10-31T01:30:00Z', '2027-10-31', '02:30', 2027],
  ['0987-06-05T12:00:00Z', '0987-06-05', '12:17', 987],
]

test.each([
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  ['America/Los_Angeles', 480],
])('days, times and years are those of Brussels on a machine in %s', (zone, offset) => {
  vi.stubEnv('TZ', zone)
  expect(new Date('2027-01-15').getTimezoneOffset()).toBe(offset)
  for (const [instant, day, time, year] of moments) {
    expect([instant, brusselsDay(new Date(instant)), brusselsTime(new Date(instant))]).toEqual([instant, day, time])
    expect(brusselsYear(new Date(instant))).toBe(year)
  }
})

test('what an engine puts between day, month and year does not matter', () => {
  const { prototype } = Intl.DateTimeFormat
  const format = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
  Object.defineProperty(prototype, 'format', { ...format, get: () => () => '5/3/27' })
  try {
    expect(brusselsDay(new Date('2027-03-05T12:00:00Z'))).toBe('2027-03-05')
  } finally {
    Object.defineProperty(prototype, 'format', format)
  }
})

test('a time in Brussels is found again in every hour of a year', () => {
  for (let day = '2027-01-01'; day < '2028-01-01'; day = plusDays(day, 1)) {
    for (const time of ['00:00', '04:30', '09:00', '12:30', '17:00', '23:59']) {
      const instant = brusselsInstant(day, time)
      expect(`${brusselsDay(instant)} ${brusselsTime(instant)}`).toBe(`${day} ${time}`)
    }
  }
})

test('a time that the clock skips in spring is the one an hour later, one that comes twice the first', () => {
  expect(brusselsInstant('2027-03-28', '02:30').toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(brusselsInstant('2027-10-31', '02:30').toISOString()).toBe('2027-10-31T00:30:00.000Z')
})
