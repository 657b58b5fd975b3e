import { type AllTexts, bundledTexts, type SharedNamespace } from '../../../locales/texts.ts'
import type { InvoiceDocument } from '../../domain/documents.ts'
import { formatAmount, formatDate, formatNumber, widenSpaces } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { broughtBy, type Payer } from '../../domain/money.ts'
import { type Translate, translatorOf } from '../../domain/translator.ts'

export type DocumentTexts = AllTexts['document']
type SharedTexts = Pick<AllTexts, SharedNamespace>
export type TranslateDocument = Translate<DocumentTexts & SharedTexts>

/** Says what documents say in a language. */
export const documentTranslator = (locale: Locale): TranslateDocument =>
  translatorOf<DocumentTexts, SharedTexts>(locale, bundledTexts[locale].document, bundledTexts[locale])

/** A minus as wide as a digit, which no line ends after. */
const withMinus = (text: string) => text.replace('-', '\u2212')

export const number = (value: number, locale: Locale): string => withMinus(widenSpaces(formatNumber(value, locale)))

/** Cents as '€ 1.080,00'. */
export const amount = (cents: number, locale: Locale): string => withMinus(formatAmount(cents, locale))

/** '21 %'; English writes no space. */
export const percent = (rate: number, locale: Locale): string =>
  `${number(rate, locale)}${locale === 'en' ? '' : '\u00a0'}%`

/** Who brings what, where the kmo-portefeuille helps to pay. */
export function sharesText({ shares = [], locale }: InvoiceDocument, t: TranslateDocument): string | null {
  if (shares.length === 0) return null
  const of = (payer: Payer) => amount(broughtBy(payer, shares), locale)
  return t('invoice.shares', { own: of('customer'), aid: of('agency') })
}

/** What becomes of the invoice that a credit note takes back. */
export function creditText(
  { creditOf: number = '', isPart, replacedBy }: InvoiceDocument,
  t: TranslateDocument,
): string {
  if (replacedBy) return t(isPart ? 'invoice.creditSplit' : 'invoice.creditReplaced', { number, by: replacedBy })
  return t(isPart ? 'invoice.creditPart' : 'invoice.creditDone', { number })
}

/** What is to be transferred: of what the kmo-portefeuille helps to pay, the VAT alone. */
export function payText(
  { shares, locale, net, vat, total, received = 0, dueOn }: InvoiceDocument,
  t: TranslateDocument,
): string {
  const date = formatDate(dueOn, locale)
  if (!shares) return t('invoice.pay', { amount: amount(total - received, locale), date })
  return t('invoice.payShared', { vat: amount(vat, locale), net: amount(net, locale), date })
}
