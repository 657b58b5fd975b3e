import type { Locale } from '../domain/locales.ts'

const tags = { nl: 'nl-BE', en: 'en-BE', fr: 'fr-BE' } as const satisfies Record<Locale, string>
const timeZone = 'Europe/Brussels'

function memo<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  memo((locale) => new Intl.DateTimeFormat(tags[locale], { timeZone, ...options }))

const dayMonth = dateFormat({ day: 'numeric', month: 'short' })
const dayMonthYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const shortWeekday = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const clock = memo(() => new Intl.DateTimeFormat('nl-BE', { timeZone, hour: '2-digit', minute: '2-digit' }))
const brusselsDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
const plain = memo((locale) => new Intl.NumberFormat(tags[locale]))
const euros = memo(
  (locale) => new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
)
const eurosAndCents = memo((locale) => new Intl.NumberFormat(tags[locale], { minimumFractionDigits: 2 }))

type Moment = string | Date
const dateOf = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment))

/** '14 jan': the dots that Dutch and French put after a short month are left out. */
export const formatDayMonth = (moment: Moment, locale: Locale) =>
  dayMonth(locale).format(dateOf(moment)).replace(/\.$/, '')

/** '14 januari 2027'. */
export const formatDate = (moment: Moment, locale: Locale) => dayMonthYear(locale).format(dateOf(moment))

/** 'do 14 jan'. */
export const formatShortWeekday = (moment: Moment, locale: Locale) =>
  shortWeekday(locale).format(dateOf(moment)).replaceAll(/[.,]/g, '')

/** '09:00', as it is in Brussels. */
export const formatTime = (moment: Moment, locale: Locale) => clock(locale).format(dateOf(moment))

/** '2027-01-14': the calendar day in Brussels, for <time datetime> and date inputs. */
export const calendarDay = (moment: Moment) => brusselsDay.format(dateOf(moment))

export const formatNumber = (value: number, locale: Locale) => plain(locale).format(value)

/** Cents as '€ 1.080', with cents only where there are some: '€ 12,50'. The space never breaks. */
export function formatMoney(cents: number, locale: Locale): string {
  const format = cents % 100 === 0 ? euros(locale) : eurosAndCents(locale)
  return `€\u00a0${format.format(cents / 100)}`
}
