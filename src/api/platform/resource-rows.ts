import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { defaultLocale } from '../../domain/locales.ts'
import { isEditor } from './access.ts'
import type { ApiContext, Principal } from './context.ts'
import { ApiError } from './errors.ts'
import { readFilters, uuidPattern } from './filters.ts'
import { orderBy, type Query, readFlag, readLocale, readPaging, readSort } from './list-query.ts'
import { preparedByShape } from './prepared.ts'
import { columnsFor, type Resource, tagsOf } from './resource-definition.ts'

/** One by its id, or by what else finds it; 404 for anything else, and for what the caller may not see. */
export async function getRow(
  db: Executor,
  caller: Principal | null,
  resource: Resource,
  id: string,
  locale = defaultLocale,
) {
  const bySlug = uuidPattern.test(id) ? undefined : resource.alsoFoundBy
  const found = uuidPattern.test(id) ? eq(resource.table.id, id) : bySlug?.slugIs(id)
  if (!found) throw new ApiError('NOT_FOUND')
  const where = and(found, resource.visible?.(caller))
  const [row] = await db
    .select({ ...columnsFor(resource, caller, true), ...resource.columnsIn?.(locale, isEditor(caller)) })
    .from(resource.table)
    .where(where)
    .orderBy(...(bySlug ? [bySlug.first(id, locale)] : []))
    .limit(1)
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

function readQuery({ user }: ApiContext, resource: Resource, query: Query, otherNames: string[]) {
  const { onRequest } = resource
  const names = ['sort', 'locale', ...(onRequest ? [onRequest.parameter] : []), ...otherNames]
  const filters = readFilters(query, resource.filters, names)
  const where = and(...filters, resource.visible?.(user))
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  const isWhole = onRequest !== undefined && readFlag(query, onRequest.parameter)
  const order = orderBy(sorts, resource.filters, resource.table.id, readLocale(query))
  return { where, order, columns: columnsFor(resource, user, isWhole) }
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
  const { table } = resource
  const offset = (page - 1) * limit
  // Which rows first: what leaves the API is reckoned for those of the page alone.
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = db
    .select({ ...columns, ofAll: totalOf(resource, where) })
    .from(table)
    .innerJoin(sql`unnest(array(${ids})) with ordinality as place (id, number)`, sql`place.id = ${table.id}`)
    .orderBy(sql`place.number`)
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

/** 404 when there is none or the caller may not see it, 409 when something else still points at it. */
export async function deleteRow(context: ApiContext, resource: Resource, id: string) {
  await getRow(context.db, context.user, resource, id)
  if (resource.remove) return resource.remove(context, id)
  await context.db.transaction(async (tx) => {
    const gone = await tx.delete(resource.table).where(eq(resource.table.id, id)).returning({ id: resource.table.id })
    if (gone.length === 0) throw new ApiError('NOT_FOUND')
    await notifyTags(tx, tagsOf(resource, id))
  })
}
