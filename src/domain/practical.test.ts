import { describe, expect, test } from 'vitest'
import { lastToComplete, notDueFrom, practicalDay, practicalMoment } from './practical.ts'

describe('what is practical is mailed', () => {
  test.each([
    // A week of five days.
    ['2026-12-07', '2026-11-30'],
    // All Saints is a Sunday, Armistice Day a Wednesday.
    ['2026-11-16', '2026-11-06'],
    // Christmas and New Year, both on a Friday.
    ['2027-01-04', '2026-12-24'],
    // Easter Monday; Ascension Day, a Thursday.
    ['2027-04-02', '2027-03-25'],
    ['2027-05-07', '2027-04-29'],
    // What begins on a Saturday or a holiday counts back from there.
    ['2026-12-12', '2026-12-07'],
    ['2026-12-25', '2026-12-18'],
  ])('for what begins on %s on %s, five working days before', (firstDay, day) => {
    expect(practicalDay('practical', firstDay)).toBe(day)
  })

  test.each([
    ['2026-12-08', '2026-12-07'],
    ['2026-12-07', '2026-12-04'],
    ['2027-01-04', '2026-12-31'],
    ['2027-03-30', '2027-03-26'],
  ])('the link for what begins on %s on %s, a working day before', (firstDay, day) => {
    expect(practicalDay('link', firstDay)).toBe(day)
  })

  test('at nine in Brussels, in summer and in winter', () => {
    expect(practicalMoment('practical', new Date('2026-12-07T08:00:00Z'))).toEqual(new Date('2026-11-30T08:00:00Z'))
    expect(practicalMoment('practical', new Date('2027-06-07T07:00:00Z'))).toEqual(new Date('2027-05-31T07:00:00Z'))
    // Clocks went forward in between; just after midnight in Brussels it is that day already.
    expect(practicalMoment('link', new Date('2027-03-30T22:30:00Z'))).toEqual(new Date('2027-03-30T07:00:00Z'))
  })

  test('to all that begins before the first day that has to wait', () => {
    const day = (now: string) => notDueFrom('practical', new Date(now))
    const start = new Date('2026-12-07T08:00:00Z')
    expect([start < day('2026-11-30T07:59:59Z'), start < day('2026-11-30T08:00:00Z')]).toEqual([false, true])
    // Over Christmas and New Year.
    const january = new Date('2027-01-04T08:00:00Z')
    expect([january < day('2026-12-24T07:59:59Z'), january < day('2026-12-24T08:00:00Z')]).toEqual([false, true])
  })

  test('and somebody is asked for what is missing two working days before that', () => {
    expect(lastToComplete('practical', new Date('2026-11-26T12:00:00Z'))).toBe('2026-12-07')
    expect(lastToComplete('link', new Date('2026-12-30T12:00:00Z'))).toBe('2027-01-05')
  })
})
