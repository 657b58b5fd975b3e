import rosetta from 'rosetta'
import type { Locale } from './locales.ts'

type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string]
type Counted<T> = {
  [K in keyof T & string]: T[K] extends string
    ? never
    : T[K] extends { one: string; other: string }
      ? K
      : `${K}.${Counted<T[K]>}`
}[keyof T & string]
type Params = Record<string, string | number>

/** The path of a text in a tree of texts: 'invoice.title'. */
export type TextKey<Texts> = Leaves<Texts>

/** Says a text; `{{name}}` in it is filled from the params, once: what is filled in is not read for more. */
export interface Translate<Texts> {
  (key: TextKey<Texts>, params?: Params): string
  /** Picks `key.one` or `key.other` by the language's own rules; `{{count}}` is the number. */
  count: (key: Counted<Texts>, count: number, params?: Params) => string
}

type Lookup = (key: string, params?: Params) => string

function lookupIn(texts: object): Lookup {
  const table = rosetta({ texts })
  const look: Lookup = (key, params) => table.t(key, params, 'texts') || key
  const plain = new Map<string, string>()
  return (key, params) => {
    if (params) return look(key, params)
    const known = plain.get(key) ?? look(key)
    plain.set(key, known)
    return known
  }
}

const plurals = new Map<Locale, Intl.PluralRules>()

function pluralsOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, known)
  return known
}

function makeTranslator(locale: Locale, texts: object) {
  const translate = lookupIn(texts)
  const count = (key: string, count: number, params?: Params) => {
    const form = pluralsOf(locale).select(count) === 'one' ? 'one' : 'other'
    return translate(`${key}.${form}`, { count, ...params })
  }
  return Object.assign(translate, { count })
}

const none = {}

/** By texts, which are of one language. */
const translators = new WeakMap<object, { shared: object; translate: ReturnType<typeof makeTranslator> }>()

/**
 * The translator of a tree of texts in one language, and behind it of those that several trees say; a text that is not
 * there is said as its key.
 */
export function translatorOf<Texts extends object, Shared = unknown>(
  locale: Locale,
  texts: Texts | undefined,
  shared: object = none,
): Translate<Texts & Shared> {
  const own = texts ?? none
  const known = translators.get(own)
  if (known?.shared === shared) return known.translate
  const translate = makeTranslator(locale, { ...shared, ...own })
  translators.set(own, { shared, translate })
  return translate
}

/** The names of what is filled in, each once: 'name' of '{{name}}'. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))].sort()

const shortest = 80
const longest = 2000

/** How many characters may stand in a text's place: a button has no room for a paragraph. */
export const longestInPlaceOf = (original: string): number => Math.max(shortest, Math.min(longest, original.length * 3))

/** Signs that mean something in Markdown or HTML; of each kind a text has none that the original has not. */
const markup = [/\*\*/, /\]\(/, /[<>]/]

/** A line break is one, whatever a browser makes of it. */
export const plainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** Why a text cannot stand in the place of another; null where it can. */
export function textProblem(text: string, original: string) {
  if (text.trim() === '') return 'error.required'
  if (text.length > longestInPlaceOf(original)) return 'error.tooLong'
  const filled = text.replaceAll(/\{\{\w+\}\}/g, '')
  if (/\{\{|\}\}/.test(filled) || placeholdersOf(text).join() !== placeholdersOf(original).join())
    return 'error.placeholders'
  const isPlain = markup.every((sign) => !sign.test(filled) || sign.test(original))
  return isPlain && (original.includes('\n') || !text.includes('\n')) ? null : 'error.plainText'
}
