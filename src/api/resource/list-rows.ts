import { and, sql } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort } from '../list-query.ts'
import { columnsFor, type Resource } from './definition.ts'

export type Query = Record<string, string[]>

function readQuery({ user }: ApiContext, resource: Resource, query: Query, otherNames: string[]) {
  const filters = readFilters(query, resource.filters, ['sort', 'locale', ...otherNames])
  const where = and(...filters, resource.visible?.(user))
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  return { where, order: orderBy(sorts, resource.filters, resource.table.id, readLocale(query)) }
}

/** Everything that fits the filters, in order. */
export async function listAllRows(context: ApiContext, resource: Resource, query: Query) {
  const { where, order } = readQuery(context, resource, query, [])
  return context.db
    .select(columnsFor(resource, context.user))
    .from(resource.table)
    .where(where)
    .orderBy(...order)
}

/** One page of it, with how many there are in all. */
export async function listRows(context: ApiContext, resource: Resource, query: Query) {
  const { db } = context
  const { page, limit } = readPaging(query)
  const { where, order } = readQuery(context, resource, query, ['page', 'limit'])
  const rows = await db
    .select({ ...columnsFor(resource, context.user), ofAll: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(resource.table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const items = rows.map(({ ofAll: _, ...item }) => item)
  // A page past the end has no row to tell how many there are.
  const total = rows[0]?.ofAll ?? (page === 1 ? 0 : await db.$count(resource.table, where))
  return { items, total, page, limit }
}
