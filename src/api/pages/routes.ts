import { array, mixed } from 'yup'
import { page } from '../../../schemas/page.ts'
import { pages } from '../../db/tables.ts'
import { slugIs } from '../filters.ts'
import { resourceRoutes } from '../resource.ts'
import { pageColumns } from './present-page.ts'

const newPage = page
  .omit(['_id', 'updatedAt', 'layout'])
  .shape({ layout: array(mixed().required()).required() })
  .meta({ title: 'NewPage' })

export const pageRoutes = resourceRoutes({
  names: ['page', 'pages'],
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
  toRow: (row) => ({ ...row, updatedAt: new Date() }),
  alsoFoundBy: (slug) => slugIs(pages.slug, slug),
})
