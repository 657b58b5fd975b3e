import { expect, test } from 'vitest'
import { brusselsDay, brusselsTime, plusDays } from '../domain/days.ts'
import { isLessonDay } from './calendar.ts'
import { courses } from './courses/courses.ts'
import { type PlannedSession, planSessions } from './plan-sessions.ts'
import { trainers } from './trainers.ts'

const today = '2026-11-21'
const sessions = planSessions(courses, today)

function courseOf({ course }: PlannedSession) {
  const found = courses.find(({ key }) => key === course)
  if (!found) throw new Error(`No course '${course}'`)
  return found
}
const trainerOf = (key: string) => trainers.find((trainer) => trainer.key === key)
const daysOf = ({ schedule }: PlannedSession) => schedule.map(({ start }) => brusselsDay(new Date(start)))
const firstDayOf = (session: PlannedSession) => daysOf(session)[0] ?? ''
const nameOf = (session: PlannedSession) => `${session.course} on ${firstDayOf(session)}`

/** Names of the sessions of which that does not hold. */
const exceptions = (holds: (session: PlannedSession) => boolean, of = sessions) =>
  of.filter((session) => !holds(session)).map(nameOf)

/** Days from one lesson to the next. */
const stepsOf = (session: PlannedSession) =>
  daysOf(session)
    .slice(1)
    .map((day, place) => (Date.parse(day) - Date.parse(daysOf(session)[place] ?? '')) / 86_400_000)

test('Dutch sessions are in Flanders or Brussels, French ones in Wallonia or Brussels, or online', () => {
  const places = { nl: ['antwerp', 'ghent'], fr: ['liege'], en: ['antwerp', 'ghent'] }
  expect(
    exceptions(({ language, location }) => ['brussels', 'online', ...places[language]].includes(location)),
  ).toEqual([])
})

test('a session is given where, in which language and by whom its course says', () => {
  expect(
    exceptions((session) => {
      const { locations, languages, trainers: known, capacity } = courseOf(session)
      const { location, language, trainer } = session
      return (
        locations.includes(location) &&
        languages.includes(language) &&
        known.includes(trainer) &&
        session.capacity === capacity
      )
    }),
  ).toEqual([])
})

test('every trainer of a course knows its field, and each language it is given in has one who speaks it', () => {
  for (const { key, field, languages, trainers: known } of courses) {
    const people = known.map(trainerOf)
    expect(
      people.filter((trainer) => !trainer?.fields.includes(field)),
      key,
    ).toEqual([])
    const spoken = people.flatMap((trainer) => trainer?.languages ?? [])
    expect(
      languages.filter((language) => !spoken.includes(language)),
      key,
    ).toEqual([])
  }
})

test('a trainer speaks the language of the session, and is in one place a day', () => {
  expect(exceptions(({ trainer, language }) => trainerOf(trainer)?.languages.includes(language) ?? false)).toEqual([])
  const taken = sessions.flatMap((session) => daysOf(session).map((day) => `${session.trainer} on ${day}`))
  expect(taken.filter((entry, place) => taken.indexOf(entry) !== place)).toEqual([])
})

test('lessons are on days when courses are given, and take the hours that the session says', () => {
  expect(exceptions((session) => daysOf(session).every(isLessonDay))).toEqual([])
  const timesOf = ({ schedule }: PlannedSession) =>
    new Set(schedule.map(({ start, end }) => `${brusselsTime(new Date(start))} to ${brusselsTime(new Date(end))}`))
  const hours = { '09:00 to 17:00': 7, '09:00 to 15:00': 5, '09:00 to 12:30': 3.5 }
  expect(
    exceptions((session) => {
      const [time, ...others] = Object.entries(hours).filter(([times]) => timesOf(session).has(times))
      return others.length === 0 && session.duration === (time?.[1] ?? 0) * session.schedule.length
    }),
  ).toEqual([])
})

