import { eq } from 'drizzle-orm'
import type { CourseChanges } from '../../../schemas/course-editing.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses } from '../../db/tables.ts'
import { anyCourse, tagOf } from '../cache-tags.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { assertFreeSlugs } from '../old-slugs/assert-free-slugs.ts'
import { keepOldSlugs } from '../old-slugs/keep-old-slugs.ts'
import { changedFields } from './changed-fields.ts'
import { linkCourse } from './link-course.ts'
import { readCourseFields } from './read-course-fields.ts'

/** What neither searching, filtering nor ordering lists of courses reads. */
const onlyShown = [
  ...['days', 'included', 'certificate', 'groupSize', 'subsidised', 'subsidyTheme', 'trainingDatabaseNumber'],
  ...['banner', 'slug'],
]

/** Changes what the input names; 409 where `updatedAt` is not that of now. */
export async function updateCourse({ db, user }: ApiContext, id: string, { updatedAt, ...changes }: CourseChanges) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    const course = await readCourseFields(tx, id)
    if (!course) throw new ApiError('NOT_FOUND')
    if (updatedAt && Date.parse(updatedAt) !== course.updatedAt.getTime()) throw new ApiError('VERSION_CONFLICT')
    const { banner, category, themes, locations, languages, trainers, ...given } = changes
    if (changes.slug) await assertFreeSlugs(tx, 'courses', id, changes.slug)
    const row = { ...given, bannerId: banner, categoryId: category }
    // Also where only links change: a trigger says when, which tells whoever read it before.
    if (Object.values(changes).some((value) => value !== undefined)) {
      const change = () =>
        tx
          .update(courses)
          .set({ ...row, updatedAt: new Date() })
          .where(eq(courses.id, id))
      await (changes.slug ? keepOldSlugs(tx, 'courses', id, change) : change())
    }
    await linkCourse(tx, id, { themes, locations, languages, trainers })
    const { updatedAt: _instant, ...changed } = (await readCourseFields(tx, id)) ?? course
    const reason = changedFields(course, changed).join(',')
    const change = { entity: 'course', entityId: id, from: null, to: 'changed', reason } as const
    if (reason) await recordStateChange(tx, { ...change, userId: user?.userId })
    const mayMoveInLists = Object.keys(changes).some((name) => !onlyShown.includes(name))
    await notifyTags(tx, [tagOf.course(id), anyCourse, ...(mayMoveInLists ? ['courses'] : [])])
  })
}
