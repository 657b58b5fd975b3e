import { day, money } from '../../adapters/pdf/format.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Locale } from '../../domain/locales.ts'
import { fill, textsIn } from './texts.ts'

const clock = new Intl.DateTimeFormat('nl-BE', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' })

const time = (instant: string) => clock.format(new Date(instant))
const longDay = (date: string, locale: Locale) => day(date, locale, 'long')
const dayOf = (instant: string) => brusselsDay(new Date(instant))

export { day as shortDay, longDay, money }

/** An instant as 'donderdag 14 januari 2027 om 14:30', in Brussels. */
export const moment = (instant: string, locale: Locale): string =>
  fill(textsIn(locale).when.moment, { day: longDay(dayOf(instant), locale), time: time(instant) })

/** A calendar date and local hours as 'donderdag 14 januari 2027, van 08:30 tot 12:30'. */
export const hours = (date: string, start: string, end: string, locale: Locale): string =>
  fill(textsIn(locale).when.day, { day: longDay(date, locale), start, end })

/** Two instants, on one day or on two, in Brussels. */
export function period(start: string, end: string, locale: Locale): string {
  const [firstDay, lastDay] = [dayOf(start), dayOf(end)]
  if (firstDay === lastDay) return hours(firstDay, time(start), time(end), locale)
  return fill(textsIn(locale).when.days, {
    firstDay: longDay(firstDay, locale),
    lastDay: longDay(lastDay, locale),
    start: time(start),
    end: time(end),
  })
}