test('a course of so many days has so many lessons; an online one has two half days for each, a week apart', () => {
  expect(
    exceptions((session) => {
      const { type, days, hoursADay = 7 } = courseOf(session)
      const parts = type === 'ONLINE' ? days * 2 : days
      return session.schedule.length === parts && session.duration === days * hoursADay
    }),
  ).toEqual([])
  const online = sessions.filter((session) => courseOf(session).type === 'ONLINE')
  expect(online.length).toBeGreaterThan(50)
  expect(exceptions((session) => (stepsOf(session)[0] ?? 0) >= 7, online)).toEqual([])
})

test('what a course says about its length is so in every session', () => {
  const numbers = ['one', 'two', 'three', 'four', 'five']
  const claims: [said: RegExp, holds: (session: PlannedSession, said: RegExpExecArray) => boolean][] = [
    [
      /\b(?:in|after|works?|for) (two|three|four|five) days\b|^(Two|Four|Five) days\b/m,
      ({ schedule }, [, inside, first]) => numbers[schedule.length - 1] === (inside ?? first)?.toLowerCase(),
    ],
    [/\bin one day\b|^One day\b/im, ({ schedule }) => schedule.length === 1],
    [/\btwo (?:half[ -]days|online sessions)\b/i, ({ schedule, duration }) => schedule.length === 2 && duration === 7],
    [/\bone day a week\b|\bspread over five weeks\b/, (session) => stepsOf(session).every((days) => days >= 5)],
    [/\bone day every two weeks\b/i, (session) => stepsOf(session).every((days) => days >= 10)],
    [/\ba week (?:apart|later)\b/, (session) => stepsOf(session).every((days) => days >= 7)],
    [/\bfifteen hours, divided over three days of five hours\b/, ({ duration }) => duration === 15],
  ]
  const checked = claims.map(([said, holds]) => {
    const about = sessions.flatMap((session) => {
      const { summary, description } = courseOf(session)
      const found = said.exec(`${summary.en}\n${description.en}`)
      return found ? [{ session, found }] : []
    })
    expect(about.filter(({ session, found }) => !holds(session, found)).map(({ session }) => nameOf(session))).toEqual(
      [],
    )
    return new Set(about.map(({ session }) => session.course)).size
  })
  expect(Math.min(...checked)).toBeGreaterThan(0)
})

test('days of a course that follow each other are in one week', () => {
  const together = sessions.filter((session) => courseOf(session).type !== 'ONLINE' && !courseOf(session).rhythm)
  expect(exceptions((session) => stepsOf(session).every((days) => days === 1), together)).toEqual([])
})

test('starts are spread over all weeks of the year ahead', () => {
  const starts = sessions.map(firstDayOf)
  for (let week = 0; week < 52; week += 1) {
    const [from, to] = [plusDays(today, week * 7), plusDays(today, week * 7 + 7)]
    const taught = Array.from({ length: 7 }, (_, day) => plusDays(from, day)).filter(isLessonDay).length
    const count = starts.filter((day) => from <= day && day < to).length
    if (taught >= 4) expect(count, `the week from ${from}`).toBeGreaterThan(1)
    expect(count, `the week from ${from}`).toBeLessThan(10)
  }
})

test('on any day of the year ahead every course with a calendar has an edition to come, in each of its languages', () => {
  for (let ahead = 0; ahead <= 365; ahead += 7) {
    const day = plusDays(today, ahead)
    const coming = new Set(sessions.filter((session) => firstDayOf(session) > day).map(({ course }) => course))
    expect(courses.filter(({ key, type }) => (type !== 'TAILORED') !== coming.has(key)).map(({ key }) => key)).toEqual(
      [],
    )
  }
  const spoken = new Set(
    sessions.filter((session) => firstDayOf(session) > today).map(({ course, language }) => `${course} in ${language}`),
  )
  const scheduled = courses.filter(({ type }) => type !== 'TAILORED')
  expect(spoken.size).toBe(scheduled.flatMap(({ languages }) => languages).length)
})

test('some editions are behind us, most are to come', () => {
  const past = sessions.filter((session) => firstDayOf(session) < today).length
  expect(past).toBeGreaterThan(30)
  expect(past).toBeLessThan(sessions.length / 4)
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
