import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { categories, courses } from '../../../db/tables.ts'
import { preparedFor } from '../../platform/index.ts'
import { courseSummary } from './present-course.ts'

/** A course as it was found: its version is another one when its card may have changed. */
export interface FoundCourse {
  id: string
  version: number
}

/** About 20 MB of cards. */
const mostCards = 10_000

const summaries = preparedFor((db) =>
  db
    .select({ id: courses.id, json: sql<string>`${courseSummary}::text` })
    .from(courses)
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .where(sql`${courses.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('course_summaries'),
)

/** By id, with the version, so that a card is never an old one, whoever changed the course. */
const kept = preparedFor(() => new Map<string, { version: number; json: string }>())

/** What lists say of courses but for their next sessions, as JSON by id: making it takes longer than finding them. */
export async function courseCards(db: Executor, found: FoundCourse[]): Promise<Map<string, string>> {
  const cards = kept(db)
  const response = new Map<string, string>()
  for (const course of found) {
    const known = cards.get(course.id)
    if (known?.version === course.version) response.set(course.id, known.json)
  }
  const missing = found.filter(({ id }) => !response.has(id))
  if (missing.length === 0) return response
  const rows = await summaries(db).execute({ ids: missing.map(({ id }) => id) })
  for (const { id, json } of rows) response.set(id, json)
  for (const course of missing) {
    const json = response.get(course.id)
    cards.delete(course.id)
    if (json) cards.set(course.id, { version: course.version, json })
  }
  // The longest kept go first; those still wanted come back at once.
  for (const id of cards.keys()) {
    if (cards.size <= mostCards) break
    cards.delete(id)
  }
  return response
}
