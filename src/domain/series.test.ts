import { expect, test } from 'vitest'
import { isApart, planSeries } from './sessions.ts'

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

test('what is left out does not come, what moves has its days from another day on, and no two are on one day', () => {
  const series = { firstDay: '2027-01-11', everyWeeks: 1, times: 4, days: 2, ...hours }
  const { sessions, leftOut } = planSeries({ ...series, skip: '2027-01-18', moved: '2027-01-25:2027-01-28' })
  expect(leftOut).toEqual(['2027-01-18'])
  expect(sessions.map(({ first, days }) => [first, days])).toEqual([
    ['2027-01-11', ['2027-01-11', '2027-01-12']],
    ['2027-01-25', ['2027-01-28', '2027-01-29']],
    ['2027-02-01', ['2027-02-01', '2027-02-02']],
  ])
  expect(isApart({ ...series, moved: '2027-01-25:2027-01-28' })).toBe(true)
  expect(isApart({ ...series, moved: '2027-01-25:2027-02-02' })).toBe(false)
})
