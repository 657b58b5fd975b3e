import { eq } from 'drizzle-orm'
import { files } from '../../../db/tables.ts'
import { type ApiContext, ApiError, type Principal, uuidPattern } from '../../platform/index.ts'

type FileRow = typeof files.$inferSelect

/** Whether a caller may have a file: public ones anybody, else staff, its organisation, or who uploaded it. */
export function maySee({ isPublic, ownerId, organisationId }: FileRow, caller: Principal | null): boolean {
  if (isPublic || caller?.role === 'STAFF') return true
  if (!caller) return false
  return organisationId ? organisationId === caller.organisation : ownerId === caller.userId
}

/** A file's row, whoever may see it; 404 when there is none. */
export async function findFile({ db }: ApiContext, id: string): Promise<FileRow> {
  const [row] = uuidPattern.test(id) ? await db.select().from(files).where(eq(files.id, id)) : []
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
