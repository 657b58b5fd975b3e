import { formatAmount, formatNumber, languageTags, widenSpaces } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'

/** A minus as wide as a digit, which no line ends after. */
const withMinus = (text: string) => text.replace('-', '\u2212')

export const number = (value: number, locale: Locale): string => withMinus(widenSpaces(formatNumber(value, locale)))

/** Cents as '€ 1.080,00'. */
export const amount = (cents: number, locale: Locale): string => withMinus(formatAmount(cents, locale))

/** '21 %'; English writes no space. */
export const percent = (rate: number, locale: Locale): string =>
  `${number(rate, locale)}${locale === 'en' ? '' : '\u00a0'}%`

/** 'BE0999567875' as 'BE 0999.567.875'; any other number as it is. */
export const vatNumber = (vat: string): string => vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3')

const inCountry = (locale: Locale) => new Intl.DisplayNames([languageTags[locale]], { type: 'region' })

/** The name of a country given as a code; Belgium needs none. */
export function country(code: string | null, locale: Locale): string | null {
  if (!code || code === 'BE') return null
  return /^[A-Z]{2}$/.test(code) ? (inCountry(locale).of(code) ?? code) : code
}
