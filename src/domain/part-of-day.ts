import { brusselsInstant } from './days.ts'

/** Hours of a day in Brussels as instants: summer time or not, '09:00' is nine o'clock. */
export const partOfDay = (day: string, { from, until }: { from: string; until: string }) => ({
  start: brusselsInstant(day, from).toISOString(),
  end: brusselsInstant(day, until).toISOString(),
})
