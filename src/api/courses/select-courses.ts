import { eq, sql } from 'drizzle-orm'
import { categories, courses } from '../../db/tables.ts'
import type { Executor } from '../context.ts'
import { courseColumns, nextSession, summaryColumns } from './present-course.ts'

/** Courses as the API shows them; the caller adds which. */
export const selectCourses = (db: Executor) =>
  db
    .select(courseColumns)
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .$dynamic()

/** The same as a list shows them. */
export const selectSummaries = (db: Executor) =>
  db
    .select(summaryColumns)
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoinLateral(nextSession, sql`true`)
    .$dynamic()
