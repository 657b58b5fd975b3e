import { defaultLocale, type Locale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { uuidPattern } from '../filters.ts'
import { courseById, courseBySlug } from './select-courses.ts'

/** A course, by its id or its slug in any language, in the given one before others: its id, and itself as JSON. */
export async function getCourse(
  { db }: Pick<ApiContext, 'db'>,
  idOrSlug: string,
  locale: Locale = defaultLocale,
): Promise<{ id: string; json: string }> {
  const [course] = uuidPattern.test(idOrSlug)
    ? await courseById(db).execute({ wanted: idOrSlug })
    : await courseBySlug(db).execute({ wanted: idOrSlug, locale })
  if (!course) throw new ApiError('NOT_FOUND')
  return course
}
