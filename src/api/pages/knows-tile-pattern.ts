import { sql } from 'drizzle-orm'
import { pageContentTypes } from '../../../schemas/static-content.ts'
import { categories, courses, pages } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'

/** Whether a page has this pattern of tiles: managed ones are in terra, an editor's own in sage, a course as its category. */
export async function knowsTilePattern(
  { db }: Pick<ApiContext, 'db'>,
  { family, seed }: { family: string; seed: string },
): Promise<boolean> {
  if (family === 'terra' && pageContentTypes.some((type) => type === seed)) return true
  const { rows } = await db.execute(sql`
    select from ${courses} join ${categories} on ${categories.id} = ${courses.categoryId}
      where ${courses.key} = ${seed} and ${categories.key} = ${family}
    union all select from ${pages} where ${pages.key} = ${seed} and ${family} = 'sage'
    limit 1`)
  return rows.length > 0
}
