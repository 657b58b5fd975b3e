import { and, eq, inArray, like, ne, sql } from 'drizzle-orm'
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup'
import { registry } from '../../../blocks/registry.ts'
import { type DocumentType, documentData, isArranged } from '../../../schemas/document-type.ts'
import type { Transaction } from '../../db/client.ts'
import { type BlockInstance, staticContentValues } from '../../db/tables.ts'
import type { Draft } from '../../domain/editing/operations.ts'
import { isPageDocument, pageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import { defaultLocale, type Locale, type Localized, locales, perLocale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { ApiError, type ErrorDetail, type Slugs, takenSlugs } from '../platform/index.ts'

const deepest = 20

/** Texts without the spaces around them, as deep as any content goes. */
export function trimmed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.trim()
  if (depth === deepest) return value
  if (Array.isArray(value)) return value.map((one) => trimmed(one, depth + 1))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, trimmed(one, depth + 1)]))
}

/** 'items[0].text' as 'items.0.text'. */
const dotted = (path = '') => path.replaceAll(/\[(\d+)\]/g, '.$1')

export const joined = (...parts: string[]) => parts.filter(Boolean).join('.')

/** What a draft may still lack: a value that is not there, or a text that is empty. */
function isGap(error: ValidationError): boolean {
  const value: unknown = error.params?.originalValue ?? error.value
  return value === undefined || value === null || (value === '' && error.type !== 'typeError')
}

function detailsOf(error: ValidationError, path: string): ErrorDetail[] {
  const place = joined(path, dotted(error.path))
  if (error.type !== 'noUnknown') return [{ path: place, message: error.message }]
  return String(error.params?.unknown ?? '')
    .split(', ')
    .map((name) => ({ path: joined(place, name), message: 'is an unknown field' }))
}

function checkLanguage(
  schema: ObjectSchema<AnyObject>,
  value: unknown,
  path: string,
  complete: boolean,
): ErrorDetail[] {
  if (!complete && (value === undefined || value === null)) return []
  if (!isRecord(value)) return [{ path, message: complete ? 'is required' : 'must be an object' }]
  try {
    schema.validateSync(value, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.inner.length > 0 ? error.inner : [error]
    return errors.filter((one) => complete || !isGap(one)).flatMap((one) => detailsOf(one, path))
  }
}

/**
 * What is wrong with values per language, and where. Shapes and formats must always hold; in the languages of
 * `complete` nothing may be missing either.
 */
export function checkByLocale(
  schema: ObjectSchema<AnyObject>,
  value: unknown,
  path: string,
  complete: readonly Locale[],
): ErrorDetail[] {
  if (!isRecord(value)) return [{ path, message: 'must be an object with a value per language' }]
  const unknown = Object.keys(value).filter((name) => !locales.some((locale) => locale === name))
  return [
    ...unknown.map((name) => ({ path: joined(path, name), message: 'is an unknown language' })),
    ...locales.flatMap((locale) =>
      checkLanguage(schema, value[locale], joined(path, locale), complete.includes(locale)),
    ),
  ]
}

const knownNames = ['id', 'block', 'hidden', 'data']
const longestId = 60

const isText = (value: unknown, longest: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest

export function checkInstance(value: unknown, path: string, complete: readonly Locale[]): ErrorDetail[] {
  if (!isRecord(value)) return [{ path, message: 'must be a block' }]
  const errors = Object.keys(value)
    .filter((name) => !knownNames.includes(name))
    .map((name) => ({ path: `${path}.${name}`, message: 'is an unknown field' }))
  const addError = (name: string, message: string) => errors.push({ path: `${path}.${name}`, message })

  if (!isText(value.id, longestId)) addError('id', `must be a text of 1 to ${longestId} characters`)
  if (value.hidden !== undefined && typeof value.hidden !== 'boolean') addError('hidden', 'must be true or false')
  const block = registry.find(({ type }) => type === value.block)
  if (!block) {
    addError('block', `'${String(value.block)}' is no block`)
    return errors
  }
  const ownsContent = block.source === 'instance' && Object.keys(block.schema.fields).length > 0
  if (!ownsContent) {
    if (value.data !== undefined && value.data !== null) addError('data', 'does not belong to this block')
    return errors
  }
  const mustBeComplete = value.hidden === true ? [] : complete
  const mayBeLeftOut = mustBeComplete.length === 0 && (value.data === undefined || value.data === null)
  return mayBeLeftOut
    ? errors
    : [...errors, ...checkByLocale(block.schema, value.data ?? {}, `${path}.data`, mustBeComplete)]
}

/** What is wrong with an ordered list of blocks; visible ones must be complete in the languages given. */
export function checkLayout(layout: unknown, complete: readonly Locale[], path = 'layout'): ErrorDetail[] {
  if (!Array.isArray(layout)) return [{ path, message: 'must be a list of blocks' }]
  const ids = layout.map((instance: unknown) => (isRecord(instance) ? instance.id : undefined))
  const repeated = ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) !== index ? [{ path: `${path}.${index}.id`, message: 'is not unique' }] : [],
  )
  return [
    ...layout.flatMap((instance: unknown, index) => checkInstance(instance, `${path}.${index}`, complete)),
    ...repeated,
  ]
}

