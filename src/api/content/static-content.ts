import { and, asc, count, eq, getTableColumns, gt, notLike, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type DocumentType, isArranged } from '../../../schemas/document-type.ts'
import { staticContentTypes } from '../../../schemas/static-content.ts'
import type { Executor, Transaction } from '../../db/client.ts'
import { staticContentBlocks, staticContentSources, staticContents, staticContentValues } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import type { Block, Draft } from '../../domain/editing/operations.ts'
import { isPageDocument, type PageDocument, pageIdOf } from '../../domain/editing/page-document.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  instantOf,
  invalid,
  isEditor,
  jsonList,
  jsonObject,
  lock,
  lockContent,
  pick,
  preparedFor,
  readFilters,
  readPaging,
  shownBlocks,
} from '../platform/index.ts'
import type { Content } from './check-content.ts'

/** A managed text, or a page by 'page:' and its id; anything else is a 404. */
export function knownType(given: string): DocumentType {
  const type = staticContentTypes.find((known) => known === given)
  if (type) return type
  if (!isPageDocument(given)) throw new ApiError('NOT_FOUND')
  return given
}

/** A page; 400 for a managed text, which is always there. */
export function knownPage(given: string): PageDocument {
  const type = knownType(given)
  if (!isPageDocument(type)) throw invalid('type', 'is no page of its own slug')
  return type
}

/** What nobody wrote yet; a page does not come about by the way. */
export const beginStaticContent = (tx: Transaction, type: DocumentType) =>
  tx
    .insert(staticContents)
    .values({
      type,
      newestVersion: 0,
      publishedVersion: 0,
      data: { nl: {}, en: {}, fr: {} },
      layout: isArranged(type) ? [] : null,
    })
    .onConflictDoNothing()

/** Several documents, which are nobody else's until the transaction ends; all that one changes are locked at once. */
export async function lockStaticContents(tx: Transaction, types: readonly DocumentType[]): Promise<void> {
  await lockContent(tx, 'row exclusive')
  for (const type of types.toSorted()) if (!isPageDocument(type)) await beginStaticContent(tx, type)
  await lock(tx, { staticContents: types })
}

const versionColumns = { version: staticContents.newestVersion, updatedAt: staticContents.draftedAt }

const draftType = sql.placeholder('type')

const versionOf = preparedFor((db) =>
  db.select(versionColumns).from(staticContents).where(eq(staticContents.type, draftType)).prepare(''),
)

/** The newest version of a type, 0 before the first; nobody else's until the transaction ends. 404 for a page that is not there. */
export async function lockStaticContent(tx: Transaction, type: DocumentType): Promise<number> {
  await lockStaticContents(tx, [type])
  const [row] = await versionOf(tx).execute({ type })
  if (!row) throw new ApiError('NOT_FOUND')
  return row.version
}

/** Of a page `type` says 'page', and `page` which one: GraphQL tells the kinds of content apart by their type. */
const named = (type: DocumentType) => (isPageDocument(type) ? { type: 'page', page: pageIdOf(type) } : { type })

/** As the API shows it: `layout` only where the type is a page. */
export const presentStaticContent = (type: DocumentType, content: Content, version: number, updatedAt: Date) => ({
  ...named(type),
  data: content.data,
  ...(content.layout && { layout: content.layout }),
  version,
  updatedAt,
})

const publishedColumns = {
  data: staticContents.data,
  version: staticContents.publishedVersion,
  updatedAt: instantOf(staticContents.updatedAt),
}
const { type } = staticContents

/**
 * What is published, as JSON the same, with the layout as readers of a language see it; `whole` with what editors hid
 * from them.
 */
function publishedContent(locale: Locale | Placeholder, whole: boolean) {
  const arranged = sql`arranged(${staticContents.layout}, ${staticContents.places}->${locale}::text)`
  const layout = whole ? arranged : shownBlocks(arranged)
  const page = { type: sql`'page'`, page: sql`substr(${type}, 6)` }
  return sql<string>`(case when ${staticContents.layout} is null then ${jsonObject({ type, ...publishedColumns })}
    when ${type} like 'page:%' then ${jsonObject({ ...page, ...publishedColumns, layout })}
    else ${jsonObject({ type, ...publishedColumns, layout })} end)::text`
}

const ownContent: Block = { id: '', block: '', position: '', hidden: null, removed: false, data: {} }

/** The blocks of a draft, with what those of `ids` say; with what all say when no ids are given. */
export async function readDraft(db: Executor, type: DocumentType, ids: string[] | null = null): Promise<Draft> {
  const [rows] = await draftRows(db).execute({ type, ids })
  return rows ? withSources(draftFrom(rows.blocks, rows.values), rows.sources) : draftFrom([], [])
}

const draftIds = sql.placeholder('ids')

/** Rows of one of a draft's tables as JSON. */
const rowsOfDraft = <Table extends PgTable & { type: PgColumn }>(
  table: Table,
  of: PgColumn | Placeholder,
  isAsked = sql`true`,
) =>
  sql<Table['$inferSelect'][]>`${jsonList(sql`
    select json_agg(${jsonObject(getTableColumns(table))}) from ${table} where ${table.type} = ${of} and ${isAsked}`)}`

