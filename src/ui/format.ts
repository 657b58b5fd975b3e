import type { Locale } from '../domain/locales.ts'

const tags = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE' } as const satisfies Record<Locale, string>
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
const moneyFormat = (digits: number) =>
  memo(
    (locale) =>
      new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR', minimumFractionDigits: digits }),
  )
const euros = moneyFormat(0)
const eurosAndCents = moneyFormat(2)

type Moment = string | Date
const dateOf = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment))

/** French says 'le 1er', never 'le 1'. */
const ordinal = (text: string, locale: Locale) => (locale === 'fr' ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text)

/** '14 jan': the dots that Dutch and French put after a short month are left out. */
export const formatDayMonth = (moment: Moment, locale: Locale) =>
  ordinal(dayMonth(locale).format(dateOf(moment)).replace(/\.$/, ''), locale)

/** '14 januari 2027'. */
export const formatDate = (moment: Moment, locale: Locale) =>
  ordinal(dayMonthYear(locale).format(dateOf(moment)), locale)

/** 'do 14 jan'. */
export const formatShortWeekday = (moment: Moment, locale: Locale) =>
  ordinal(shortWeekday(locale).format(dateOf(moment)).replaceAll(/[.,]/g, ''), locale)

/** '09:00', as it is in Brussels. */
export const formatTime = (moment: Moment, locale: Locale) => clock(locale).format(dateOf(moment))

/** '2027-01-14': the calendar day in Brussels, for <time datetime> and date inputs. */
export const calendarDay = (moment: Moment) => brusselsDay.format(dateOf(moment))

export const formatNumber = (value: number, locale: Locale) => plain(locale).format(value)

/** Cents as '€ 1.080', '€1,080' or '1 080 €', with cents only where there are some: '€ 12,50'. No space breaks. */
export function formatMoney(cents: number, locale: Locale): string {
  const format = cents % 100 === 0 ? euros(locale) : eurosAndCents(locale)
  return format.format(cents / 100)
}
