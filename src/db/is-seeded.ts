import { eq } from 'drizzle-orm'
import type { Executor } from './client.ts'
import { courses, facts } from './tables.ts'

/** Whether demo content came into this database, or courses of somebody's own are in it. */
export async function isSeeded(executor: Executor): Promise<boolean> {
  const seeded = await executor.select({ name: facts.name }).from(facts).where(eq(facts.name, 'seeded'))
  const course = await executor.select({ id: courses.id }).from(courses).limit(1)
  return seeded.length > 0 || course.length > 0
}
