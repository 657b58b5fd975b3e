import { eq } from 'drizzle-orm'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, sessions } from '../../db/tables.ts'
import { anyCourse, anySession, tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { lock } from '../lock.ts'
import { closeWaitingList } from '../waiting-list/close-waiting-list.ts'

/** A course goes with its sessions; 409 once anybody was registered for one of them. Who waits for a seat hears of it. */
export async function deleteCourse(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await context.db.transaction(async (tx) => {
    // Before what a search reads of the course, as whoever takes its last seat has them: so neither waits for the other.
    const planned = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.courseId, id))
      .orderBy(sessions.id)
    await lock(tx, { sessions: planned.map((session) => session.id), courses: [id] })
    for (const session of planned) await closeWaitingList(context, tx, session.id)
    const [gone] = await tx.delete(courses).where(eq(courses.id, id)).returning({ title: courses.title })
    if (!gone) throw new ApiError('NOT_FOUND')
    const change = { entity: 'course', entityId: id, from: null, to: 'removed', reason: gone.title.nl } as const
    await recordStateChange(tx, { ...change, userId: context.user?.userId })
    // Reviews of the course stay, of no course.
    const changed = [tagOf.course(id), tagOf.sessionsOf(id), ...planned.map((session) => tagOf.session(session.id))]
    await notifyTags(tx, [...changed, anyCourse, anySession, 'courses', 'sessions', 'reviews'])
  })
}
