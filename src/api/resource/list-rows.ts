import { and, count } from 'drizzle-orm'
import type { ApiContext } from '../context.ts'
import { readFilters } from '../filters.ts'
import { orderBy, readPaging, readSort } from '../list-query.ts'
import type { Resource } from './definition.ts'

export type Query = Record<string, string[]>

/** Everything that fits the filters, in order. */
export async function listAllRows(context: ApiContext, resource: Resource, query: Query) {
  const where = and(...readFilters(query, resource.filters, ['sort', 'locale']))
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  return context.db
    .select(resource.columns)
    .from(resource.table)
    .where(where)
    .orderBy(...orderBy(sorts, resource.filters, resource.table.id))
}

/** One page of it, with how many there are in all. */
export async function listRows(context: ApiContext, resource: Resource, query: Query) {
  const { page, limit } = readPaging(query)
  const where = and(...readFilters(query, resource.filters, ['sort', 'locale', 'page', 'limit']))
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  const [items, [counted]] = await Promise.all([
    context.db
      .select(resource.columns)
      .from(resource.table)
      .where(where)
      .orderBy(...orderBy(sorts, resource.filters, resource.table.id))
      .limit(limit)
      .offset((page - 1) * limit),
    context.db.select({ total: count() }).from(resource.table).where(where),
  ])
  return { items, total: counted?.total ?? 0, page, limit }
}
