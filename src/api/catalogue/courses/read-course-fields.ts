import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { courseLanguages, courseLocations, courses, courseThemes, courseTrainers } from '../../../db/tables.ts'
import { lock } from '../../platform/index.ts'

const { bannerId, categoryId, updatedAt } = courses

const linked = (
  table: typeof courseThemes | typeof courseLocations | typeof courseLanguages | typeof courseTrainers,
  column: string,
) =>
  sql<string[]>`array(select ${sql.identifier(column)}::text from ${table} where course_id = ${courses.id} order by 1)`

/** What a course is and is linked to, by the names that its changes have; the row is locked. */
export async function readCourseFields(tx: Transaction, id: string) {
  const { key, type, slug, title, summary, description, audience, outcomes, programme, included, certificate } = courses
  const { groupSize, days, price, subsidised, subsidyTheme, trainingDatabaseNumber, showOnHomePage } = courses
  await lock(tx, { courses: [id] })
  const [course] = await tx
    .select({
      ...{ title, slug, summary, description, audience, outcomes, programme, included, certificate },
      ...{ banner: bannerId, showOnHomePage, key, type, category: categoryId, price, days, groupSize, subsidised },
      ...{ subsidyTheme, trainingDatabaseNumber },
      themes: linked(courseThemes, 'theme_id'),
      locations: linked(courseLocations, 'location_id'),
      languages: linked(courseLanguages, 'language_id'),
      trainers: linked(courseTrainers, 'trainer_id'),
      updatedAt,
    })
    .from(courses)
    .where(eq(courses.id, id))
  return course
}
