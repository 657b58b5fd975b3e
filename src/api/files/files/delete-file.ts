import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { files } from '../../../db/tables.ts'
import { type ApiContext, ApiError, editors, lockContent, type Principal, tagOf } from '../../platform/index.ts'
import { findFile, maySee } from './find-file.ts'
import { writtenContent } from './written-content.ts'

/**
 * Whether what editors write shows a file: its id stands somewhere in there, alone or in an address. Until the
 * transaction ends nobody writes it anywhere else.
 */
async function isInContent(tx: Transaction, id: string): Promise<boolean> {
  await lockContent(tx, 'share')
  const { rows } = await tx.execute(
    sql`select from (${writtenContent}) as written where strpos(lower(text), ${id}) > 0 limit 1`,
  )
  return rows.length > 0
}

/** Customers delete what is theirs, the control panel what is public too; 409 while something shows the file. */
export async function deleteFile(context: ApiContext, caller: Principal, id: string) {
  const file = await findFile(context, id)
  if (!maySee(file, caller)) throw new ApiError('NOT_FOUND')
  if (file.isPublic && !editors.includes(caller.role)) throw new ApiError('FORBIDDEN')
  await context.db.transaction(async (tx) => {
    if (await isInContent(tx, file.id)) throw new ApiError('IN_USE')
    await tx.delete(files).where(eq(files.id, file.id))
    await notifyTags(tx, [tagOf.file(file.id), tagOf.picture(file.id)])
  })
  await context.storage.delete(file.id)
}
