import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { EditorPresence } from '../../../../schemas/editor-presence.ts'
import { editorPresences, users } from '../../../db/tables.ts'
import type { ApiContext, Principal } from '../../platform/index.ts'

/** Seconds after which a window that was not heard of is closed. */
const patience = 30

const lately = sql`now() - make_interval(secs => ${patience})`
const name = sql<string>`trim(concat_ws(' ', ${users.firstName}, ${users.lastName}))`

/** Notes that a window has a document open, and gives back which other people do: nobody is locked out. */
export async function seeOthers(
  { db }: ApiContext,
  { userId }: Principal,
  type: DocumentType,
  { client }: EditorPresence,
) {
  const since: SQL = sql`case when ${editorPresences.seenAt} > ${lately} then ${editorPresences.since} else now() end`
  await db
    .insert(editorPresences)
    .values({ type, client, userId, since: sql`now()`, seenAt: sql`now()` })
    .onConflictDoUpdate({
      target: [editorPresences.type, editorPresences.client],
      set: { since, seenAt: sql`now()` },
      setWhere: eq(editorPresences.userId, userId),
    })
  const items = await db
    .select({ name, since: sql<string>`min(${editorPresences.since})`.mapWith(editorPresences.since) })
    .from(editorPresences)
    .innerJoin(users, eq(users.id, editorPresences.userId))
    .where(and(eq(editorPresences.type, type), ne(editorPresences.userId, userId), gt(editorPresences.seenAt, lately)))
    .groupBy(users.id)
    .orderBy(asc(sql`min(${editorPresences.since})`))
  return { items }
}