/** All that a draft is, as it stood at one moment; `isAsked` says which blocks it needs the texts of. */
export const draftColumns = (of: PgColumn | Placeholder, isAsked?: (of: { blockId: PgColumn }) => SQL) => ({
  blocks: rowsOfDraft(staticContentBlocks, of),
  values: rowsOfDraft(staticContentValues, of, isAsked?.(staticContentValues)),
  sources: rowsOfDraft(staticContentSources, of, isAsked?.(staticContentSources)),
})

const draftRows = preparedFor((db) =>
  db
    .select(draftColumns(draftType, ({ blockId }) => sql`coalesce(${blockId} = any(${draftIds}::text[]), true)`))
    .from(sql`(select) as one`)
    .prepare('draft'),
)

type BlockRow = typeof staticContentBlocks.$inferSelect
type ValueRow = typeof staticContentValues.$inferSelect

function withSources(draft: Draft, rows: readonly (typeof staticContentSources.$inferSelect)[]): Draft {
  const blocks = new Map(draft)
  for (const { blockId, locale, name, hash } of rows) {
    const block = blocks.get(blockId)
    const sources = { ...block?.sources, [locale]: { ...block?.sources?.[locale], [name]: hash } }
    if (block) blocks.set(blockId, { ...block, sources })
  }
  return blocks
}

/** The draft that rows of one document make. */
export function draftFrom(blocks: readonly BlockRow[], values: readonly ValueRow[]): Draft {
  const draft = new Map([['', ownContent]])
  for (const { blockId: id, block, position, hidden, removed } of blocks) {
    draft.set(id, { id, block, position, hidden, removed, data: {} })
  }
  for (const { blockId, locale, data } of values) {
    const block = draft.get(blockId)
    if (block) draft.set(blockId, { ...block, data: { ...block.data, [locale]: data } })
  }
  return draft
}

/** How what belongs together is read by several statements: as it stood at one moment. */
export const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** Which version the draft of a type is, and since when; 404 before the first. */
export async function draftVersion(db: Executor, type: DocumentType) {
  const [row] = await versionOf(db).execute({ type })
  if (!row || row.version === 0) throw new ApiError('NOT_FOUND')
  return row
}

const versionedDraft = preparedFor((db) =>
  db
    .select({
      ...versionColumns,
      ...pick(staticContents, 'publishedVersion', 'data', 'layout'),
      ...draftColumns(draftType),
    })
    .from(staticContents)
    .where(eq(staticContents.type, draftType))
    .prepare(''),
)

/** A draft with its version, and what readers see of it, null before there are any; 404 before the first version. */
export async function readVersionedDraft(db: Executor, type: DocumentType) {
  const [row] = await versionedDraft(db).execute({ type })
  if (!row || row.version === 0) throw new ApiError('NOT_FOUND')
  const { publishedVersion, blocks, values, sources } = row
  return {
    ...pick(row, 'version', 'updatedAt'),
    draft: withSources(draftFrom(blocks, values), sources),
    published: publishedVersion > 0 ? pick(row, 'data', 'layout') : null,
  }
}

const types = sql.placeholder('types')
const reader = sql.placeholder('locale')

const publishedFor = (whole: boolean) =>
  preparedFor((db) =>
    db
      .select({ json: publishedContent(reader, whole) })
      .from(staticContents)
      .where(sql`${staticContents.type} = any(${types}) and ${staticContents.publishedVersion} > 0`)
      .orderBy(sql`array_position(${types}, ${staticContents.type})`)
      .prepare(whole ? 'published_whole' : 'published_static_contents'),
  )
const publishedOf = publishedFor(false)
const wholeOf = publishedFor(true)

/** What is published of several types in a language, each as JSON; what never was is left out. Editors see hidden blocks too. */
export async function readPublished(
  { db, user }: { db: Executor; user: Principal | null },
  wanted: DocumentType[],
  locale: Locale,
): Promise<string[]> {
  const rows = await (isEditor(user) ? wholeOf : publishedOf)(db).execute({ types: wanted, locale })
  return rows.map(({ json }) => json)
}

/** The same as one JSON. */
export const getPublished = async (context: ApiContext, wanted: DocumentType[], locale: Locale): Promise<string> =>
  `[${(await readPublished(context, wanted, locale)).join(',')}]`

/** The same of one type; 404 while nothing was published. */
export async function getStaticContent(context: ApiContext, type: DocumentType, locale: Locale): Promise<string> {
  const [content] = await readPublished(context, [type], locale)
  if (!content) throw new ApiError('NOT_FOUND')
  return content
}

/** The newest version, published or not; 404 before the first. */
export async function draftIn(db: Executor, type: DocumentType) {
  const { version, updatedAt, draft } = await readVersionedDraft(db, type)
  return presentStaticContent(type, contentOf(draft, isArranged(type)), version, updatedAt)
}

/** What is published, of all types; pages of their own slugs are listed under /pages. */
export async function listStaticContents({ db }: ApiContext, query: Record<string, string[]>) {
  const { page, limit } = readPaging(query)
  readFilters(query, {}, ['page', 'limit'])
  const published = and(gt(staticContents.publishedVersion, 0), notLike(staticContents.type, 'page:%'))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(staticContents)
      .where(published)
      .orderBy(asc(staticContents.type))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(staticContents).where(published),
  ])
  const items = rows.flatMap((row) => {
    const type = staticContentTypes.find((known) => known === row.type)
    return type ? [presentStaticContent(type, row, row.publishedVersion, row.updatedAt)] : []
  })
  return { items, total: counted?.total ?? 0, page, limit }
}
