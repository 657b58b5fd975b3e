import { brusselsDay, brusselsTime } from './days.ts'
import { formatClocks, formatFullDate } from './format.ts'
import type { Locale } from './locales.ts'

/** Days on which somebody cannot come, the last included; with times, only between these on each of the days. */
interface Absence {
  fromDay: string
  untilDay: string
  fromTime?: string | null
  untilTime?: string | null
}

/** Whether hours, as instants on one day, meet it. */
export function isMissed({ start, end }: { start: string; end: string }, absence: Absence): boolean {
  const { fromDay, untilDay, fromTime, untilTime } = absence
  const [from, until] = [new Date(start), new Date(end)]
  const day = brusselsDay(from)
  if (day < fromDay || day > untilDay) return false
  return !fromTime || !untilTime || (brusselsTime(from) < untilTime && brusselsTime(until) > fromTime)
}

/** '9.00–12.00 uur'; empty of whole days. */
export const absentHours = ({ fromTime, untilTime }: Absence, locale: Locale): string =>
  fromTime && untilTime ? formatClocks(fromTime, untilTime, locale) : ''

/** Its days and hours in a sentence; `period` joins the first and the last. */
export function absentWhen(
  absence: Absence,
  locale: Locale,
  period: (days: { from: string; until: string }) => string,
) {
  const [from, until] = [formatFullDate(absence.fromDay, locale), formatFullDate(absence.untilDay, locale)]
  return [from === until ? from : period({ from, until }), absentHours(absence, locale)].filter(Boolean).join(', ')
}
