import { and, eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newPage, page } from '../../../schemas/page.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { pages, staticContents, staticContentVersions } from '../../db/tables.ts'
import { contentOf } from '../../domain/editing/content.ts'
import { pageDocument } from '../../domain/editing/page-document.ts'
import { sameValue } from '../../domain/editing/values.ts'
import { defaultLocale, perLocale } from '../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  assertFreeSlugs,
  editors,
  keepOldSlugs,
  lockContent,
  ownSlugFirst,
  pick,
  resourceRoutes,
  shownBlocks,
  slugIs,
  tagOf,
} from '../platform/index.ts'
import { checkLayout, trimmed } from './check-content.ts'
import { deletePage } from './remove-page.ts'
import { beginStaticContent, lockStaticContent, readDraft } from './static-content.ts'
import { addVersion } from './static-content-versions.ts'

/** A page as its document says it: title, slug and description per language, and the blocks. */
function contentOfPage({ title, slug, seoDescription, layout }: typeof pages.$inferSelect) {
  const data = perLocale((locale): Record<string, unknown> => {
    const values = { title: title[locale], slug: slug[locale], seoDescription: seoDescription[locale] }
    return Object.fromEntries(Object.entries(values).filter(([, text]) => text))
  })
  return { data, layout }
}

const ownNames = ['title', 'slug', 'seoDescription'] as const

type PageRow = typeof pages.$inferSelect

/** What a draft says once it takes over what readers see otherwise now; its other texts stay. */
function carried(draft: ReturnType<typeof contentOf>, before: PageRow | null, after: PageRow) {
  const was = before && contentOfPage(before)
  const { data, layout } = contentOfPage(after)
  const carriedData = perLocale((locale) => {
    const changed = ownNames.filter((name) => !was || was.data[locale][name] !== data[locale][name])
    return { ...draft.data[locale], ...Object.fromEntries(changed.map((name) => [name, data[locale][name]])) }
  })
  const isSameLayout = was && sameValue(was.layout, layout)
  return { data: carriedData, layout: isSameLayout ? draft.layout : layout }
}

/**
 * Takes what a call changed of a page into its document: what readers see, and the draft. Else the next publishing would
 * bring the old texts back.
 */
async function carryPage(tx: Transaction, before: PageRow | null, row: PageRow, author: string | undefined) {
  const type = pageDocument(row.id)
  const newest = await lockStaticContent(tx, type)
  const { data, layout } = contentOfPage(row)
  const wanted = carried(contentOf(await readDraft(tx, type), true), before, row)
  await addVersion(tx, type, newest, wanted, author)
  const version = newest + 1
  const { places, updatedAt } = row
  const publishedVersions = { nl: version, en: version, fr: version }
  await tx
    .update(staticContents)
    .set({ data, layout, places, publishedVersion: version, publishedVersions, updatedAt })
    .where(eq(staticContents.type, type))
  await tx
    .update(staticContentVersions)
    .set({ publishedAt: updatedAt })
    .where(and(eq(staticContentVersions.type, type), eq(staticContentVersions.version, version)))
  await notifyTags(tx, [tagOf.page(row.id), 'pages', tagOf.content(type)])
}

/** Checked input as the table's columns; a layout that comes is the same for readers of every language. */
function pageRow(input: AnyObject): AnyObject {
  const row = { ...input, updatedAt: new Date() }
  if (input.layout === undefined) return row
  const layout = trimmed(input.layout)
  const errors = checkLayout(layout, [defaultLocale])
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  return { ...row, layout, places: {} }
}

/** Changes what readers see of a page, at once and in its draft too. */
async function updatePage({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> {
  if (Object.keys(input).length === 0) return id
  const changes = pageRow(input)
  return db.transaction(async (tx) => {
    // The document before the page, as publishing has it: else two could wait for each other.
    await lockStaticContent(tx, pageDocument(id))
    if (changes.slug) await assertFreeSlugs(tx, 'pages', id, changes.slug)
    const [before] = await tx.select().from(pages).where(eq(pages.id, id))
    if (!before) throw new ApiError('NOT_FOUND')
    const [row] = await keepOldSlugs(tx, 'pages', id, () =>
      tx.update(pages).set(changes).where(eq(pages.id, id)).returning(),
    )
    if (row) await carryPage(tx, before, row, user?.userId)
    return id
  })
}

/** Adds a page that readers see at once, with the document that editors go on with; gives its id. */
async function createPage({ db, user }: ApiContext, input: AnyObject): Promise<string> {
  const values = pageRow(input) as typeof pages.$inferInsert
  return db.transaction(async (tx) => {
    await lockContent(tx, 'row exclusive')
    await assertFreeSlugs(tx, 'pages', null, values.slug)
    const [row] = await tx.insert(pages).values(values).returning()
    if (!row) throw new Error('A page was not kept')
    await beginStaticContent(tx, pageDocument(row.id))
    await carryPage(tx, null, row, user?.userId)
    return row.id
  })
}

const pageColumns = {
  _id: pages.id,
  ...pick(pages, 'key', 'title', 'slug', 'seoDescription'),
  layout: shownBlocks(pages.layout),
  updatedAt: pages.updatedAt,
}

export const pageRoutes = resourceRoutes({
  names: ['page', 'pages'],
  words: {
    one: 'a page',
    many: 'pages',
    about:
      'Pages that editors made, each with a title, a slug per language and an ordered list of blocks; those that they hid are for themselves.',
  },
  more: { id: 'The id of the page, or its slug in any language.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { read: ['INVALID'], create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['INVALID'] },
  table: pages,
  columns: pageColumns,
  filters: { _id: pages.id, ...pick(pages, 'key', 'title', 'slug', 'updatedAt') },
  sort: [['key', 'ASC']],
  schema: page,
  input: newPage,
  create: createPage,
  update: updatePage,
  remove: deletePage,
  editorColumns: { layout: pages.layout },
  columnsIn(locale, whole) {
    const layout = sql`arranged(${pages.layout}, ${pages.places}->${locale}::text)`
    return { layout: whole ? layout : shownBlocks(layout) }
  },
  alsoFoundBy: {
    slugIs: (slug) => slugIs(pages.slug, slug),
    first: (slug, locale) => ownSlugFirst(pages.slug, slug, locale),
  },
})
