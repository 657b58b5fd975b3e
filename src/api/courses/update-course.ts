import { eq } from 'drizzle-orm'
import { type CourseChanges, courseTexts } from '../../../schemas/course-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { courses } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { linkCourse } from './link-course.ts'

/** Changes what the input names: editors the texts, staff the rest too (403 for others). */
export async function updateCourse({ db, user }: ApiContext, id: string, changes: CourseChanges) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const others = Object.keys(changes).filter((name) => !courseTexts.includes(name))
  if (user?.role !== 'STAFF' && others.length > 0) {
    throw new ApiError(
      'FORBIDDEN',
      others.map((path) => ({ path, message: 'is for staff to change' })),
    )
  }
  await db.transaction(async (tx) => {
    const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for('update')
    if (!course) throw new ApiError('NOT_FOUND')
    const { banner, category, themes, locations, languages, trainers, ...given } = changes
    const row = { ...given, bannerId: banner, categoryId: category }
    if (Object.values(row).some((value) => value !== undefined)) {
      await tx.update(courses).set(row).where(eq(courses.id, id))
    }
    await linkCourse(tx, id, { themes, locations, languages, trainers })
    await notifyTags(tx, ['courses'])
  })
}
