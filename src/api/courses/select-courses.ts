import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { categories, courses } from '../../db/tables.ts'
import { slugIs } from '../localized-sql.ts'
import { preparedFor } from '../prepared.ts'
import { courseColumns, nextSession, summaryColumns } from './present-course.ts'

const wanted = sql.placeholder('wanted')

const whole = (db: Executor) =>
  db
    .select(courseColumns)
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .$dynamic()

/** The course with the id `wanted`, as the API shows it. */
export const courseById = preparedFor((db) => whole(db).where(eq(courses.id, wanted)).prepare('course_by_id'))

/** The course with the slug `wanted` in any language. */
export const courseBySlug = preparedFor((db) =>
  whole(db).where(slugIs(courses.slug, wanted)).limit(1).prepare('course_by_slug'),
)

/** The courses with the ids `wanted`, as a list shows them, in no order. */
export const summariesByIds = preparedFor((db) =>
  db
    .select(summaryColumns)
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .where(sql`${courses.id} = any(${wanted}::uuid[])`)
    .prepare('summaries_by_ids'),
)
