import { pages } from '../../db/tables.ts'

export const pageColumns = {
  _id: pages.id,
  key: pages.key,
  title: pages.title,
  slug: pages.slug,
  seoDescription: pages.seoDescription,
  layout: pages.layout,
  updatedAt: pages.updatedAt,
}
