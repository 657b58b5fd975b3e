import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import type { NewPreview } from '../../../schemas/preview.ts'
import { previewLinks } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { hashOf } from '../row-token.ts'
import { lockStaticContent } from '../static-contents/lock-static-content.ts'
import { listPreviews } from './list-previews.ts'
import { previewToken } from './preview-token.ts'

/** Makes an address that shows a page's draft for some days; gives all there are, the new one first. */
export async function createPreview(context: ApiContext, type: ArrangedType, { days }: NewPreview) {
  const { db, jwtSecret, user } = context
  const id = randomUUID()
  await db.transaction(async (tx) => {
    // A page that goes meanwhile takes its addresses along.
    await lockStaticContent(tx, type)
    await tx.insert(previewLinks).values({
      ...{ id, type, tokenHash: hashOf(previewToken(id, jwtSecret)), createdBy: user?.userId },
      expiresAt: sql`now() + make_interval(days => ${days}::integer)`,
    })
  })
  return listPreviews(context, type)
}
