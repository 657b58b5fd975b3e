import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { formatClock, formatFullDate, formatTime } from '../../domain/format.ts'
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

/** Two instants, on one day or on two, in Brussels. */
export function period(start: string, end: string, locale: Locale): string {
  const day = dayOf(start)
  if (day === dayOf(end)) return hours(day, brusselsTime(new Date(start)), brusselsTime(new Date(end)), locale)
  return mailTranslator(locale)('when.days', {
    firstDay: formatFullDate(start, locale),
    lastDay: formatFullDate(end, locale),
    start: formatTime(start, locale),
    end: formatTime(end, locale),
  })
}
