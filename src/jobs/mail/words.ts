import { formatAmount, formatDate } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { moment } from './format.ts'

type Value = MailData['values'] extends infer Values ? (Values extends Values ? Values[keyof Values] : never) : never

/** How values read in a sentence; those that are not here are texts already. */
const readings: Record<string, (value: string, locale: Locale) => string> = {
  date: formatDate,
  dueOn: formatDate,
  applyBy: formatDate,
  payBy: formatDate,
  requestBy: formatDate,
  claimBy: formatDate,
  validUntil: formatDate,
  expiresAt: moment,
  withdrawnAt: moment,
  plannedAt: moment,
  previous: formatDate,
  offered: formatDate,
}

/** Values that are cents. */
const amounts = new Set(['amount', 'expected', 'credited', 'refunded', 'kept', 'difference', 'estimate', 'netPrice'])

/** One line, whatever was typed into it. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** Nothing for what is not known. */
function wordOf(name: string, value: Value, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (amounts.has(name)) return formatAmount(Number(value), locale)
  return readings[name]?.(String(value), locale) ?? oneLine(String(value))
}

/** What fills the `{{name}}`s of a mail's texts. */
export const wordsOf = ({ values }: MailData, locale: Locale, brand: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Value]) => [name, wordOf(name, value, locale)]),
  ),
  brand,
})
