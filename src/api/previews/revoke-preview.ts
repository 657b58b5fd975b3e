import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import { previewLinks } from '../../db/tables.ts'
import { uuidPattern } from '../../domain/uuid-pattern.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'

/** The address shows nothing any more; 404 where the page has no such address in use. */
export async function revokePreview({ db, user }: ApiContext, type: ArrangedType, id: string): Promise<void> {
  const open = and(eq(previewLinks.type, type), isNull(previewLinks.revokedAt))
  const found = uuidPattern.test(id)
    ? await db
        .update(previewLinks)
        .set({ revokedAt: sql`now()`, revokedBy: user?.userId })
        .where(and(eq(previewLinks.id, id), open))
        .returning({ id: previewLinks.id })
    : []
  if (found.length === 0) throw new ApiError('NOT_FOUND')
}
