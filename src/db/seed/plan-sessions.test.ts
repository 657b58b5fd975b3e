import { expect, test } from 'vitest'
import { brusselsInstant } from './calendar.ts'
import { courses } from './courses.ts'
import { planSessions } from './plan-sessions.ts'

const today = '2026-11-21'
const sessions = planSessions(courses, today)
const courseOf = (key: string) => courses.find((course) => course.key === key)
const inBrussels = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

test('there are at least 120 editions, most of them still to come, up to eight months ahead', () => {
  expect(sessions.length).toBeGreaterThanOrEqual(120)
  const starts = sessions.map((session) => session.schedule[0]?.start ?? '').sort()
  const past = starts.filter((start) => start < today).length
  expect(past).toBeGreaterThan(10)
  expect(past).toBeLessThan(sessions.length / 3)
  expect(starts[0] && starts[0] >= '2026-09-22').toBe(true)
  expect(starts.at(-1) && starts.at(-1)! <= '2027-07-25').toBe(true)
})

test('every course with a calendar has an edition to come, a tailored one has none', () => {
  for (const course of courses) {
    const coming = sessions.filter(
      (session) => session.course === course.key && (session.schedule[0]?.start ?? '') > today,
    )
    if (course.type === 'TAILORED') expect(coming, course.key).toEqual([])
    else expect(coming.length, course.key).toBeGreaterThan(1)
  }
})

test('lessons are on weekdays from nine to five in Brussels, in summer and in winter', () => {
  for (const { schedule } of sessions) {
    for (const { start, end } of schedule) {
      expect(inBrussels.format(new Date(start))).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? 09:00$/)
      expect(inBrussels.format(new Date(end))).toMatch(/17:00$/)
    }
  }
  expect(brusselsInstant('2027-01-11', 9)).toBe('2027-01-11T08:00:00.000Z')
  expect(brusselsInstant('2027-07-12', 9)).toBe('2027-07-12T07:00:00.000Z')
})

test('an edition is as long as its course, where and by whom that is given', () => {
  for (const session of sessions) {
    const course = courseOf(session.course)
    expect(session.schedule).toHaveLength(course?.days ?? 0)
    expect(course?.locations).toContain(session.location)
    expect(course?.languages).toContain(session.language)
    expect(course?.trainers).toContain(session.trainer)
    if (course?.type === 'ONLINE') expect(session.location).toBe('online')
  }
})

test('about one edition in ten is full, some have one to three seats left, none is oversold', () => {
  const left = sessions.map((session) => session.capacity - session.seatsTaken)
  expect(Math.min(...left)).toBe(0)
  const full = left.filter((seats) => seats === 0).length / left.length
  expect(full).toBeGreaterThan(0.07)
  expect(full).toBeLessThan(0.16)
  expect(left.filter((seats) => seats > 0 && seats < 4).length).toBeGreaterThan(10)
})

test('the same day gives the same plan', () => {
  expect(planSessions(courses, today)).toEqual(sessions)
})
