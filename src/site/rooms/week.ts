import { plusDays } from '../../domain/days.ts'

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => plusDays(day, -((weekdayOf(day) + 6) % 7))

/** The days of the week of a day, the weekend only for a day of the weekend. */
export const daysOfWeek = (day: string): string[] =>
  Array.from({ length: isWeekend(day) ? 7 : 5 }, (_, index) => plusDays(mondayOf(day), index))
