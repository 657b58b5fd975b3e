import { eq } from 'drizzle-orm'
import { notifyTags } from '../../db/notifications.ts'
import { files } from '../../db/tables.ts'
import { editors } from '../access.ts'
import { tagOf } from '../cache-tags.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { findFile, maySee } from './find-file.ts'
import { isInContent } from './is-in-content.ts'

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
