import { pages } from '../../db/tables.ts'
import { shownBlocks } from '../shown-blocks.ts'

export const pageColumns = {
  _id: pages.id,
  key: pages.key,
  title: pages.title,
  slug: pages.slug,
  seoDescription: pages.seoDescription,
  layout: shownBlocks(pages.layout),
  updatedAt: pages.updatedAt,
}
