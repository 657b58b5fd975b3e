import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { CourseChanges } from '../../../../schemas/course-editing.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { courses } from '../../../db/tables.ts'
import { isLocale, type Locale, locales } from '../../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  anyCourse,
  assertFreeSlugs,
  keepOldSlugs,
  tagOf,
  uuidPattern,
} from '../../platform/index.ts'
import { linkCourse } from './link-course.ts'
import { readCourseFields } from './read-course-fields.ts'

type Fields = Record<string, unknown>

const hasParts = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isWritten = (value: unknown): boolean =>
  hasParts(value) && (Object.keys(value).some(isLocale) || Object.values(value).some(isWritten))

/** What one language has of a text, or of a list of them; a row that is not translated yet is nothing. */
function textsIn(value: unknown, locale: Locale): unknown[] {
  if (!hasParts(value)) return []
  if (Object.keys(value).some(isLocale)) return [value[locale] ?? []].flat()
  return Object.values(value).flatMap((part) => textsIn(part, locale))
}

/** Which of the fields are others: texts with their language ('title.nl'), the rest by name. */
function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (!isWritten(was) && !isWritten(is)) return isDeepStrictEqual(was, is) ? [] : [name]
    return locales
      .filter((locale) => !isDeepStrictEqual(textsIn(was, locale), textsIn(is, locale)))
      .map((locale) => `${name}.${locale}`)
  })
}

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
