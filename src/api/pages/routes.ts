import { newPage, page } from '../../../schemas/page.ts'
import { pages } from '../../db/tables.ts'
import { defaultLocale } from '../../domain/locales.ts'
import { editors } from '../access.ts'
import { ApiError } from '../errors.ts'
import { ownSlugFirst, slugIs } from '../localized-sql.ts'
import { resourceRoutes } from '../resource.ts'
import { checkLayout } from '../static-contents/check-layout.ts'
import { trimmed } from '../static-contents/check-values.ts'
import { pageColumns } from './present-page.ts'

export const pageRoutes = resourceRoutes({
  names: ['page', 'pages'],
  words: {
    one: 'a page',
    many: 'pages',
    about: 'Pages that editors made, each with a title, a slug per language and an ordered list of blocks.',
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
  toRow: (row) => {
    if (row.layout === undefined) return { ...row, updatedAt: new Date() }
    const layout = trimmed(row.layout)
    const errors = checkLayout(layout, [defaultLocale])
    if (errors.length > 0) throw new ApiError('INVALID', errors)
    return { ...row, layout, updatedAt: new Date() }
  },
  slugged: { kind: 'pages', by: 'slug' },
  alsoFoundBy: {
    slugIs: (slug) => slugIs(pages.slug, slug),
    first: (slug, locale) => ownSlugFirst(pages.slug, slug, locale),
  },
})
