import { sql } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { preparedFor } from '../prepared.ts'
import { wholeSession } from './present-session.ts'
import { fromSessions } from './select-sessions.ts'

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
