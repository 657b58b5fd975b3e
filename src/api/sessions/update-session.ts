import { eq } from 'drizzle-orm'
import type { SessionChanges } from '../../../schemas/session-editing.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { mailSession } from '../registrations/mail-session.ts'
import { followSession } from '../waiting-list/follow-session.ts'
import { decisionColumns } from './decision-columns.ts'
import { notifySession } from './notify-session.ts'
import { sessionTimes } from './session-times.ts'

type Schedule = { start: string; end: string }[]

const sameTimes = (one: Schedule, other: Schedule) => {
  const instants = (schedule: Schedule) => schedule.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)])
  return String(instants(one)) === String(instants(other))
}

/** Changes what the input names; 409 for fewer seats than are taken. Another time or place is told by mail. */
export async function updateSession(context: ApiContext, id: string, changes: SessionChanges) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await context.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
    if (!session) throw new ApiError('NOT_FOUND')
    const { schedule, duration, location, language, trainer, capacity = session.capacity } = changes
    if (capacity < session.seatsTaken) {
      throw new ApiError('STATE_CONFLICT', [{ path: 'capacity', message: 'error.seatsTaken' }])
    }
    const { minimum = session.minimum, decisionOn = session.decisionOn } = changes
    const times = schedule ? sessionTimes(schedule, duration) : { duration }
    const decided = decisionColumns({ minimum, decisionOn }, session.startDate)
    await tx
      .update(sessions)
      .set({ ...times, ...decided, locationId: location, languageId: language, trainerId: trainer, capacity })
      .where(eq(sessions.id, id))
    const named = Object.keys(changes).join(',')
    const change = { entity: 'session', entityId: id, from: null, to: 'changed', reason: named } as const
    await recordStateChange(tx, { ...change, userId: context.user?.userId })
    const isMoved =
      (schedule && !sameTimes(schedule, session.schedule)) || (location ?? session.locationId) !== session.locationId
    if (isMoved && session.endDate > new Date()) await mailSession(context, tx, id, 'session-moved')
    await followSession(tx, id)
    await notifySession(tx, session, true)
  })
}
