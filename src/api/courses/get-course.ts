import { eq } from 'drizzle-orm'
import { courses } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { slugIs } from '../localized-sql.ts'
import { courseById, courseBySlug } from './select-courses.ts'

/** What finds a course: its id, or its slug in any language. */
export const courseIs = (idOrSlug: string) =>
  uuidPattern.test(idOrSlug) ? eq(courses.id, idOrSlug) : slugIs(courses.slug, idOrSlug)

export async function getCourse({ db }: ApiContext, idOrSlug: string) {
  const statement = uuidPattern.test(idOrSlug) ? courseById(db) : courseBySlug(db)
  const [course] = await statement.execute({ wanted: idOrSlug })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}
