import { and, eq } from 'drizzle-orm'
import { files } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'

/** Whether there is a file of that id that anybody may see: pictures on pages are such. */
export async function isPublicFile({ db }: Pick<ApiContext, 'db'>, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, id), eq(files.isPublic, true)))
  return rows.length > 0
}
