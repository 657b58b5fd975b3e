import { type SQL, sql } from 'drizzle-orm'
import { escapeLike } from './filters.ts'

/** Fewer digits are part of too many numbers. */
const fewestDigits = 6
/** How alike a word must be to one that is written otherwise: 'vermuelen' and 'vermeulen' are. */
const alike = 0.45
/** A shorter word is like too many others. */
const shortestAlike = 4

export const wordsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** All words somewhere in a text that `plain_text` made, in whatever order; nothing fits no words. */
export const withWords = (text: SQL, words: readonly string[]): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`${text} like plain_text(${`%${escapeLike(word)}%`})`),
        sql` and `,
      )

/** The same for words with a typing error; null where one is too short for that, or no word but an address or a number. */
export function withAlikeWords(text: SQL, words: readonly string[]): SQL | null {
  if (words.length === 0 || words.some((word) => word.length < shortestAlike || !/^[\p{L}’'-]+$/u.test(word)))
    return null
  return sql.join(
    words.map((word) => sql`word_similarity(plain_text(${word}), ${text}) >= ${alike}`),
    sql` and `,
  )
}

/** The digits of a phone, VAT or reference number, however it is written ('BE 0999.123.457', '+++202/6000/40208+++'); null where it is none. */
export function digitsOf(text: string): string | null {
  if (!/^[a-z]{0,2}[\d\s+*/.()-]+$/i.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= fewestDigits ? digits : null
}

/** Whether a column has that number: a phone's country code or zero before it may differ. */
export const hasDigits = (column: SQL, digits: string): SQL =>
  sql`regexp_replace(${column}, '\\D', '', 'g') like ${`%${digits.replace(/^(?:0032|32|0)/, '')}`}`
