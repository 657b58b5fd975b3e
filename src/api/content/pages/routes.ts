import { eq, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { newPage, page } from '../../../../schemas/page.ts'
import { pages } from '../../../db/tables.ts'
import { pageDocument } from '../../../domain/editing/page-document.ts'
import { defaultLocale } from '../../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  assertFreeSlugs,
  editors,
  keepOldSlugs,
  lockContent,
  ownSlugFirst,
  resourceRoutes,
  shownBlocks,
  slugIs,
} from '../../platform/index.ts'
import { checkLayout } from '../static-contents/check-layout.ts'
import { trimmed } from '../static-contents/check-values.ts'
import { beginStaticContent, lockStaticContent } from '../static-contents/lock-static-content.ts'
import { carryPage } from './carry-page.ts'
import { deletePage } from './remove-page.ts'

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
  key: pages.key,
  title: pages.title,
  slug: pages.slug,
  seoDescription: pages.seoDescription,
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
  filters: {
    _id: { kind: 'id', column: pages.id },
    key: { kind: 'text', column: pages.key },
    title: { kind: 'localized', column: pages.title },
    slug: { kind: 'localized', column: pages.slug },
    updatedAt: { kind: 'date', column: pages.updatedAt },
  },
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
