import { eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { categories, courses } from '../../db/tables.ts'
import { ownSlugFirst, slugIs } from '../localized-sql.ts'
import { preparedFor } from '../prepared.ts'
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
export const courseById = preparedFor((db) => whole(db, eq(courses.id, wanted)).prepare('course_by_id'))

/** The course with the slug `wanted`, in the language `locale` before any other, as JSON. */
export const courseBySlug = preparedFor((db) =>
  whole(db, slugIs(courses.slug, wanted), ownSlugFirst(courses.slug, wanted, sql.placeholder('locale'))).prepare(
    'course_by_slug',
  ),
)
