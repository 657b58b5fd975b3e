import { and, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { defaultLocale, type Locale } from '../../domain/locales.ts'
import { isEditor, kindOfCaller, standIn, valuesOfCaller } from './access.ts'
import type { ApiContext, Principal } from './context.ts'
import { ApiError } from './errors.ts'
import { askedFilters, conditionsOf, shapeOfFilters, uuidPattern, valuesOfFilters } from './filters.ts'
import { orderBy, type Query, readFlag, readLocale, readPaging, readSort } from './list-query.ts'
import { preparedByShape } from './prepared.ts'
import { columnsFor, type Resource, tagsOf } from './resource-definition.ts'
import { journalled, recordChange } from './resource-journal.ts'

const wanted = sql.placeholder('wanted')
const numbers = { last: 0, known: new WeakMap<Resource, number>() }

/** What names a resource among the shapes of statements: not two with the same columns see the same rows. */
function numberOf(resource: Resource): number {
  const number = numbers.known.get(resource) ?? ++numbers.last
  numbers.known.set(resource, number)
  return number
}

interface Wanted {
  resource: Resource
  caller: Principal | null
  isId: boolean
  locale: Locale
}

const preparedRow = preparedByShape(
  ({ resource, caller, isId, locale }: Wanted) =>
    JSON.stringify([numberOf(resource), kindOfCaller(caller), isId, locale]),
  (db, { resource, caller, isId, locale }) => {
    const bySlug = isId ? undefined : resource.alsoFoundBy
    return db
      .select({ ...columnsFor(resource, caller, true), ...resource.columnsIn?.(locale, isEditor(caller)) })
      .from(resource.table)
      .where(and(bySlug ? bySlug.slugIs(wanted) : eq(resource.table.id, wanted), resource.visible?.(standIn(caller))))
      .orderBy(...(bySlug ? [bySlug.first(wanted, locale)] : []))
      .limit(1)
      .prepare('')
  },
)

/** One by its id, or by what else finds it; 404 for anything else, and for what the caller may not see. */
export async function getRow(
  db: Executor,
  caller: Principal | null,
  resource: Resource,
  id: string,
  locale = defaultLocale,
) {
  const isId = uuidPattern.test(id)
  if (!isId && !resource.alsoFoundBy) throw new ApiError('NOT_FOUND')
  const statement = preparedRow(db, { resource, caller, isId, locale })
  const [row] = await statement.execute({ wanted: id, ...valuesOfCaller(caller) })
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** A list as it was asked, checked: what is asked alike is the same statement. */
function readQuery({ user }: ApiContext, resource: Resource, query: Query, otherNames: string[]) {
  const { onRequest } = resource
  const names = ['sort', 'locale', ...(onRequest ? [onRequest.parameter] : []), ...otherNames]
  const filters = askedFilters(query, resource.filters, names)
  const sorts = readSort(query, Object.keys(resource.filters), resource.sort)
  const isWhole = onRequest !== undefined && readFlag(query, onRequest.parameter)
  return { resource, caller: user, filters, sorts, isWhole, locale: readLocale(query) }
}

type Listing = ReturnType<typeof readQuery>

const shapeOf = ({ resource, caller, filters, sorts, isWhole, locale }: Listing) =>
  JSON.stringify([numberOf(resource), kindOfCaller(caller), shapeOfFilters(filters), sorts, isWhole, locale])

function partsOf({ resource, caller, filters, sorts, isWhole, locale }: Listing) {
  return {
    where: and(...conditionsOf(filters), resource.visible?.(standIn(caller))),
    order: orderBy(sorts, resource.filters, resource.table.id, locale),
    columns: columnsFor(resource, caller, isWhole),
  }
}

const valuesOf = ({ caller, filters }: Listing) => ({ ...valuesOfCaller(caller), ...valuesOfFilters(filters) })

const preparedAll = preparedByShape(shapeOf, (db, listing: Listing) => {
  const { where, order, columns } = partsOf(listing)
  return db
    .select(columns)
    .from(listing.resource.table)
    .where(where)
    .orderBy(...order)
    .prepare('')
})

/** Everything that fits the filters, in order. */
export async function listAllRows(context: ApiContext, resource: Resource, query: Query) {
  const listing = readQuery(context, resource, query, [])
  return preparedAll(context.db, listing).execute(valuesOf(listing))
}

const preparedPage = preparedByShape(shapeOf, (db, listing: Listing) => {
  const { table } = listing.resource
  const { where, order, columns } = partsOf(listing)
  const count = sql<number>`count(*)`.mapWith(Number)
  // Which rows first: what leaves the API is reckoned for those of the page alone.
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  const rows = db
    // How many fit is counted apart: an index then gives the page's own rows, and no others are read.
    .select({ ...columns, ofAll: sql`(select ${count} from ${table} where ${where ?? sql`true`})`.mapWith(Number) })
    .from(table)
    .innerJoin(sql`unnest(array(${ids})) with ordinality as place (id, number)`, sql`place.id = ${table.id}`)
    .orderBy(sql`place.number`)
    .prepare('')
  return { rows, total: db.select({ count }).from(table).where(where).prepare('') }
})

/** One page of it, with how many there are in all. */
export async function listRows(context: ApiContext, resource: Resource, query: Query) {
  const { page, limit } = readPaging(query)
  const listing = readQuery(context, resource, query, ['page', 'limit'])
  const values = valuesOf(listing)
  const statements = preparedPage(context.db, listing)
  const found = await statements.rows.execute({ ...values, limit, offset: (page - 1) * limit })
  const items = found.map(({ ofAll: _, ...item }) => item)
  // A page past the end has no row to tell how many there are.
  const total = found[0]?.ofAll ?? (page === 1 ? 0 : ((await statements.total.execute(values))[0]?.count ?? 0))
  return { items, total, page, limit }
}

/** Removes one in the caller's transaction: 409 when something else still points at it. */
export async function removeRow(context: ApiContext, tx: Transaction, resource: Resource, id: string) {
  const before = await journalled(tx, resource, id)
  const gone = await tx.delete(resource.table).where(eq(resource.table.id, id)).returning({ id: resource.table.id })
  if (gone.length === 0) throw new ApiError('NOT_FOUND')
  await recordChange(context, tx, resource, { id, before, after: null })
  await notifyTags(tx, tagsOf(resource, id))
}

/** 404 when there is none or the caller may not see it. */
export async function deleteRow(context: ApiContext, resource: Resource, id: string) {
  await getRow(context.db, context.user, resource, id)
  if (resource.remove) return resource.remove(context, id)
  await context.db.transaction((tx) => removeRow(context, tx, resource, id))
}
