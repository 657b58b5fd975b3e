import { eq, sql } from 'drizzle-orm'
import { bundledTexts, currentTexts, type TextOverride } from '../../../locales/texts.ts'
import type { Executor } from '../../db/client.ts'
import { interfaceTexts, users } from '../../db/tables.ts'
import { plainText } from '../../domain/html.ts'
import { isLocale, type Locale, locales, perLocale } from '../../domain/locales.ts'
import { longestInPlaceOf, placeholdersOf, textProblem } from '../../domain/translator.ts'
import { type ApiContext, invalid, pick, preparedByShape, readFilters, readPaging } from '../platform/index.ts'

type Tree = { readonly [name: string]: string | Tree }

/** The control panel's own words, the page that shows the kit, and documents, which stay as they were issued. */
const isLeftOut = (namespace: string) => /^(?:panel(?:-.+)?|kit-page|document)$/.test(namespace)

function leavesOf(tree: Tree, above: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, below]): [string, string][] => {
    const key = above ? `${above}.${name}` : name
    return typeof below === 'string' ? [[key, below]] : leavesOf(below, key)
  })
}

function textsOf(locale: Locale, texts: Record<Locale, Tree> = bundledTexts): Map<string, string> {
  const own = Object.entries(texts[locale]).filter(([namespace]) => !isLeftOut(namespace))
  return new Map(leavesOf(Object.fromEntries(own), ''))
}

const originals = perLocale((locale) => textsOf(locale))

/** What only joins other things, such as a colon, is no text. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))

/** What the release says at a key; undefined where there is no text that editors change. */
export const originalOf = (key: string, locale: Locale): string | undefined => originals[locale].get(key)

/** Every text that editors may change, in the order of the files. */
const textKeys: readonly string[] = [...originals.nl.keys()].filter((key) =>
  locales.every((locale) => hasWords(originals[locale].get(key) ?? '')),
)

const known = new Set(textKeys)

export const isTextKey = (key: string): boolean => known.has(key)

export interface StoredChange extends TextOverride {
  changedAt: Date
  author: string | null
}

/** A later release may have another text there, or none: what fits it no more is not said. */
const fits = ({ key, locale, text }: TextOverride) =>
  isLocale(locale) && isTextKey(key) && textProblem(text, originalOf(key, locale) ?? '') === null

const changesOf = preparedByShape(String, (db, isOfOne: boolean) =>
  db
    .select({
      ...pick(interfaceTexts, 'key', 'locale', 'text', 'changedAt'),
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
    })
    .from(interfaceTexts)
    .leftJoin(users, eq(users.id, interfaceTexts.changedBy))
    .where(isOfOne ? eq(interfaceTexts.key, sql.placeholder('key')) : undefined)
    .orderBy(interfaceTexts.key, interfaceTexts.locale)
    .prepare(''),
)

/** What editors say otherwise than the release, with who and when; of one key, or all of it. */
export async function readChanges(db: Executor, key?: string): Promise<StoredChange[]> {
  const rows = await changesOf(db, key !== undefined).execute({ key })
  return rows.filter(fits)
}

function inLanguage(key: string, locale: Locale, changes: readonly StoredChange[]) {
  const original = originalOf(key, locale) ?? ''
  const change = changes.find((one) => one.key === key && one.locale === locale)
  return {
    text: change?.text ?? original,
    original,
    longest: longestInPlaceOf(original),
    changedAt: change?.changedAt ?? null,
    author: change?.author ?? null,
  }
}

export const presentText = (key: string, changes: readonly StoredChange[]) => ({
  key,
  placeholders: placeholdersOf(originalOf(key, 'nl') ?? ''),
  texts: perLocale((locale) => inLanguage(key, locale, changes)),
})

const longestSearch = 200

/** What can be found of each text: its key, and what the release says in the three languages. */
const found = new Map(
  textKeys.map((key) => [key, plainText([key, ...locales.map((locale) => originalOf(key, locale))].join('\n'))]),
)

function one(query: Record<string, string[]>, name: string): string {
  const [value = '', ...more] = query[name] ?? []
  if (more.length > 0 || value.length > longestSearch) throw invalid(name, 'must be one text of at most 200 characters')
  return value
}

