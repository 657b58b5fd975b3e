import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrations, sessions } from '../../db/tables.ts'
import { requireRole, staff } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { lock } from '../lock.ts'
import { mutexNameOf, withMutexes } from '../registrations/change-registration.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { notifySession } from '../sessions/notify-session.ts'
import { decision } from '../sessions/present-session.ts'
import { isComing } from '../sessions/select-sessions.ts'
import { closeWaitingList } from '../waiting-list/close-waiting-list.ts'
import { openChoiceOf } from './open-choice.ts'

/** The session with those of its course that people may go to instead. */
async function sessionsOfCourse({ db }: ApiContext, id: string): Promise<string[]> {
  const ofCourse = sql`${sessions.courseId} = (select course_id from sessions where id = ${id})`
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(eq(sessions.id, id), and(ofCourse, isComing)))
    .orderBy(asc(sessions.id))
  return found.map((session) => session.id)
}

async function giveChoices(context: ApiContext, tx: Transaction, sessionId: string) {
  const held = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), ne(registrations.status, 'expired')))
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
  await lock(tx, { registrations: held.map(({ id }) => id) })
  for (const { id } of held) await openChoiceOf(context, tx, await loadRegistration(tx, id))
}

/**
 * Staff decide that a session does not run: it is for sale no more, its waiting list ends, and everybody in it gets a choice
 * before anything becomes of their registration. 409 once it was canceled or has started.
 */
export async function cancelSession(context: ApiContext, id: string) {
  const { userId } = requireRole(context.user, staff)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const locked = await sessionsOfCourse(context, id)
  await withMutexes(locked.map(mutexNameOf), () =>
    context.db.transaction(async (tx) => {
      await lock(tx, { sessions: locked })
      const { courseId, startDate } = sessions
      const [session] = await tx
        .select({ id: sessions.id, courseId, startDate, decision })
        .from(sessions)
        .where(eq(sessions.id, id))
      if (!session) throw new ApiError('NOT_FOUND')
      if (session.decision === 'canceled') throw new ApiError('STATE_CONFLICT')
      if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
      await tx.update(sessions).set({ canceledAt: sql`now()` }).where(eq(sessions.id, id))
      const change = { entity: 'session', entityId: id, from: session.decision, to: 'canceled' } as const
      await recordStateChange(tx, { ...change, userId })
      await closeWaitingList(context, tx, id)
      await giveChoices(context, tx, id)
      await notifySession(tx, session, true)
    }),
  )
}
