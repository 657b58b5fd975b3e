import { sql } from 'drizzle-orm'
import type { CourseChanges } from '../../../../schemas/course-editing.ts'
import type { Transaction } from '../../../db/client.ts'

const tables = {
  themes: ['course_themes', 'theme_id'],
  locations: ['course_locations', 'location_id'],
  languages: ['course_languages', 'language_id'],
  trainers: ['course_trainers', 'trainer_id'],
} as const

const names = ['themes', 'locations', 'languages', 'trainers'] as const

/** Puts lists of ids in the place of what a course was linked to; a list that is not named stays as it was. */
export async function linkCourse(
  tx: Transaction,
  courseId: string,
  links: Pick<CourseChanges, (typeof names)[number]>,
) {
  for (const name of names) {
    const ids = links[name]
    if (!ids) continue
    const [table, column] = tables[name].map((identifier) => sql.identifier(identifier))
    await tx.execute(sql`delete from ${table} where course_id = ${courseId}`)
    await tx.execute(sql`insert into ${table} (course_id, ${column})
      select distinct ${courseId}::uuid, unnest(${sql.param(ids)}::uuid[])`)
  }
}