function readQuery(query: Record<string, string[]>) {
  readFilters(query, {}, ['page', 'limit', 'search', 'under', 'changed'])
  const state = one(query, 'changed')
  if (!['', 'true', 'false'].includes(state)) throw invalid('changed', 'must be true or false')
  return {
    ...readPaging(query),
    words: plainText(one(query, 'search')).split(/\s+/).filter(Boolean),
    under: one(query, 'under'),
    changed: state === '' ? null : state === 'true',
  }
}

/** The texts that bear all words somewhere: in their key, or in what they say or said in any language. */
function search(changes: readonly StoredChange[], { words, under, changed }: ReturnType<typeof readQuery>): string[] {
  const ofKey = Map.groupBy(changes, ({ key }) => key)
  return textKeys.filter((key) => {
    const own = ofKey.get(key) ?? []
    if (under && key !== under && !key.startsWith(`${under}.`)) return false
    if (changed !== null && own.length > 0 !== changed) return false
    const text = `${found.get(key)}\n${plainText(own.map((change) => change.text).join('\n'))}`
    return words.every((word) => text.includes(word))
  })
}

export async function listTexts({ db }: ApiContext, query: Record<string, string[]>) {
  const asked = readQuery(query)
  const changes = await readChanges(db)
  const keys = search(changes, asked)
  const { page, limit } = asked
  const items = keys.slice((page - 1) * limit, page * limit).map((key) => presentText(key, changes))
  return { items, total: keys.length, page, limit }
}

interface SaidText {
  key: string
  locale: Locale
  text: string
  /** As people type it. */
  plain: string
  /** What stands between that which is filled in; null where nothing is. */
  around: string[] | null
}

/** By the texts of a language at this moment: after each change they are others. */
const said = new WeakMap<object, SaidText[]>()

const asTyped = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()

/** Every text that editors may change as it is said now. */
function textsSaidIn(locale: Locale): SaidText[] {
  const known = said.get(currentTexts[locale])
  if (known) return known
  const texts = textsOf(locale, currentTexts)
  const made = textKeys.map((key): SaidText => {
    const text = texts.get(key) ?? ''
    const parts = asTyped(text).split(/\{\{\w+\}\}/)
    return { key, locale, text, plain: asTyped(text), around: parts.length > 1 ? parts : null }
  })
  said.set(currentTexts[locale], made)
  return made
}

/** So much of a text must stand there as it is, for a sentence that is filled in to be it. */
const shortestAround = 6
/** Less than that is in too many texts. */
const shortestPart = 4

/** Whether a sentence is that text, with whatever is filled in. */
function isFilledIn(phrase: string, around: readonly string[]): boolean {
  const [first = '', ...others] = around
  const last = others.pop() ?? ''
  if (around.join('').length < shortestAround || !phrase.startsWith(first) || !phrase.endsWith(last)) return false
  let at = first.length
  for (const part of others) {
    const next = phrase.indexOf(part, at)
    if (next === -1) return false
    at = next + part.length
  }
  return at <= phrase.length - last.length
}

/**
 * The texts that say a phrase as it stands on the site, or all of its words, each written in any of these ways: once by key,
 * the best first (4: it is the text, 1: its words are somewhere in it), and of equal ones in the reader's language.
 */
export function textsSaying(phrase: string, ways: readonly string[][], reader: Locale) {
  const [whole, words] = [asTyped(phrase), ways.map((those) => those.map(asTyped))]
  const found = locales.flatMap(textsSaidIn).flatMap(({ plain, around, ...text }) => {
    if (plain === whole || (around && isFilledIn(whole, around))) return [{ ...text, rank: 4 }]
    const hasAll =
      whole.length >= shortestPart &&
      words.length > 0 &&
      words.every((those) => those.some((word) => plain.includes(word)))
    return hasAll ? [{ ...text, rank: plain.includes(whole) ? 2 : 1 }] : []
  })
  const isOwn = ({ locale }: { locale: Locale }) => Number(locale === reader)
  const sorted = found.sort((one, two) => two.rank - one.rank || isOwn(two) - isOwn(one))
  return [...Map.groupBy(sorted, ({ key }) => key).values()].flatMap(([best]) => best ?? [])
}
