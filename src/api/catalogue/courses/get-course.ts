import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { categories, courses } from '../../../db/tables.ts'
import { defaultLocale, type Locale } from '../../../domain/locales.ts'
import { type ApiContext, ApiError, ownSlugFirst, preparedFor, slugIs, uuidPattern } from '../../platform/index.ts'
import { nextSession, wholeCourse } from './present-course.ts'

const wanted = sql.placeholder('wanted')

const whole = (db: Executor, condition: SQL, order?: SQL) =>
  db
    .select({ id: courses.id, json: sql<string>`${wholeCourse}::text` })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .where(condition)
    .orderBy(...(order ? [order] : []))
    .limit(1)

/** The course with the id `wanted`, as JSON. */
const courseById = preparedFor((db) => whole(db, eq(courses.id, wanted)).prepare('course_by_id'))

/** The course with the slug `wanted`, in the language `locale` before any other, as JSON. */
const courseBySlug = preparedFor((db) =>
  whole(db, slugIs(courses.slug, wanted), ownSlugFirst(courses.slug, wanted, sql.placeholder('locale'))).prepare(
    'course_by_slug',
  ),
)

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
