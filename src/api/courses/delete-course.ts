import { eq } from 'drizzle-orm'
import { notifyTags } from '../../db/notifications.ts'
import { courses } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'

/** A course goes with its sessions; 409 once anybody was registered for one of them. */
export async function deleteCourse({ db }: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const gone = await tx.delete(courses).where(eq(courses.id, id)).returning({ id: courses.id })
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    // Reviews of the course stay, of no course.
    await notifyTags(tx, ['courses', 'sessions', 'reviews'])
  })
}
