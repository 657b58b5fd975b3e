import type { files } from '../../../db/tables.ts'
import type { PictureUse } from './read-uses.ts'

/** A picture with where it is shown, of what is known of several. */
export const presentMedia = (row: typeof files.$inferSelect, uses: readonly PictureUse[]) => ({
  _id: row.id,
  name: row.name,
  url: `/images/${row.id}`,
  size: row.size,
  width: row.width,
  height: row.height,
  focalX: row.focalX,
  focalY: row.focalY,
  alternativeText: row.alternativeText,
  decorative: row.decorative,
  createdAt: row.createdAt.toISOString(),
  uses: uses.filter(({ file }) => file === row.id).map(({ kind, key, title }) => ({ kind, key, title })),
})
