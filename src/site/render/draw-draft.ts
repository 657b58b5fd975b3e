import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import { escapeHtml } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type ContentReader, mergedContent } from '../screens/content-of.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'
import type { RunQuery } from '../screens/run-query.ts'
import { type Blocks, type Drawing, prepareBlocks, type ReadyBlock, renderBlock } from './blocks.tsx'

const blank: Record<string, unknown> = { string: '', number: 1, boolean: false }

/** A value of the kind that a field has: the one there is, else an empty one; undefined where none has to be there. */
function filled(field: SchemaFieldDescription, value: unknown): unknown {
  if (value === undefined || value === null) {
    if ('optional' in field && field.optional) return undefined
    if (!('fields' in field)) return field.type === 'array' ? [] : (firstChoice(field) ?? blank[field.type])
  }
  if ('fields' in field) return filledObject(field.fields, value)
  if (field.type === 'array') return Array.isArray(value) ? value.map((item) => filled(itemOf(field), item)) : []
  if (typeof value !== typeof blank[field.type]) return firstChoice(field) ?? blank[field.type]
  return value === '' ? (firstChoice(field) ?? value) : value
}

const firstChoice = (field: SchemaFieldDescription): unknown => ('oneOf' in field ? field.oneOf[0] : undefined)

function itemOf(field: SchemaFieldDescription): SchemaFieldDescription {
  const { innerType } = field as { innerType?: SchemaFieldDescription | SchemaFieldDescription[] }
  if (!innerType || Array.isArray(innerType)) throw new Error('A list of several kinds of things')
  return innerType
}

const filledObject = (fields: Record<string, SchemaFieldDescription>, value: unknown) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, filled(field, isRecord(value) ? value[name] : undefined)]),
  )

/** As `contentOf`, for a draft: what still lacks a text is drawn all the same. */
const draftContentOf: ContentReader = <Content extends AnyObject>(
  schema: ObjectSchema<Content>,
  values: Parameters<ContentReader>[1],
  locale: Parameters<ContentReader>[2],
): Content => {
  const merged = mergedContent(values, locale)
  if (schema.isValidSync(merged, { stripUnknown: true })) return schema.cast(merged, { stripUnknown: true }) as Content
  return filledObject(schema.describe().fields, merged) as Content
}

/** Nothing of a draft is kept. */
const unkept = ({ publicUrl, files }: Drawing): Drawing => ({
  publicUrl,
  files,
  fragments: (_sources, _key, draw) => draw(),
  report: () => {},
})

/** A block by its id, so that its editor finds it; one that cannot be drawn yet says so. */
function marked(id: string, type: string, locale: Locale, html: string): string {
  const text = allTexts[locale]['panel-editor'].undrawn
  const whole = html || `<div data-block="${escapeHtml(type)}"><p class="container muted">${escapeHtml(text)}</p></div>`
  return whole.replace('<div ', `<div data-draft="${escapeHtml(id)}" `)
}

export const prepareDraft = (placed: PlacedBlock[], blocks: Blocks, page: PageContext, runQuery: RunQuery) =>
  prepareBlocks(placed, blocks, page, runQuery, () => {}, draftContentOf)

export const drawDraftBlock = (block: ReadyBlock, page: PageContext, drawing: Drawing): Buffer =>
  Buffer.from(marked(block.id, block.definition.type, page.locale, String(renderBlock(block, page, unkept(drawing)))))

/** As its readers will see it; one that cannot be drawn yet is left out, as it would be for them. */
export const drawPreviewBlock = (block: ReadyBlock, page: PageContext, drawing: Drawing): Buffer =>
  renderBlock(block, page, unkept(drawing))

/** One block that an editor is at work on; `opens` where it stands first. */
export async function drawOneBlock(
  placed: PlacedBlock,
  opens: boolean,
  page: PageContext,
  blocks: Blocks,
  runQuery: RunQuery,
  drawing: Drawing,
): Promise<string> {
  const [ready] = await prepareDraft([placed], blocks, page, runQuery)
  if (!ready) return marked(placed.id, placed.type, page.locale, '')
  return String(drawDraftBlock({ ...ready, opens }, page, drawing))
}
