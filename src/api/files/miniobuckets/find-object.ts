import { and, desc, eq, or, sql } from 'drizzle-orm'
import { files } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { maySee } from '../files/find-file.ts'

/** The file of that name in a bucket, the newest where several share it, or that id; 404 for what is not the caller's, 401 without one. */
export async function findObject({ db, user }: ApiContext, { name, bucketName }: { name: string; bucketName: string }) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.bucketName, bucketName), or(eq(files.name, name), eq(sql`${files.id}::text`, name))))
    .orderBy(desc(files.createdAt))
  const file = rows.find((row) => maySee(row, user))
  if (!file && rows.length > 0 && !user) throw new ApiError('NOT_SIGNED_IN')
  if (!file) throw new ApiError('NOT_FOUND')
  return file
}
