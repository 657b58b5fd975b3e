import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '../list-query.ts'

const nextStart = (direction: SQL) => sql`next_start ${direction} nulls last`

const orders: Record<string, (direction: SQL, ranked: boolean) => SQL[]> = {
  relevance: (_, ranked) => [...(ranked ? [sql`rank desc`] : []), nextStart(sql`asc`)],
  title: (direction) => [sql`title ${direction}`],
  price: (direction) => [sql`price ${direction} nulls last`],
  nextSession: (direction) => [nextStart(direction)],
}

/** The order of a list of courses; `ranked` is whether some match better than others. */
export function orderOfCourses(sorts: Sort[], ranked: boolean): SQL {
  const terms = sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction), ranked) ?? [])
  return sql.join([...terms, sql`id`], sql`, `)
}
