import { sql } from 'drizzle-orm'
import { newPage, page } from '../../../schemas/page.ts'
import { pages } from '../../db/tables.ts'
import { editors } from '../access.ts'
import { ownSlugFirst, slugIs } from '../localized-sql.ts'
import { resourceRoutes } from '../resource.ts'
import { shownBlocks } from '../shown-blocks.ts'
import { createPage } from './create-page.ts'
import { pageColumns } from './present-page.ts'
import { deletePage } from './remove-page.ts'
import { updatePage } from './update-page.ts'

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
