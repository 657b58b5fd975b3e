import { brusselsDay, brusselsInstant, plusDays, plusMonths } from '../../domain/days.ts'
import { languageTags } from '../../domain/format.ts'
import { plainText } from '../../domain/html.ts'
import { locales } from '../../domain/locales.ts'
import { shortestSearch } from '../../domain/values.ts'
import { amountOf, digitsOf, invoiceNumbersOf, wordsOf } from '../platform/index.ts'

/** What a text may mean to who looks for something in the panel. */
export interface Sought {
  /** The whole of it, with single blanks. */
  phrase: string
  words: string[]
  /** Those of them that say no day. */
  others: string[]
  /** Of a phone, a VAT number or a structured reference. */
  digits: string | null
  /** Cents. */
  amount: number | null
  /** Numbers of invoices, and of quotations without their Q. */
  numbers: string[]
  /** Stretches of days, each from the first instant to the one after the last. */
  days: [from: Date, to: Date][]
}

/** More words narrow nothing any more. */
const mostWords = 6

/** What each month is called in our languages, and how it is shortened where that is no beginning of it. */
const months = Array.from({ length: 12 }, (_, month) => {
  const name = (tag: string) => new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  const names = locales.map((locale) => plainText(name(languageTags[locale]).format(Date.UTC(2026, month, 15))))
  return month === 2 ? [...names, 'mrt'] : names
})

/** 1 to 12 by three letters or more of its name; 0 where there is none. */
function monthOf(word: string): number {
  const begun = plainText(word).replace(/\.$/, '')
  return begun.length < 3 ? 0 : months.findIndex((names) => names.some((name) => name.startsWith(begun))) + 1
}

const dayOf = (year: number, month: number, day: number): string | null => {
  const written = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null
}

/** Without its year a day is that of this year, of the last and of the next. */
const yearsOf = (year: string | undefined, today: string): number[] => {
  const now = Number(today.slice(0, 4))
  if (!year) return [now - 1, now, now + 1]
  return [Number(year.length === 2 ? `20${year}` : year)]
}

const patterns = [
  { is: /(?<!\S)(?<year>20\d\d)-(?<month>\d{1,2})-(?<day>\d{1,2})(?!\S)/, hasName: false },
  { is: /(?<!\S)(?<day>\d{1,2})[/.-](?<month>\d{1,2})(?:[/.-](?<year>20\d\d|\d\d))?(?!\S)/, hasName: false },
  { is: /(?<!\S)(?<day>\d{1,2})(?:er)?\s+(?<month>\p{L}{3,}\.?)(?:\s+(?<year>20\d\d))?(?!\S)/u, hasName: true },
  { is: /(?<!\S)(?<month>\p{L}{3,}\.?)\s+(?<year>20\d\d)(?!\S)/u, hasName: true },
] as const

/** The days that a text names ('26 nov', '26/11/2026', 'november 2026'), and the text without them. */
function readDays(text: string, today: string): { days: string[][]; rest: string } {
  for (const { is, hasName } of patterns) {
    const found = is.exec(text)
    if (!found?.groups) continue
    const { year, month = '', day } = found.groups
    const number = hasName ? monthOf(month) : Number(month)
    const days = yearsOf(year, today).flatMap((one) => {
      const first = number ? dayOf(one, number, Number(day ?? 1)) : null
      return first ? [[first, day ? plusDays(first, 1) : plusMonths(first, 1)]] : []
    })
    if (days.length > 0) return { days, rest: text.replace(found[0], ' ') }
  }
  return { days: [], rest: text }
}

/** Letters that a database keeps none of. */
const kept = (text: string) =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function readSought(text: string, now = new Date()): Sought {
  const phrase = kept(text)
  const { days, rest } = readDays(phrase, brusselsDay(now))
  return {
    phrase,
    words: wordsOf(phrase).slice(0, mostWords),
    others: wordsOf(rest).slice(0, mostWords),
    digits: digitsOf(phrase),
    amount: amountOf(phrase),
    numbers: invoiceNumbersOf(phrase),
    days: days.map(([from = '', to = '']) => [brusselsInstant(from, '00:00'), brusselsInstant(to, '00:00')]),
  }
}

const beside = new RegExp(`[\\p{L}\\p{N}]{${shortestSearch}}`, 'u')
/** An index finds what has three letters or digits beside each other. */
export const isFindable = (word: string): boolean => beside.test(word)

/** An e-mail address as far as its @; empty where a word is none. */
export const localPartOf = (word: string): string => word.slice(0, word.lastIndexOf('@') + 1)
