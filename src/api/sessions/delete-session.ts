import { eq } from 'drizzle-orm'
import { recordStateChange } from '../../db/record-state-change.ts'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { lock } from '../lock.ts'
import { closeWaitingList } from '../waiting-list/close-waiting-list.ts'
import { notifySession } from './notify-session.ts'

/** Takes a session off the calendar; 409 once anybody was registered for it. Who waits for a seat hears of it. */
export async function deleteSession(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    await closeWaitingList(context, tx, id)
    const [gone] = await tx.delete(sessions).where(eq(sessions.id, id)).returning()
    if (!gone) throw new ApiError('NOT_FOUND')
    const change = { entity: 'course', entityId: gone.courseId, from: null, to: 'session-removed' } as const
    await recordStateChange(tx, { ...change, reason: gone.startDate.toISOString(), userId: context.user?.userId })
    await notifySession(tx, gone, true)
  })
}
