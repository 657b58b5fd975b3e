import { and, desc, eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { Executor } from '../../db/client.ts'
import { staticContentVersions } from '../../db/tables.ts'
import { ApiError } from '../errors.ts'

/** A saved version, the newest one when no number is given; 404 when there is none. */
export async function readVersion(db: Executor, type: StaticContentType, version?: number) {
  const [row] = await db
    .select()
    .from(staticContentVersions)
    .where(
      and(
        eq(staticContentVersions.type, type),
        version === undefined ? undefined : eq(staticContentVersions.version, version),
      ),
    )
    .orderBy(desc(staticContentVersions.version))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
