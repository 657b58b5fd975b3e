import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Executor } from '../../../db/client.ts'
import { staticContentSaves, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, invalid, readFilters } from '../../platform/index.ts'
import { draftVersion, oneMoment } from './read-draft.ts'

/** The most one call answers. */
export const mostSaves = 500

/** What was done to a draft after a version, save by save. */
export async function savesSince(db: Executor, type: DocumentType, version: number) {
  const rows = await db
    .select({
      version: staticContentSaves.version,
      client: staticContentSaves.client,
      number: staticContentSaves.number,
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
      createdAt: staticContentSaves.createdAt,
      operations: staticContentSaves.operations,
      conflicts: staticContentSaves.conflicts,
    })
    .from(staticContentSaves)
    .leftJoin(users, eq(users.id, staticContentSaves.authorId))
    .where(and(eq(staticContentSaves.type, type), gt(staticContentSaves.version, version)))
    .orderBy(asc(staticContentSaves.version))
    .limit(mostSaves)
  return rows.map((row) => ({ ...row, conflicts: row.conflicts ?? [] }))
}

function readSince({ since = [], ...others }: Record<string, string[]>): number {
  readFilters(others, {}, [])
  const [text = ''] = since
  if (since.length !== 1 || !/^\d{1,9}$/.test(text)) throw invalid('since', 'must be the number of a version')
  return Number(text)
}

/** What others did since a version; `version` is where that leads, so whoever is far behind asks again from there. */
export async function listSaves({ db }: ApiContext, type: DocumentType, query: Record<string, string[]>) {
  const since = readSince(query)
  return db.transaction(async (tx) => {
    const { version } = await draftVersion(tx, type)
    const rows = await savesSince(tx, type, since)
    // What came right after was forgotten: whoever went on from there would miss it.
    if (since > 0 && (rows[0]?.version ?? since + 1) > since + 1) throw new ApiError('VERSION_CONFLICT')
    return { version: rows.length < mostSaves ? version : (rows.at(-1)?.version ?? version), rows }
  }, oneMoment)
}
