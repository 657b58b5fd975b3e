import { eq } from 'drizzle-orm'
import type { Storage } from '../../adapters/storage.ts'
import { files } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'

/** An uploaded file's bytes with its type and name; 404 when either is gone. */
export async function getFile({ db }: ApiContext, storage: Storage, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [file] = await db.select({ name: files.name, mimeType: files.mimeType }).from(files).where(eq(files.id, id))
  const bytes = file && (await storage.get(id))
  if (!bytes) throw new ApiError('NOT_FOUND')
  return { ...file, bytes: new Uint8Array(bytes) }
}
