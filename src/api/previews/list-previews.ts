import { type AnyColumn, desc, eq, sql } from 'drizzle-orm'
import type { ArrangedType } from '../../../schemas/document-type.ts'
import { previewLinks } from '../../db/tables.ts'
import { type PreviewState, previewPath } from '../../domain/preview-days.ts'
import type { ApiContext } from '../context.ts'
import { draftVersion } from '../static-contents/read-draft.ts'
import { previewToken } from './preview-token.ts'

/** The most that one page shows. */
const most = 50

const nameOf = (id: AnyColumn) => sql<string | null>`(
  select nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') from users where users.id = ${id})`

const status = sql<PreviewState>`case when ${previewLinks.revokedAt} is not null then 'withdrawn'
  when ${previewLinks.expiresAt} <= now() then 'ended' else 'open' end`

/** The addresses that show a page's draft, the newest first; 404 where there is no such page. */
export async function listPreviews({ db, jwtSecret, publicUrl }: ApiContext, type: ArrangedType) {
  await draftVersion(db, type)
  const { id, createdAt, expiresAt, revokedAt } = previewLinks
  const rows = await db
    .select({
      ...{ _id: id, status, createdAt, expiresAt, revokedAt },
      author: nameOf(previewLinks.createdBy),
      revokedBy: nameOf(previewLinks.revokedBy),
    })
    .from(previewLinks)
    .where(eq(previewLinks.type, type))
    .orderBy(desc(createdAt), id)
    .limit(most)
  const items = rows.map((row) => ({
    ...row,
    address: row.status === 'open' ? `${publicUrl()}${previewPath}/${previewToken(row._id, jwtSecret)}` : null,
  }))
  return { items }
}
