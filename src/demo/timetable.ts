import { brusselsInstant, plusDays } from '../domain/days.ts'
import { daysToDecide } from '../domain/sessions.ts'
import { lessonDayFrom } from './calendar.ts'
import type { CourseSeed } from './courses/shapes.ts'

interface Edition {
  /** Its first day. */
  first: string
  taken: number
  capacity: number
  /** Among all editions. */
  place: number
}

const nothing = { minimum: null, decisionOn: null, confirmedAt: null }

/**
 * Whether an edition runs. A third of its seats make it; of those that have fewer, every fourth with its decision ahead
 * waits for more, and the others are said to need no more than they have, so that staff are seldom asked in a year.
 */
export function runOf({ first, taken, capacity, place }: Edition, today: string) {
  const wanted = Math.ceil(capacity / 3)
  const decisionOn = plusDays(first, -daysToDecide)
  const isOpen = taken < wanted && decisionOn > today && place % 4 === 0
  if (isOpen) return { minimum: wanted, decisionOn, confirmedAt: null }
  if (taken === 0) return nothing
  const confirmedOn = decisionOn < today ? decisionOn : plusDays(today, -1)
  return { minimum: Math.min(wanted, taken), decisionOn, confirmedAt: brusselsInstant(confirmedOn, '09:00') }
}

type Lessons = Pick<CourseSeed, 'type' | 'days' | 'rhythm' | 'hoursADay'>

/** Local time in Brussels; `hours` without the lunch break. */
const halfDay = { start: '09:00', end: '12:30', hours: 3.5 }
const shortDay = { start: '09:00', end: '15:00', hours: 5 }
const wholeDay = { start: '09:00', end: '17:00', hours: 7 }

function lessonOf({ type, hoursADay }: Lessons) {
  if (type === 'ONLINE') return halfDay
  return hoursADay === 5 ? shortDay : wholeDay
}

const daysBetween = { weekly: 7, fortnightly: 14 }

/** The days of an edition that begins on that one; null where days that belong together would meet a weekend. */
export function lessonDays(course: Lessons, first: string): string[] | null {
  const count = course.type === 'ONLINE' ? course.days * 2 : course.days
  const rhythm = course.type === 'ONLINE' ? 'weekly' : course.rhythm
  const step = rhythm ? daysBetween[rhythm] : 1
  const days = [first]
  while (days.length < count) days.push(lessonDayFrom(plusDays(days.at(-1) ?? first, step)))
  const isTogether = rhythm !== undefined || days.at(-1) === plusDays(first, count - 1)
  return isTogether ? days : null
}

/** When lessons begin and end on those days, in UTC, and how many hours that makes. */
export function timetable(course: Lessons, days: string[]) {
  const { start, end, hours } = lessonOf(course)
  const at = (day: string, time: string) => brusselsInstant(day, time).toISOString()
  return {
    schedule: days.map((day) => ({ start: at(day, start), end: at(day, end) })),
    duration: days.length * hours,
  }
}
