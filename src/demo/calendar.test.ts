import { expect, test } from 'vitest'
import { easter, isLessonDay, lessonDayFrom } from './calendar.ts'

test('Easter is where the church puts it', () => {
  const known = [
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2024-03-31',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
  ]
  expect(known.map((day) => easter(Number(day.slice(0, 4))))).toEqual(known)
})

test('nobody teaches at weekends, on public holidays, or between Christmas and New Year', () => {
  const free = [
    '2027-01-01',
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-05-06',
    '2027-05-17',
    '2027-07-21',
    '2026-12-28',
  ]
  expect(free.filter(isLessonDay)).toEqual([])
  const taught = ['2027-01-04', '2027-03-30', '2027-05-07', '2027-07-20', '2026-12-23']
  expect(taught.filter(isLessonDay)).toEqual(taught)
  expect(lessonDayFrom('2026-12-24')).toBe('2027-01-04')
})
