import { expect, test } from 'vitest'
import { planSeries } from './sessions.ts'

const hours = { from: '09:00', until: '16:30' }

test('a series keeps its hours over the change to winter time', () => {
  const { sessions } = planSeries({ firstDay: '2027-10-25', everyWeeks: 2, times: 2, days: 1, ...hours })
  expect(sessions.flatMap(({ schedule }) => schedule)).toEqual([
    { start: '2027-10-25T07:00:00.000Z', end: '2027-10-25T14:30:00.000Z' },
    { start: '2027-11-08T08:00:00.000Z', end: '2027-11-08T15:30:00.000Z' },
  ])
})

test('one that would begin on a public holiday comes at the end, and long ones go over weekends and holidays', () => {
  const { sessions, skipped } = planSeries({ firstDay: '2027-05-06', everyWeeks: 1, times: 2, days: 3, ...hours })
  // Ascension Day is 6 May 2027, Whit Monday 17 May.
  expect(skipped).toEqual(['2027-05-06'])
  expect(sessions.map(({ days }) => days)).toEqual([
    ['2027-05-13', '2027-05-14', '2027-05-18'],
    ['2027-05-20', '2027-05-21', '2027-05-24'],
  ])
})