export interface Content {
  data: Localized<Record<string, unknown>>
  layout: BlockInstance[] | null
}

function layoutErrors(type: DocumentType, layout: unknown, complete: readonly Locale[]): ErrorDetail[] {
  if (isArranged(type)) return checkLayout(layout, complete)
  return layout === undefined || layout === null ? [] : [{ path: 'layout', message: 'does not belong to this type' }]
}

function assertContentValid(type: DocumentType, data: unknown, layout: unknown, complete: readonly Locale[]) {
  const errors = [...checkByLocale(documentData(type), data, 'data', complete), ...layoutErrors(type, layout, complete)]
  if (errors.length > 0) throw new ApiError('INVALID', errors)
}

const valuesIn = (data: unknown, locale: Locale) => {
  const values = isRecord(data) ? data[locale] : undefined
  return isRecord(values) ? values : {}
}

const isInstance = (value: unknown): value is BlockInstance =>
  isRecord(value) && typeof value.id === 'string' && typeof value.block === 'string'

/** A draft as it may be kept: shapes and formats hold, texts may still be missing; else a 400 with every place. */
export function checkDraft(type: DocumentType, given: { data?: unknown; layout?: unknown }): Content {
  const data = trimmed(given.data)
  const layout = trimmed(given.layout)
  assertContentValid(type, data, layout, [])
  return {
    data: perLocale((locale) => valuesIn(data, locale)),
    layout: Array.isArray(layout) ? layout.filter(isInstance) : null,
  }
}

/** What readers are to see: Dutch is complete, since the other languages fall back on it. */
export function checkPublishable(type: DocumentType, content: Content): void {
  assertContentValid(type, content.data, content.layout, [defaultLocale])
}

type DraftSlugs = Partial<Localized<string>>

/** The slugs that a page's own content holds. */
export function slugsIn(data: Partial<Localized<unknown>>): DraftSlugs {
  const given = locales.flatMap((locale) => {
    const values = data[locale]
    const slug = isRecord(values) ? values.slug : undefined
    return typeof slug === 'string' && slug !== '' ? [[locale, slug] as const] : []
  })
  return Object.fromEntries(given)
}

export const slugsOfDraft = (draft: Draft): DraftSlugs => slugsIn(draft.get('')?.data ?? {})

/** 400 at each slug of a page that is another page's, was or will be; those that stood there `before` are left alone. */
export async function checkSlugs(
  tx: Transaction,
  type: DocumentType,
  slugs: DraftSlugs,
  before: DraftSlugs = {},
): Promise<void> {
  if (!isPageDocument(type)) return
  const changed = locales.filter((locale) => slugs[locale] !== before[locale])
  const asked = Object.fromEntries(changed.map((locale) => [locale, slugs[locale]]))
  const taken = await takenPageSlugs(tx, pageIdOf(type), asked)
  if (taken.length === 0) return
  throw new ApiError(
    'INVALID',
    taken.map((locale) => ({ path: `data.${locale}.slug`, message: 'error.slugInUse' })),
  )
}

/** Of these, what other pages will be called once their drafts are published. */
function draftedSlugs(tx: Transaction, id: string, asked: string[]) {
  const { type, blockId, data } = staticContentValues
  const slug = sql<string>`${data}->>'slug'`
  const others = and(like(type, 'page:%'), eq(blockId, ''), ne(type, pageDocument(id)))
  return tx
    .select({ slug })
    .from(staticContentValues)
    .where(and(others, inArray(slug, asked)))
}

/** The languages whose slug editors cannot give to a page: another's it is, was, or will be. */
export async function takenPageSlugs(tx: Transaction, id: string, slugs: Slugs): Promise<Locale[]> {
  const asked = locales.flatMap((locale) => slugs[locale] || [])
  if (asked.length === 0) return []
  const now = await takenSlugs(tx, 'pages', id, slugs)
  const drafted = new Set((await draftedSlugs(tx, id, asked)).map(({ slug }) => slug))
  return locales.filter((locale) => now.includes(locale) || drafted.has(slugs[locale] ?? ''))
}
