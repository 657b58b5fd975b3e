import { eq } from 'drizzle-orm'
import { files } from '../../db/tables.ts'
import { editors } from '../access.ts'
import type { ApiContext, Caller } from '../context.ts'
import { ApiError } from '../errors.ts'
import { findFile, maySee } from './find-file.ts'

/** Customers delete what is theirs, the control panel what is public too; 409 while something shows the file. */
export async function deleteFile(context: ApiContext, caller: Caller, id: string) {
  const file = await findFile(context, id)
  if (!maySee(file, caller)) throw new ApiError('NOT_FOUND')
  if (file.isPublic && !editors.includes(caller.role)) throw new ApiError('FORBIDDEN')
  await context.db.delete(files).where(eq(files.id, file.id))
  await context.storage.delete(file.id)
}
