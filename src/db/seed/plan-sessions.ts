import { plusDays } from '../../domain/days.ts'
import { brusselsInstant, isLessonDay } from './calendar.ts'
import { pick, type Random, seededRandom, whole } from './random.ts'
import type { CourseSeed, LocationKey, TrainerKey } from './shapes.ts'

export interface PlannedSession {
  course: string
  location: LocationKey
  language: CourseSeed['languages'][number]
  trainer: TrainerKey
  schedule: { start: string; end: string }[]
  /** Hours. */
  duration: number
  capacity: number
  seatsTaken: number
}

const pastDays = 60
const comingDays = 240
/** Lessons from 09:00 to 17:00, with an hour for lunch. */
const hoursADay = 7

/** The days of one edition: one after the other, or for longer courses now and then one a week. */
function lessonDays(first: string, days: number, weekly: boolean): string[] {
  const list = [first]
  while (list.length < days) {
    let next = plusDays(list.at(-1) ?? first, weekly ? 7 : 1)
    while (!isLessonDay(next)) next = plusDays(next, 1)
    list.push(next)
  }
  return list
}

/** One edition in eight is full and about one in six nearly so, spread over the catalogue. */
function seatsTaken(capacity: number, place: number, random: Random): number {
  if (place % 8 === 3) return capacity
  if (place % 5 === 1) return capacity - whole(random, 1, 3)
  return whole(random, 0, Math.floor(capacity * 0.7))
}

function planCourse(course: CourseSeed, today: string, placeOfFirst: number): PlannedSession[] {
  const random = seededRandom(course.key)
  // Short courses come round more often; one edition in five or so lies behind us.
  const editions = course.days > 2 ? 4 : 5
  const step = (pastDays + comingDays) / editions
  return Array.from({ length: editions }, (_, edition) => {
    const offset = Math.floor(edition * step + random() * (step - 10)) - pastDays
    let first = plusDays(today, offset)
    while (!isLessonDay(first)) first = plusDays(first, 1)
    const days = lessonDays(first, course.days, course.days > 1 && random() < 0.35)
    return {
      course: course.key,
      location: pick(course.locations, edition + whole(random, 0, 1)),
      language: pick(course.languages, edition),
      trainer: pick(course.trainers, edition),
      schedule: days.map((day) => ({ start: brusselsInstant(day, 9), end: brusselsInstant(day, 17) })),
      duration: days.length * hoursADay,
      capacity: course.capacity,
      seatsTaken: seatsTaken(course.capacity, placeOfFirst + edition, random),
    }
  })
}

/** Editions of every course that has a calendar, the same ones for the same day; `today` as YYYY-MM-DD. */
export function planSessions(courses: CourseSeed[], today: string): PlannedSession[] {
  const sessions: PlannedSession[] = []
  for (const course of courses) {
    if (course.type !== 'TAILORED') sessions.push(...planCourse(course, today, sessions.length))
  }
  return sessions
}
