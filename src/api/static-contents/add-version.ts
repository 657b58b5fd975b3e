import { eq } from 'drizzle-orm'
import type { StaticContentType } from '../../../schemas/static-content.ts'
import type { Transaction } from '../../db/client.ts'
import { staticContents, staticContentVersions } from '../../db/tables.ts'
import type { Content } from './check-content.ts'
import { presentStaticContent } from './present-static-content.ts'

/** Keeps a draft as the version after `newest`; the row of its type is locked. */
export async function addVersion(
  tx: Transaction,
  type: StaticContentType,
  newest: number,
  content: Content,
  author: string | undefined,
) {
  const version = newest + 1
  const { data, layout } = content
  const [row] = await tx
    .insert(staticContentVersions)
    .values({ type, version, data, layout, authorId: author })
    .returning({ createdAt: staticContentVersions.createdAt })
  await tx.update(staticContents).set({ newestVersion: version }).where(eq(staticContents.type, type))
  return presentStaticContent(type, content, version, row?.createdAt ?? new Date())
}
