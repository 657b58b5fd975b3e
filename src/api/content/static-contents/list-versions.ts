import { desc, eq, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import { staticContents, staticContentVersions, users } from '../../../db/tables.ts'
import type { ApiContext } from '../../platform/index.ts'

const state = sql<string>`case
  when ${staticContentVersions.version} = ${staticContents.publishedVersion} then 'published'
  when ${staticContentVersions.publishedAt} is null then 'draft'
  else 'archived' end`

/** Every version there was, newest first, with who saved it. */
export async function listStaticContentVersions({ db }: ApiContext, type: DocumentType) {
  const items = await db
    .select({
      version: staticContentVersions.version,
      state,
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
      createdAt: staticContentVersions.createdAt,
      publishedAt: staticContentVersions.publishedAt,
    })
    .from(staticContentVersions)
    .innerJoin(staticContents, eq(staticContents.type, staticContentVersions.type))
    .leftJoin(users, eq(users.id, staticContentVersions.authorId))
    .where(eq(staticContentVersions.type, type))
    .orderBy(desc(staticContentVersions.version))
  return { items }
}
