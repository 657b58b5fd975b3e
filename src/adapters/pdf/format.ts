import type { Locale } from '../../domain/locales.ts'

const tags: Record<Locale, string> = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE' }

/** The font has no narrow space that does not break; a wider one does as well. */
const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** Cents as '€ 1.080,00': always with cents, so that columns of amounts line up. */
export const money = (cents: number, locale: Locale): string =>
  printable(new Intl.NumberFormat(tags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100))

export const number = (value: number, locale: Locale): string =>
  printable(new Intl.NumberFormat(tags[locale]).format(value))

/** A calendar date, YYYY-MM-DD, as '14 januari 2027'; French says 'le 1er'. */
export function day(date: string, locale: Locale, weekday?: 'long'): string {
  const format = new Intl.DateTimeFormat(tags[locale], { timeZone: 'UTC', dateStyle: weekday ? 'full' : 'long' })
  const text = format.format(new Date(date))
  return locale === 'fr' ? text.replace(/(?<!\d)1(?= \p{L})/u, '1er') : text
}

/** 'BE0999567875' as 'BE 0999.567.875'; any other number as it is. */
export const vatNumber = (vat: string): string => vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3')

const inCountry = (locale: Locale) => new Intl.DisplayNames([tags[locale]], { type: 'region' })

/** The name of a country given as a code; Belgium needs none. */
export function country(code: string | null, locale: Locale): string | null {
  if (!code || code === 'BE') return null
  return /^[A-Z]{2}$/.test(code) ? (inCountry(locale).of(code) ?? code) : code
}
