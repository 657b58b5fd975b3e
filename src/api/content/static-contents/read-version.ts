import { and, eq } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Executor } from '../../../db/client.ts'
import { staticContentVersions } from '../../../db/tables.ts'
import { ApiError } from '../../platform/index.ts'

/** A whole version; 404 when there is none of that number. */
export async function readVersion(db: Executor, type: DocumentType, version: number) {
  const [row] = await db
    .select()
    .from(staticContentVersions)
    .where(and(eq(staticContentVersions.type, type), eq(staticContentVersions.version, version)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
