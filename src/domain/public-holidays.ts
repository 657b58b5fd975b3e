import { plusDays } from './days.ts'

/** Easter Sunday of a year (Gregorian; the anonymous algorithm of 1876), YYYY-MM-DD. */
export function easter(year: number): string {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}

/** Which days are a holiday from a year on; `afterEaster` counts in days from Easter Sunday. */
interface HolidayRule {
  fromYear: number
  fixed: readonly string[]
  afterEaster: readonly number[]
}

/**
 * Belgium's ten public holidays: Act of 4 January 1974, and Royal Decree of 18 April 1974, article 1. Oldest first; a new
 * rule is a new row.
 */
const holidayRules: readonly HolidayRule[] = [
  {
    fromYear: 1974,
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    // Easter Monday, Ascension Day, Whit Monday.
    afterEaster: [1, 39, 50],
  },
]

/** Whether a day (YYYY-MM-DD) is a public holiday in Belgium. */
export function isPublicHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const rule = holidayRules.findLast(({ fromYear }) => fromYear <= year)
  if (!rule) return false
  return rule.fixed.includes(day.slice(5)) || rule.afterEaster.some((days) => plusDays(easter(year), days) === day)
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Whether a day (YYYY-MM-DD) is one on which people work: no Saturday, Sunday or public holiday. */
export const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isPublicHoliday(day)

/** The day itself, or the next one that is no Saturday, Sunday or public holiday (Regulation 1182/71, article 3, 4). */
export const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : workingDayFrom(plusDays(day, 1)))

/** The day that is so many working days before another, which may be any day itself. */
export function workingDaysBefore(day: string, count: number): string {
  if (count === 0) return day
  const before = plusDays(day, -1)
  return workingDaysBefore(before, isWorkingDay(before) ? count - 1 : count)
}
