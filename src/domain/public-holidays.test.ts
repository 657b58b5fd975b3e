import { expect, test } from 'vitest'
import { easter, isPublicHoliday, workingDayFrom } from './public-holidays.ts'
import { withdrawableUntil } from './withdrawal.ts'

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
