import type { AnyObject, ObjectSchema, SchemaFieldDescription } from 'yup'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import { previewPath } from '../../domain/content.ts'
import { escapeHtml } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { PreviewBar } from '../chrome/preview-bar.tsx'
import { type ContentReader, mergedContent } from '../screens/content-of.ts'
import type { PlacedBlock } from '../screens/placed-blocks.ts'
import type { RunQuery } from '../screens/run-query.ts'
import { assemble, type RenderedPage, type Renderer } from './assemble.tsx'
import { type Blocks, type Drawing, prepareBlocks, renderBlock } from './blocks.tsx'
import { draftPage, draftRequest, type PageDraft } from './draft-page.ts'
import { drawInTexts } from './frame.tsx'

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

const prepare = (placed: PlacedBlock[], blocks: Blocks, page: PageContext, runQuery: RunQuery) =>
  prepareBlocks(placed, blocks, page, runQuery, () => {}, draftContentOf)

/** Nothing of a draft is kept. */
const unkept: Pick<Drawing, 'fragments' | 'report'> = { fragments: (_sources, _key, draw) => draw(), report: () => {} }

/** A block by its id, so that its editor finds it; one that cannot be drawn yet says so. */
function marked(id: string, type: string, locale: Locale, html: string): string {
  const text = allTexts[locale]['panel-editor'].undrawn
  const whole = html || `<div data-block="${escapeHtml(type)}"><p class="container muted">${escapeHtml(text)}</p></div>`
  return whole.replace('<div ', `<div data-draft="${escapeHtml(id)}" `)
}

type Seen = Pick<PageContext, 'locale' | 'now'>

/**
 * A page as its editors have it now, its blocks marked for them; or, as a preview, as its readers would see it by now.
 * Null where there is no such page.
 */
export async function renderDraft(
  renderer: Renderer,
  draft: PageDraft,
  { locale, now }: Seen,
  runQuery: RunQuery,
  preview?: { token: string; expiresAt: string },
): Promise<RenderedPage | null> {
  const { settings, blocks } = renderer
  const request = draftRequest(draft.type, locale, now)
  if (!request) return null
  const { context } = request
  const page = draftPage(draft, request, settings)
  const ready = await prepare(page.blocks, blocks, context, runQuery)
  // Whoever looks at a draft is no visitor of the page.
  const own = { ...settings, ...unkept, measuring: [] }
  const drawn = ready.map((block) => renderBlock(block, context, own))
  const unmeasured = { ...renderer, settings: own }
  if (!preview) {
    const html = ready.map(({ id, definition }, at) =>
      Buffer.from(marked(id, definition.type, locale, String(drawn[at]))),
    )
    return assemble(request, { page, ready }, html, {}, unmeasured)
  }
  const path = `${previewPath}/${preview.token}`
  const paths = { nl: path, en: path, fr: path }
  const bar = drawInTexts(locale, <PreviewBar locale={locale} now={now} path={path} expiresAt={preview.expiresAt} />)
  return assemble(request, { page: { ...page, paths }, ready }, drawn, {}, unmeasured, { bar, path })
}

/** One block that an editor is at work on, `opens` where it stands first; null where there is no such page. */
export async function renderDraftBlock(
  { settings, blocks }: Renderer,
  { type, locale, now, opens }: Seen & { type: ArrangedType; opens: boolean },
  placed: PlacedBlock,
  runQuery: RunQuery,
): Promise<string | null> {
  const request = draftRequest(type, locale, now)
  if (!request) return null
  const { context } = request
  const [ready] = await prepare([placed], blocks, context, runQuery)
  const html = ready ? renderBlock({ ...ready, opens }, context, { ...settings, ...unkept }) : ''
  return marked(placed.id, placed.type, locale, String(html))
}
