import { brusselsDay, brusselsYear, plusDays } from './days.ts'
import { formatDayWithWeekday, formatFullDate, formatTime, formatTimes } from './format.ts'
import type { Locale } from './locales.ts'

const joints = {
  nl: { last: ' en ', until: ' tot ', from: '', each: 'telkens ' },
  en: { last: ' and ', until: ' to ', from: '', each: 'each day ' },
  fr: { last: ' et ', until: ' au ', from: 'du ', each: 'chaque jour ' },
} as const satisfies Record<Locale, object>

/** Days of a list need the month and the year only where those of the next one differ. */
function dayBefore(day: string, next: string | undefined, locale: Locale): string {
  const shared =
    next?.slice(0, 7) === day.slice(0, 7) ? 'day' : next?.slice(0, 4) === day.slice(0, 4) ? 'month' : 'year'
  return formatDayWithWeekday(day, shared, locale)
}

/**
 * The days of a session as they are, each once: 'ma 4 en di 5 januari 2027', 'ma 12 tot wo 14 oktober 2026' for three or
 * more on end, 'ma 4, ma 11 en ma 18 januari 2027' for those that lie apart. Instants, or days as YYYY-MM-DD.
 */
export function formatDays(instants: readonly string[], locale: Locale): string {
  const days = [...new Set(instants.map((instant) => brusselsDay(new Date(instant))))].sort()
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const { last: and, until, from } = joints[locale]
  if (days.length > 2 && plusDays(first, days.length - 1) === last) {
    return `${from}${dayBefore(first, last, locale)}${until}${dayBefore(last, undefined, locale)}`
  }
  const said = days.map((day, place) => dayBefore(day, days[place + 1], locale))
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(and)
}

/** The same of a session, whose days the gateway types as possibly null. */
export const formatSessionDays = (schedule: readonly ({ start: string } | null)[], locale: Locale): string =>
  formatDays(
    schedule.flatMap((day) => day?.start ?? []),
    locale,
  )

/** From when to when each day lasts, as instants. */
export type Schedule = readonly { start: string; end: string }[]

/** The hours of a session: 'telkens 9.00–17.00 uur', or each day with its own where they differ. */
export function formatHours(schedule: Schedule, locale: Locale): string[] {
  const hours = [...new Set(schedule.map(({ start, end }) => formatTimes(start, end, locale)))]
  if (hours.length === 1) return hours.map((one) => (schedule.length > 1 ? joints[locale].each : '') + one)
  return schedule.map(
    ({ start, end }) => `${formatDayWithWeekday(start, 'year', locale)}, ${formatTimes(start, end, locale)}`,
  )
}

/** Days and hours: 'ma 4 en di 5 januari 2027, telkens 9.00–17.00 uur', or a line for each day where they differ. */
export function formatSchedule(schedule: Schedule, locale: Locale): string[] {
  const [hours = '', ...others] = formatHours(schedule, locale)
  if (others.length > 0) return [hours, ...others]
  return [`${formatSessionDays(schedule, locale)}, ${hours}`]
}

const before = { nl: ', ', en: ', ', fr: ' à ' } as const
const after = { nl: '\u00a0uur', en: '', fr: '' } as const

/** A deadline to the hour: 'donderdag 26 november, 14.00 uur'; with its year where that is not the one it is now. */
export const formatDeadline = (instant: string, now: string, locale: Locale): string =>
  deadlineParts(instant, now, locale).join('')

/** The same as its day, what joins them, and its time: where a line may end. */
export function deadlineParts(
  instant: string,
  now: string,
  locale: Locale,
): [day: string, joint: string, time: string] {
  const isThisYear = brusselsYear(new Date(instant)) === brusselsYear(new Date(now))
  const day = isThisYear ? formatDayWithWeekday(instant, 'deadline', locale) : formatFullDate(instant, locale)
  return [day, before[locale], `${formatTime(instant, locale)}${after[locale]}`]
}

const date = /(\d{1,2}(?:er)?) (\p{L}+) (?=\d{4}\b)/gu
const hour = /(\d) (?=uur\b)/g

/** A text of which no line ends within a date or an hour: '14 januari 2027', '14.30 uur'. */
export const keepTogether = (text: string): string =>
  text.replaceAll(date, '$1\u00a0$2\u00a0').replaceAll(hour, '$1\u00a0')
