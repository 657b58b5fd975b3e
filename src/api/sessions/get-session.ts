import { eq } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { selectSessions } from './select-sessions.ts'

export async function getSession({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const [session] = await selectSessions(db).where(eq(sessions.id, id)).limit(1)
  if (!session) throw new ApiError('NOT_FOUND')
  return session
}
