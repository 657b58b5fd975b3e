import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { formatClock, formatFullDate, formatSchedule, formatTime, type Schedule } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { mailTranslator } from './texts.ts'

const dayOf = (instant: string) => brusselsDay(new Date(instant))

/** An instant as 'donderdag 14 januari 2027 om 14.30 uur', in Brussels. */
export const moment = (instant: string, locale: Locale): string =>
  mailTranslator(locale)('when.moment', { day: formatFullDate(instant, locale), time: formatTime(instant, locale) })

/** A calendar date and local hours as 'donderdag 14 januari 2027, van 8.30 tot 12.30 uur'. */
export const hours = (date: string, start: string, end: string, locale: Locale): string =>
  mailTranslator(locale)('when.day', {
    day: formatFullDate(date, locale),
    start: formatClock(start, locale),
    end: formatClock(end, locale),
  })

/** A session's days and hours: those of one day in full, of more as they are. */
export function days(schedule: Schedule, locale: Locale): string[] {
  const [first, ...others] = schedule
  if (!first || others.length > 0) return formatSchedule(schedule, locale)
  return [hours(dayOf(first.start), brusselsTime(new Date(first.start)), brusselsTime(new Date(first.end)), locale)]
}

/** The first and the last day, where no more is known of them. */
export const firstAndLast = (start: string, end: string, locale: Locale): string[] =>
  dayOf(start) === dayOf(end)
    ? days([{ start, end }], locale)
    : [
        mailTranslator(locale)('when.days', {
          firstDay: formatFullDate(start, locale),
          lastDay: formatFullDate(end, locale),
          start: formatTime(start, locale),
          end: formatTime(end, locale),
        }),
      ]
