import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { courseSteps } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { CountedStep } from '../../domain/figures.ts'

/** Steps of a course, which is named by its id or by its slug in any language. */
export interface SeenSteps {
  course: string
  step: CountedStep
  times: number
}

/** Adds to what is counted of today; what is no course is left out. */
export async function countCourseSteps(db: Executor, seen: readonly SeenSteps[]): Promise<void> {
  if (seen.length === 0) return
  await db.execute(sql`
    insert into ${courseSteps} (day, course_id, step, times)
    select ${brusselsDay(new Date())}::date, courses.id, seen.step, sum(seen.times)
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as seen(course text, step text, times int)
    join courses on seen.course in (courses.id::text, slug->>'nl', slug->>'en', slug->>'fr')
    group by courses.id, seen.step order by courses.id, seen.step
    on conflict (day, course_id, step) do update set times = course_steps.times + excluded.times`)
}
