import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courses, sessions } from '../../../db/tables.ts'
import { ApiError, lock } from '../../platform/index.ts'

/** A session as registering needs to know it, locked until the transaction ends; 404 when there is none. */
export async function lockSession(tx: Transaction, id: string) {
  await lock(tx, { sessions: [id] })
  const [session] = await tx
    .select({
      id: sessions.id,
      startDate: sessions.startDate,
      canceledAt: sessions.canceledAt,
      capacity: sessions.capacity,
      seatsTaken: sessions.seatsTaken,
      courseType: courses.type,
      courseId: sessions.courseId,
      price: courses.price,
    })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND', [{ path: 'session', message: 'error.sessionUnknown' }])
  return session
}
export type LockedSession = Awaited<ReturnType<typeof lockSession>>
