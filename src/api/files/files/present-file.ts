import type { files } from '../../../db/tables.ts'

type FileRow = typeof files.$inferSelect

/** A file as answers show it; `url` gives its bytes to those who may see it. */
export const presentFile = (row: FileRow) => ({
  _id: row.id,
  name: row.name,
  bucketName: row.bucketName,
  mimeType: row.mimeType,
  size: row.size,
  width: row.width,
  height: row.height,
  isPublic: row.isPublic,
  url: `/api/files/${row.id}`,
  createdAt: row.createdAt.toISOString(),
})
