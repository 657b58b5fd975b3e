import { sql } from 'drizzle-orm'
import { sessions } from '../../../db/tables.ts'
import { fromSessions, wholeSession } from '../../catalogue/index.ts'
import { type ApiContext, ApiError, preparedFor, uuidPattern } from '../../platform/index.ts'

const sessionById = preparedFor((db) =>
  db
    .select({ json: sql<string>`${wholeSession}::text` })
    .from(fromSessions)
    .where(sql`${sessions.id} = ${sql.placeholder('id')}`)
    .prepare('session_by_id'),
)

/** A session as JSON. */
export async function getSession({ db }: ApiContext, id: string): Promise<string> {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [session] = await sessionById(db).execute({ id })
  if (!session) throw new ApiError('NOT_FOUND')
  return session.json
}
