import { formatDays } from '../../../domain/format-days.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import type { RegistrationRecord } from './registration-list.ts'

type Session = Pick<RegistrationRecord['session'], 'schedule' | 'location' | 'language'>

/** When, where and in which language, in a line. */
export function sessionFacts({ schedule, location, language }: Session, locale: Locale): string {
  const days = formatDays(
    schedule.flatMap((day) => day?.start ?? []),
    locale,
  )
  const place = inLocale(location.isOnline ? location.name : location.city, locale)
  return [days, place, inLocale(language.name, locale)].filter(Boolean).join('\u00a0· ')
}
