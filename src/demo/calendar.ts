import { plusDays } from '../domain/days.ts'

/** Easter Sunday, YYYY-MM-DD, by Gauss's rule; right from 1900 to 2099. */
export function easter(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const days = 22 + moon + sunday
  const isLate = days === 57 || (days === 56 && moon === 28 && year % 19 > 10)
  return plusDays(`${year}-03-01`, days - 1 - (isLate ? 7 : 0))
}

/** Belgium's public holidays on a fixed date, and the week between Christmas and New Year. */
const closed = /-(01-01|05-01|07-21|08-15|11-01|11-11|12-2[4-9]|12-3[01])$/
/** Easter Monday, Ascension Day and Whit Monday, in days after Easter. */
const movable = [1, 39, 50]

const isHoliday = (day: string) =>
  closed.test(day) || movable.some((days) => plusDays(easter(Number(day.slice(0, 4))), days) === day)

/** Whether courses are given on a day: Monday to Friday, but for holidays. */
export function isLessonDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** That day, or the first one after it on which courses are given. */
export function lessonDayFrom(day: string): string {
  let found = day
  while (!isLessonDay(found)) found = plusDays(found, 1)
  return found
}

/**
 * Days from the seeding on for which the demo keeps what CONTRACT promises: a year, and some to spare. Deadlines and
 * sessions of what must not lapse lie beyond, so that the jobs, which know no demo, leave them alone.
 */
export const horizonDays = 380
