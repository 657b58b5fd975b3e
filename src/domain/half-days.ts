import { type HalfDay, halfDays } from './bookings.ts'
import { brusselsDay, brusselsInstant, brusselsTime } from './days.ts'

/** Half a day of a session; `day` as YYYY-MM-DD in Brussels. */
export interface LessonHalf {
  day: string
  half: HalfDay
}

const noon = '13:00'
const hour = 3_600_000

type Schedule = readonly { start: string; end: string }[]

/** Milliseconds of a day's lessons before and after one o'clock. */
function lengthsOf(schedule: Schedule, day: string): Record<HalfDay, number> {
  const middle = brusselsInstant(day, noon).getTime()
  const lengths = { morning: 0, afternoon: 0 }
  for (const part of schedule) {
    const [start, end] = [Date.parse(part.start), Date.parse(part.end)]
    if (brusselsDay(new Date(start)) !== day) continue
    lengths.morning += Math.max(0, Math.min(end, middle) - start)
    lengths.afternoon += Math.max(0, end - Math.max(start, middle))
  }
  return lengths
}

/** The half days in which a session meets: those with at least an hour of lesson, or else the one with most of it. */
export function lessonHalves(schedule: Schedule): LessonHalf[] {
  const days = [...new Set(schedule.map(({ start }) => brusselsDay(new Date(start))))].sort()
  return days.flatMap((day) => {
    const lengths = lengthsOf(schedule, day)
    const long = halfDays.filter((half) => lengths[half] >= hour)
    const longest = lengths.morning >= lengths.afternoon ? ('morning' as const) : ('afternoon' as const)
    return (long.length > 0 ? long : [longest]).map((half) => ({ day, half }))
  })
}

/** When the lessons of half a day begin and end; a day without a break in its schedule has it at one o'clock. */
export function hoursOfHalf(schedule: Schedule, { day, half }: LessonHalf): { start: Date; end: Date } {
  const middle = brusselsInstant(day, noon).getTime()
  const [from, until] = half === 'morning' ? [-Infinity, middle] : [middle, Infinity]
  const parts = schedule
    .map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const)
    .filter(([start, end]) => brusselsDay(new Date(start)) === day && start < until && end > from)
  const start = Math.max(from, Math.min(...parts.map(([first]) => first)))
  const end = Math.min(until, Math.max(...parts.map(([, last]) => last)))
  return { start: new Date(start), end: new Date(end) }
}

/** Whether half a day has come: of today the morning has, and from one o'clock the afternoon. */
export function isBegun({ day, half }: LessonHalf, now: Date): boolean {
  const today = brusselsDay(now)
  return day < today || (day === today && (half === 'morning' || brusselsTime(now) >= noon))
}

/**
 * Hours of each half day: those of the session, which count no breaks, divided by how long each half meets, in quarters of
 * an hour. Together they are the hours of the session.
 */
export function contactHoursOf(schedule: Schedule, hours: number): (LessonHalf & { hours: number })[] {
  const halves = lessonHalves(schedule)
  const lengths = halves.map(({ day, half }) => {
    const of = lengthsOf(schedule, day)
    return halves.some((other) => other.day === day && other.half !== half) ? of[half] : of.morning + of.afternoon
  })
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const until = (last: number) => {
    const length = lengths.slice(0, last).reduce((sum, one) => sum + one, 0)
    return last === halves.length ? hours : Math.round((4 * hours * length) / whole) / 4
  }
  return halves.map((of, index) => ({ ...of, hours: until(index + 1) - until(index) }))
}

/** A day as it was noted; halves of which two say something else are `disputed`. */
export interface NotedDay {
  day: string
  present: boolean
  morning: boolean | null
  afternoon: boolean | null
  disputed: string[]
}

/** What was noted of a half of a day: of one that was noted as a whole, the same; null for nothing. */
export function noted(
  day: { present: boolean; morning: boolean | null; afternoon: boolean | null } | undefined,
  half: HalfDay,
): boolean | null {
  if (!day) return null
  return day.morning === null && day.afternoon === null ? day.present : day[half]
}

/** Of which half days nobody noted who was there, or two noted something else. */
export const unnotedHalves = (schedule: Schedule, days: readonly NotedDay[]): LessonHalf[] =>
  lessonHalves(schedule).filter(({ day, half }) => {
    const of = days.find((one) => one.day === day)
    return noted(of, half) === null || of?.disputed.includes(half)
  })
