import { formatDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import type { RegistrationRecord } from './registration-list.ts'

type Session = Pick<RegistrationRecord['session'], 'schedule' | 'location' | 'language'>

/** The town, or how it is called where one takes part online. */
export const placeOf = ({ isOnline, name, city }: Session['location'], locale: Locale): string =>
  inLocale(isOnline ? name : city, locale) ?? ''

/** When, where and in which language, in a line. */
export function sessionFacts({ schedule, location, language }: Session, locale: Locale): string {
  const days = formatDays(
    schedule.flatMap((day) => day?.start ?? []),
    locale,
  )
  return [days, placeOf(location, locale), inLocale(language.name, locale)].filter(Boolean).join('\u00a0· ')
}
