import { addressIn } from '../../domain/address-in.ts'
import { formatDayInYear, formatTimes } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { listed } from '../../ui/listed.ts'
import type { Session } from './journey-query.ts'

/** 'ma 4 en di 5 januari 2027'. */
export const daysOf = ({ schedule }: Session, locale: Locale) =>
  formatDays(
    listed(schedule).map(({ start }) => start),
    locale,
  )

/** The hours where each day has the same, else each day with its own. */
export function hoursOf({ schedule }: Session, locale: Locale): string[] {
  const days = listed(schedule)
  const hours = [...new Set(days.map(({ start, end }) => formatTimes(start, end, locale)))]
  if (hours.length === 1) return hours
  return days.map(({ start, end }) => `${formatDayInYear(start, locale)}, ${formatTimes(start, end, locale)}`)
}

/** 'Vaartstraat 12, Brussel', or that it is online. */
export const placeOf = ({ location }: Session, locale: Locale): string => {
  const place = inLocale(location.isOnline ? location.name : location.city, locale) ?? ''
  const address = addressIn(location, locale)
  return location.isOnline || !address ? place : `${address}, ${place}`
}

export const languageOf = ({ language }: Session, locale: Locale): string => inLocale(language.name, locale) ?? ''

export const seatsLeftOf = ({ capacity, registrationCount }: Session): number =>
  Math.max(0, capacity - registrationCount)
