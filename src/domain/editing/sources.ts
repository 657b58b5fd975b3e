import { defaultLocale, type Locale, locales } from '../locales.ts'
import { isRecord } from '../values.ts'
import type { Block, Operation } from './operations.ts'

type SetValue = Extract<Operation, { op: 'set' }>

/** The texts of a value, whatever the order in which a database keeps its names. */
function textsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textsOf).join('\n')
  if (!isRecord(value)) return String(value ?? '')
  const names = Object.keys(value).filter((name) => name !== '_id')
  return names
    .sort()
    .map((name) => textsOf(value[name]))
    .join('\n')
}

/** The largest prime under 2 ** 44: times 131 it is still a whole number that can be counted with. */
const prime = 17_592_186_044_399

/** What a text is known by; spaces more or less make no other text. */
export function textHash(value: unknown): string {
  const text = textsOf(value).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  let hash = text.length
  for (const character of text) hash = (hash * 131 + (character.codePointAt(0) ?? 0)) % prime
  return hash.toString(36)
}

const hasText = (value: unknown) => textsOf(value).trim() !== ''
const dutchOf = ({ data }: Pick<Block, 'data'>, name: string) => data[defaultLocale]?.[name]

/** The Dutch that a translation was made of, where it is not what Dutch says now; undefined where it still is. */
const sourceOf = ({ sources }: Block, locale: Locale, name: string) => sources?.[locale]?.[name]

/** Whether the Dutch of a field changed since it was translated. */
export function isStale(block: Block, locale: Locale, name: string): boolean {
  const source = sourceOf(block, locale, name)
  return source !== undefined && source !== textHash(dutchOf(block, name))
}

/** What an operation that takes back a change of a translation has to say of what it was made of. */
export function sourceBefore(block: Block, locale: Locale, name: string | undefined): { from?: string } {
  const source = name === undefined ? undefined : sourceOf(block, locale, name)
  return source === undefined ? {} : { from: source }
}

/** Nothing is kept of what is up to date. */
function withSource(block: Block, locale: Locale, name: string, source: string | undefined): Block {
  const { [name]: _, ...others } = block.sources?.[locale] ?? {}
  const isNews = source !== undefined && source !== textHash(dutchOf(block, name))
  const own = isNews ? { ...others, [name]: source } : others
  const { [locale]: __, ...languages } = block.sources ?? {}
  const sources: NonNullable<Block['sources']> =
    Object.keys(own).length > 0 ? { ...languages, [locale]: own } : languages
  const { sources: ___, ...rest } = block
  return Object.keys(sources).length > 0 ? { ...rest, sources } : rest
}

/** After a word of Dutch: every translation remembers what it was made of. */
function afterDutch(before: Block, after: Block, name: string): Block {
  const translated = locales.filter((locale) => locale !== defaultLocale && hasText(after.data[locale]?.[name]))
  const source = (locale: Locale) => sourceOf(before, locale, name) ?? textHash(dutchOf(before, name))
  return translated.reduce((block, locale) => withSource(block, locale, name, source(locale)), after)
}

/** A language that is written, or taken away, as a whole is up to date. */
function withoutSources(block: Block, locale: Locale): Block {
  const names = Object.keys(block.sources?.[locale] ?? {})
  return names.reduce((left, name) => withSource(left, locale, name, undefined), block)
}

/** A block after a value of it was set, with what its translations were made of. A list is translated as a whole. */
export function withSources(before: Block, after: Block, { locale, path, value, from }: SetValue): Block {
  const [name, ...rest] = path
  if (name === undefined) return withoutSources(after, locale)
  if (locale === defaultLocale) return afterDutch(before, after, name)
  if (rest.length > 0) return after
  return withSource(after, locale, name, hasText(value) ? from : undefined)
}

/** A block of which somebody said that a translation is right for a Dutch text. */
export const confirmed = (block: Block, { locale, path, from }: Extract<Operation, { op: 'confirm' }>): Block =>
  path[0] === undefined ? block : withSource(block, locale, path[0], from)
