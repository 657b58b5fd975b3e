import { type SQL, sql } from 'drizzle-orm'
import { brusselsYear } from '../../domain/days.ts'
import { together } from './sql.ts'

export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Fewer digits are part of too many numbers. */
const fewestDigits = 6
/** How alike a word must be to one that is written otherwise: 'vermuelen' and 'vermeulen' are. */
const alike = 0.42
/** A shorter word is like too many others. */
const shortestAlike = 4

export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** All words somewhere in a text that `plain_text` made, in whatever order; nothing fits no words. */
export const withWords = (text: SQL, words: readonly string[]): SQL =>
  words.length === 0
    ? sql`false`
    : together(words.map((word) => sql`${text} like plain_text(${`%${escapeLike(word)}%`})`))

/**
 * The same for words with a typing error; what is too short for that ('jan vermuelen') stands as it is. Null where no word
 * is long enough, or one is no word but an address or a number.
 */
export function withAlikeWords(text: SQL, words: readonly string[]): SQL | null {
  const isLong = (word: string) => word.length >= shortestAlike
  if (!words.some(isLong) || !words.every((word) => /^[\p{L}’'-]+$/u.test(word))) return null
  const long = words.filter(isLong).map((word) => sql`word_similarity(plain_text(${word}), ${text}) >= ${alike}`)
  const short = words.filter((word) => !isLong(word))
  return together([...(short.length > 0 ? [withWords(text, short)] : []), ...long])
}

/** The digits of a phone, VAT or reference number, however it is written ('BE 0999.123.457', '+++202/6000/40208+++'); null where it is none. */
export function digitsOf(text: string): string | null {
  if (!/^[a-z]{0,2}[\d\s+*/.()-]+$/i.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= fewestDigits && withoutCountry(digits).length >= fewestDigits - 1 ? digits : null
}

const withoutCountry = (digits: string) => digits.replace(/^(?:0032|32|0)/, '')

/** A number as a column with digits alone has it, or a part of it: a phone's country code or zero before it may differ. */
export const digitsPattern = (digits: string): string => `%${withoutCountry(digits)}%`

/** Whether a column has that number, or begins or ends like it. */
export const hasDigits = (column: SQL, digits: string): SQL =>
  sql`regexp_replace(${column}, '\\D', '', 'g') like ${digitsPattern(digits)}`

/** Cents of an amount as people or banks write it: '€ 2.420,00', '2420', '2,420.00'; null where it is none. */
export function amountOf(text: string): number | null {
  const written = text.replaceAll(/[€\s]|eur(?:os?)?/gi, '')
  const [, whole, cents = ''] = /^(\d{1,3}(?:[.,]?\d{3})?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return whole ? Number(whole.replace(/\D/, '')) * 100 + Number(cents.padEnd(2, '0')) : null
}

/** So many years of numbers are looked through where one is said without its year. */
const yearsBack = 6

/** The numbers of invoices that a text may mean, the newest first: '2026-0396', '2026/396', '396'; none where it is none. */
export function invoiceNumbersOf(text: string): string[] {
  const [, year, number] = /^[a-z]{0,2}(?:(20\d\d)[-/.]?)?(\d{1,6})$/i.exec(text.replaceAll(/\s/g, '')) ?? []
  if (!number) return []
  const padded = String(Number(number)).padStart(4, '0')
  const years = year ? [year] : Array.from({ length: yearsBack }, (_, back) => brusselsYear(new Date()) - back)
  return years.map((one) => `${one}-${padded}`)
}
