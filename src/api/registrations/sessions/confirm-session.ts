import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { sessions } from '../../../db/tables.ts'
import type { SessionDecision } from '../../../domain/session-decisions.ts'
import { decision } from '../../catalogue/index.ts'
import { type ApiContext, ApiError, lock, requireRole, staff, uuidPattern, withMutex } from '../../platform/index.ts'
import { mutexNameOf } from '../registrations/change-registration.ts'
import { mailSession } from '../registrations/mail-session.ts'
import { notifySession } from './notify-session.ts'

interface Decided {
  id: string
  courseId: string
  decision: SessionDecision | null
}

/** Promises that a session runs, whoever cancels after that; it is locked. Everybody in it hears of it. */
export async function confirmLocked(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  session: Decided,
  { userId }: { userId: string | null },
) {
  const { id, decision: from } = session
  await tx.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.id, id))
  await recordStateChange(tx, { entity: 'session', entityId: id, from, to: 'confirmed', userId })
  await notifySession(tx, session, false)
  await mailSession(context, tx, id, 'session-confirmed')
}

/** Staff decide that a session runs, with as many as there are; 409 once that is decided, or it has started. */
export async function confirmSession(context: ApiContext, id: string) {
  const { userId } = requireRole(context.user, staff)
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await withMutex(mutexNameOf(id), () =>
    context.db.transaction(async (tx) => {
      await lock(tx, { sessions: [id] })
      const { startDate, courseId } = sessions
      const [session] = await tx
        .select({ id: sessions.id, courseId, startDate, decision })
        .from(sessions)
        .where(eq(sessions.id, id))
      if (!session) throw new ApiError('NOT_FOUND')
      if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
      if (session.decision === 'confirmed' || session.decision === 'canceled') throw new ApiError('STATE_CONFLICT')
      await confirmLocked(context, tx, session, { userId })
    }),
  )
}
