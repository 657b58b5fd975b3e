import { plusDays } from './days.ts'
import { partOfDay } from './part-of-day.ts'
import { isPublicHoliday, workingDayFrom } from './public-holidays.ts'

export interface Series {
  /** YYYY-MM-DD, of the first session. */
  firstDay: string
  everyWeeks: number
  /** How many sessions. */
  times: number
  /** How many days each of them takes. */
  days: number
  /** 'HH:MM' in Brussels. */
  from: string
  until: string
}

const week = 7

/** The days of a session: its first, and the working days that follow. */
function daysOfSession(first: string, days: number): string[] {
  const found = [first]
  while (found.length < days) found.push(workingDayFrom(plusDays(found.at(-1) ?? first, 1)))
  return found
}

/** The same session every so many weeks. One that would begin on a public holiday is left out, and comes at the end. */
export function planSeries({ firstDay, everyWeeks, times, days, from, until }: Series) {
  const sessions: { days: string[]; schedule: { start: string; end: string }[] }[] = []
  const skipped: string[] = []
  for (let day = firstDay; sessions.length < times; day = plusDays(day, everyWeeks * week)) {
    if (isPublicHoliday(day)) {
      skipped.push(day)
      continue
    }
    const own = daysOfSession(day, days)
    sessions.push({ days: own, schedule: own.map((one) => partOfDay(one, { from, until })) })
  }
  return { sessions, skipped }
}
