import { and, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { isEditor } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { readFilters } from '../filters.ts'
import { orderBy, readLocale, readPaging, readSort } from '../list-query.ts'
import { preparedByShape } from '../prepared.ts'
import { columnsFor, type Resource } from './definition.ts'

export type Query = Record<string, string[]>

/** Whether the query asks for what lists leave out. */
function wantsWhole({ onRequest }: Resource, query: Query): boolean {
  const [value = 'false', ...more] = (onRequest && query[onRequest.parameter]) ?? []
  if (more.length > 0 || !['true', 'false'].includes(value)) {
    throw invalid(onRequest?.parameter ?? '', 'must be true or false')
  }
  return value === 'true'
}

function readQuery({ user }: ApiContext, resource: Resource, query: Query, otherNames: string[]) {
  const { onRequest } = resource
  const names = ['sort', 'locale', ...(onRequest ? [onRequest.parameter] : []), ...otherNames]
  const filters = readFilters(query, resource.filters, names)
  const where = and(...filters, resource.visible?.(user))
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  const order = orderBy(sorts, resource.filters, resource.table.id, readLocale(query))
  return { where, order, columns: columnsFor(resource, user, wantsWhole(resource, query)) }
}

/** A list of what everybody sees: the same query is the same statement, with its values in it. */
interface Listing {
  context: ApiContext
  resource: Resource
  query: Query
}

const shapeOf = ({ context, resource, query }: Listing) =>
  JSON.stringify([resource.names, context.user?.role === 'STAFF', isEditor(context.user), query])

const selectAll = (db: Executor, { context, resource, query }: Listing) => {
  const { where, order, columns } = readQuery(context, resource, query, [])
  return db
    .select(columns)
    .from(resource.table)
    .where(where)
    .orderBy(...order)
    .prepare('')
}
const preparedAll = preparedByShape(shapeOf, selectAll)

/** Everything that fits the filters, in order. */
export async function listAllRows(context: ApiContext, resource: Resource, query: Query) {
  const statement = resource.visible ? selectAll : preparedAll
  return statement(context.db, { context, resource, query }).execute()
}

/** How many fit, counted apart: an index then gives the page's own rows, and no others are read. */
const totalOf = ({ table }: Resource, where: SQL | undefined) =>
  sql<number>`(select count(*) from ${table} where ${where ?? sql`true`})`.mapWith(Number)

const selectPage = (db: Executor, { context, resource, query }: Listing) => {
  const { page, limit } = readPaging(query)
  const { where, order, columns } = readQuery(context, resource, query, ['page', 'limit'])
  const rows = db
    .select({ ...columns, ofAll: totalOf(resource, where) })
    .from(resource.table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
    .prepare('')
  return { page, limit, where, rows }
}
const preparedPage = preparedByShape(shapeOf, selectPage)

/** One page of it, with how many there are in all. */
export async function listRows(context: ApiContext, resource: Resource, query: Query) {
  const { db } = context
  const statement = resource.visible ? selectPage : preparedPage
  const { page, limit, where, rows } = statement(db, { context, resource, query })
  const found = await rows.execute()
  const items = found.map(({ ofAll: _, ...item }) => item)
  // A page past the end has no row to tell how many there are.
  const total = found[0]?.ofAll ?? (page === 1 ? 0 : await db.$count(resource.table, where))
  return { items, total, page, limit }
}
