import { afterEach, expect, test, vi } from 'vitest'
import { withdrawableUntil } from './cancellation.ts'
import { brusselsDay, brusselsInstant, brusselsTime, brusselsYear, plusDays } from './days.ts'
import { easter, isPublicHoliday, workingDayFrom } from './public-holidays.ts'

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

test('Easter is where the calendar has it, early and late ones too', () => {
  expect([2019, 2024, 2025, 2026, 2027, 2038, 2285].map(easter)).toEqual([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2285-03-22',
  ])
})

test('Belgium has its ten public holidays and no others', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10))
  expect(days.filter(isPublicHoliday)).toEqual([
    '2027-01-01',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
    '2027-05-17',
    '2027-07-21',
    '2027-08-15',
    '2027-11-01',
    '2027-11-11',
    '2027-12-25',
  ])
})

test('a period ends on the next working day', () => {
  expect(workingDayFrom('2027-05-06')).toBe('2027-05-07')
  expect(workingDayFrom('2027-03-27')).toBe('2027-03-30')
  expect(workingDayFrom('2026-12-25')).toBe('2026-12-28')
  expect(workingDayFrom('2027-06-16')).toBe('2027-06-16')
})

test('the fourteen days of a consumer do not end on a public holiday', () => {
  const now = new Date('2026-12-12T12:00:00Z')
  const contract = {
    isConsumer: true,
    orderedAt: new Date('2026-12-11T12:00:00Z'),
    end: new Date('2027-06-01T12:00:00Z'),
  }
  // The fourteenth day is Christmas, a Friday: the next working day is Monday the 28th.
  expect(withdrawableUntil(contract, now)).toEqual(new Date('2026-12-28T23:00:00Z'))
})
