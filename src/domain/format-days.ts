import { brusselsDay, brusselsYear } from './days.ts'
import { formatDayWithWeekday, formatFullDate, formatTime } from './format.ts'
import type { Locale } from './locales.ts'

const joints = {
  nl: { two: ' en ', many: ' tot ', before: '' },
  en: { two: ' and ', many: ' to ', before: '' },
  fr: { two: ' et ', many: ' au ', before: 'du ' },
} as const satisfies Record<Locale, object>

/** The days of a session in few words: 'ma 4 en di 5 januari 2027', 'ma 12 tot wo 14 oktober 2026'; `count` where only the first and last are given. */
export function formatDays(instants: readonly string[], locale: Locale, count?: number): string {
  const days = [...new Set(instants.map((instant) => brusselsDay(new Date(instant))))].sort()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  if (first === last) return first && formatDayWithWeekday(first, 'year', locale)
  const { two, many, before } = joints[locale]
  const shared =
    first.slice(0, 7) === last.slice(0, 7) ? 'day' : first.slice(0, 4) === last.slice(0, 4) ? 'month' : 'year'
  const [from, to] = [formatDayWithWeekday(first, shared, locale), formatDayWithWeekday(last, 'year', locale)]
  return (count ?? days.length) === 2 ? `${from}${two}${to}` : `${before}${from}${many}${to}`
}

const before = { nl: ', ', en: ', ', fr: ' à ' } as const
const after = { nl: '\u00a0uur', en: '', fr: '' } as const

/** A deadline to the hour: 'donderdag 26 november, 14.00 uur'; with its year where that is not the one it is now. */
export function formatDeadline(instant: string, now: string, locale: Locale): string {
  const isThisYear = brusselsYear(new Date(instant)) === brusselsYear(new Date(now))
  const day = isThisYear ? formatDayWithWeekday(instant, 'deadline', locale) : formatFullDate(instant, locale)
  return `${day}${before[locale]}${formatTime(instant, locale)}${after[locale]}`
}
