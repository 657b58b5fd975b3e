import { formatDays, formatHours } from '../../domain/format.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { addressIn } from '../../domain/provider.ts'
import { listed } from '../../ui/listed.ts'
import type { Session } from './journey-query.ts'

/** 'ma 4 en di 5 januari 2027'. */
export const daysOf = ({ schedule }: Session, locale: Locale) =>
  formatDays(
    listed(schedule).map(({ start }) => start),
    locale,
  )

/** The hours of each day, or each day with its own. */
export const hoursOf = ({ schedule }: Session, locale: Locale): string[] => formatHours(listed(schedule), locale)

/** 'Vaartstraat 12, Brussel', or that it is online. */
export const placeOf = ({ location }: Session, locale: Locale): string => {
  const place = inLocale(location.isOnline ? location.name : location.city, locale) ?? ''
  const address = addressIn(location, locale)
  return location.isOnline || !address ? place : `${address}, ${place}`
}

export const languageOf = ({ language }: Session, locale: Locale): string => inLocale(language.name, locale) ?? ''

export const seatsLeftOf = ({ capacity, registrationCount }: Session): number =>
  Math.max(0, capacity - registrationCount)
