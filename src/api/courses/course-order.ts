import { type SQL, sql } from 'drizzle-orm'
import type { Sort } from '../list-query.ts'

const nextStart = (direction: SQL) => ({ terms: sql`next_start ${direction} nulls last`, waits: true })

/** Terms of an order; those that wait need the next session of a course, which is dear to find. */
const orders: Record<string, (direction: SQL, ranked: boolean) => { terms: SQL; waits: boolean }[]> = {
  relevance: (_, ranked) => [...(ranked ? [{ terms: sql`rank desc`, waits: false }] : []), nextStart(sql`asc`)],
  title: (direction) => [{ terms: sql`title ${direction}`, waits: false }],
  price: (direction) => [{ terms: sql`price ${direction} nulls last`, waits: false }],
  nextSession: (direction) => [nextStart(direction)],
}

/**
 * The whole order of a list of courses, and what of it can be had without next sessions: null when it begins with one.
 * `ranked` is whether some answer better than others.
 */
export function orderOfCourses(sorts: Sort[], ranked: boolean): { first: SQL | null; whole: SQL } {
  const terms = sorts.flatMap(([name, direction]) => orders[name]?.(sql.raw(direction), ranked) ?? [])
  terms.push({ terms: sql`id`, waits: false })
  const waiting = terms.findIndex(({ waits }) => waits)
  const first = terms.slice(0, waiting < 0 ? terms.length : waiting)
  const join = (some: typeof terms) =>
    sql.join(
      some.map((one) => one.terms),
      sql`, `,
    )
  return { first: first.length > 0 ? join(first) : null, whole: join(terms) }
}
