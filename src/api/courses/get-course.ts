import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { courseById, courseBySlug } from './select-courses.ts'

/** A course, by its id or its slug in any language: its id, and itself as JSON. */
export async function getCourse({ db }: ApiContext, idOrSlug: string): Promise<{ id: string; json: string }> {
  const statement = uuidPattern.test(idOrSlug) ? courseById(db) : courseBySlug(db)
  const [course] = await statement.execute({ wanted: idOrSlug })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}
