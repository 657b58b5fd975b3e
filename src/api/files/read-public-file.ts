import { and, eq } from 'drizzle-orm'
import { files } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'

/** The bytes of a file that anybody may see, null for any other id: what pictures on pages are made of. */
export async function readPublicFile({ db, storage }: Pick<ApiContext, 'db' | 'storage'>, id: string) {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.isPublic, true)))
  return file ? storage.get(id) : null
}
