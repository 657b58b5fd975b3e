import { eq } from 'drizzle-orm'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { notifySession } from './notify-session.ts'

/** Takes a session off the calendar; 409 once anybody was registered for it. */
export async function deleteSession({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(sessions).where(eq(sessions.id, id)).returning()
    if (!gone) throw new ApiError('NOT_FOUND')
    await notifySession(tx, gone, true)
  })
}
