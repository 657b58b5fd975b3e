import { brusselsDay, brusselsTime, brusselsZone } from './days.ts'
import type { Locale } from './locales.ts'

/** The variety of each language in which dates and numbers are written. */
export const languageTags = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE' } as const satisfies Record<Locale, string>

/** What is made of a locale alone, once for each. */
export function memo<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const known = made.get(locale) ?? make(locale)
    made.set(locale, known)
    return known
  }
}

const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  memo((locale) => new Intl.DateTimeFormat(languageTags[locale], { ...brusselsZone, ...options }))

const dayMonth = dateFormat({ day: 'numeric', month: 'short' })
const dayMonthYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })
const monthYear = dateFormat({ month: 'long', year: 'numeric' })
const fullDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const dayInYear = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const withWeekday = {
  day: dateFormat({ weekday: 'short', day: 'numeric' }),
  month: dateFormat({ weekday: 'short', day: 'numeric', month: 'long' }),
  year: dateFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
  deadline: dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
}
const plain = memo((locale) => new Intl.NumberFormat(languageTags[locale]))
const moneyFormat = (digits: number) =>
  memo(
    (locale) =>
      new Intl.NumberFormat(languageTags[locale], {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
      }),
  )
const euros = moneyFormat(0)
const eurosAndCents = moneyFormat(2)

/** An instant, or a day as YYYY-MM-DD. */
type Moment = string | Date
const dateOf = (moment: Moment) => (moment instanceof Date ? moment : new Date(moment))

/** French says 'le 1er', never 'le 1'. */
const ordinal = (text: string, locale: Locale) =>
  locale === 'fr' ? text.replace(/(?<!\d)1(?= \p{L}|$)/u, '1er') : text

/** French keeps the dot of a short word ('janv.', 'jeu.'); Dutch and English go without. */
const shortened = (text: string, locale: Locale) => text.replaceAll(locale === 'fr' ? ',' : /[.,]/g, '')

/** '14 jan', '14 janv.'. */
export const formatDayMonth = (moment: Moment, locale: Locale) =>
  ordinal(shortened(dayMonth(locale).format(dateOf(moment)), locale), locale)

/** '14 januari 2027'. */
export const formatDate = (moment: Moment, locale: Locale) =>
  ordinal(dayMonthYear(locale).format(dateOf(moment)), locale)

/** 'januari 2027', of a month as YYYY-MM. */
export const formatMonth = (month: string, locale: Locale) => monthYear(locale).format(new Date(`${month}-02`))

/** 'donderdag 14 januari 2027'. */
export const formatFullDate = (moment: Moment, locale: Locale) =>
  ordinal(fullDate(locale).format(dateOf(moment)), locale)

/** A time of day (HH:MM) as '8.30' (Dutch, before 'uur'), '8:30' or '8 h 30'; French leaves out whole hours' zeros. */
export function formatClock(time: string, locale: Locale): string {
  const [hour = '', minute = ''] = time.replace(/^0/, '').split(':')
  if (locale === 'fr') return minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`
  return `${hour}${locale === 'nl' ? '.' : ':'}${minute}`
}

/** An instant's time of day in Brussels, as formatClock writes it. */
export const formatTime = (moment: Moment, locale: Locale) => formatClock(brusselsTime(dateOf(moment)), locale)

/** '9.00–17.00 uur', '9:00–17:00', '9 h–17 h'. */
export const formatClocks = (from: string, until: string, locale: Locale) =>
  `${formatClock(from, locale)}–${formatClock(until, locale)}${locale === 'nl' ? '\u00a0uur' : ''}`

/** The same of instants. */
export const formatTimes = (start: Moment, end: Moment, locale: Locale) =>
  formatClocks(brusselsTime(dateOf(start)), brusselsTime(dateOf(end)), locale)

/** 'do 14 jan 2027', 'jeu. 14 janv. 2027'. */
export const formatDayInYear = (moment: Moment, locale: Locale) =>
  ordinal(shortened(dayInYear(locale).format(dateOf(moment)), locale), locale)

/** 'do 14', 'do 14 januari', 'do 14 januari 2027', and in full before a deadline: 'donderdag 14 januari'. */
export const formatDayWithWeekday = (moment: Moment, until: keyof typeof withWeekday, locale: Locale) =>
  ordinal(shortened(withWeekday[until](locale).format(dateOf(moment)), locale), locale)

/** '2027-01-14': the calendar day in Brussels, for <time datetime> and date inputs. */
export const calendarDay = (moment: Moment) => brusselsDay(dateOf(moment))

const fileSize = (unit: 'kilobyte' | 'megabyte') =>
  memo((locale) => new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit, maximumFractionDigits: 1 }))
const kilobytes = fileSize('kilobyte')
const megabytes = fileSize('megabyte')

/** Bytes as '1,2 MB' or '1,2 Mo'; what is smaller in kB, never less than 1. */
export const formatFileSize = (bytes: number, locale: Locale) =>
  bytes < 1_000_000
    ? kilobytes(locale).format(Math.max(1, Math.round(bytes / 1000)))
    : megabytes(locale).format(bytes / 1_000_000)

export const formatNumber = (value: number, locale: Locale) => plain(locale).format(value)

/** Cents as '€ 1.080', '€1,080' or '1 080 €', with cents only where there are some: '€ 12,50'. No space breaks. */
export function formatMoney(cents: number, locale: Locale): string {
  const format = cents % 100 === 0 ? euros(locale) : eurosAndCents(locale)
  return format.format(cents / 100)
}

/** Many fonts have no narrow space that does not break; a wider one does as well. */
export const widenSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** Cents as '€ 1.080,00', for documents and mails: always with cents, so that columns of amounts line up. */
export const formatAmount = (cents: number, locale: Locale): string =>
  widenSpaces(eurosAndCents(locale).format(cents / 100))
