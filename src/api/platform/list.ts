import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { stateChanges, users } from '../../db/tables.ts'
import { type CsvCell, csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Locale } from '../../domain/locales.ts'
import { get } from './call.ts'
import { type ApiContext, contextOf } from './context.ts'
import { askedFilters, conditionsOf, type FilterFields, shapeOfFilters, valuesOfFilters } from './filters.ts'
import { orderBy, type Query, readLocale, readPaging, readSort, type Sort } from './list-query.ts'
import type { Operation } from './operation.ts'
import type { Parameter } from './parameters.ts'
import { filterParameters, listParameter, localeParameter, pagingParameters, sortParameter } from './parameters.ts'
import { preparedByShape, preparedFor, prepareSql } from './prepared.ts'
import { sendCsv } from './responses.ts'
import { allOf, instantOf } from './sql.ts'

/** A column of a file: the name it is asked for by, its heading, and what it says of a row. */
interface CsvColumn<Row> {
  key: string
  heading: string
  cell(row: Row): CsvCell
}

/** A list as a file that spreadsheets open. */
interface Csv<Row> extends Pick<Operation, 'id' | 'summary' | 'description'> {
  /** What the file is called, before the day. */
  name: Record<Locale, string>
  columns(locale: Locale): CsvColumn<Row>[]
}

interface CsvCall<Row> extends Csv<Row>, Pick<Operation, 'access'> {
  parameters: readonly Parameter[]
  /** The rows that fit the filters, in the order asked for. */
  rows(context: ApiContext, query: Query): Promise<Row[]>
}

const columnsParameter = listParameter(
  'columns',
  'Only the columns of these names, in the order of the file; names it does not have are left out. All when left out.',
)

/** Rows as a file, with the columns asked for; none that is known is all of them. */
export function csvOfRows<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
  asked: readonly string[] = [],
): string {
  const keys = asked.flatMap((text) => text.split(','))
  const known = columns.filter(({ key }) => keys.includes(key))
  const chosen = known.length > 0 ? known : columns
  return csvOf([chosen.map(({ heading }) => heading), ...rows.map((row) => chosen.map(({ cell }) => cell(row)))])
}

/** The call that gives a list as a file. */
export const csvRoute = <Row>({ name, columns, rows, parameters, ...call }: CsvCall<Row>) =>
  get('/csv', {
    ...call,
    parameters: [...parameters, columnsParameter],
    bytes: 'text/csv',
    respond: async (c) => {
      const { columns: asked = [], ...query } = c.req.queries()
      const locale = readLocale(query)
      const text = csvOfRows(await rows(contextOf(c), query), columns(locale), asked)
      return sendCsv(c, { name: `${name[locale]}-${brusselsDay(new Date())}.csv`, text })
    },
  })

/** A list over more than one table: the call that gives its pages, and perhaps the one that gives all of it as a file. */
interface List<Row> extends Pick<Operation, 'id' | 'summary' | 'description' | 'access' | 'response'> {
  path?: string
  /** What stands behind `from`, and what names a row of it. */
  from: SQL
  key: SQL | AnyColumn
  /** What leaves the API, by name. */
  columns: Record<string, SQL | AnyColumn>
  filters: FilterFields
  /** What it is sorted by, where that is not what it is filtered by. */
  sorts?: FilterFields
  /** The order when none is asked. */
  sort: Sort[]
  /** What narrows it beside the filters. */
  search?: { parameter: Parameter; conditions(context: ApiContext, query: Query): Promise<SQL[]> }
  csv?: Csv<Row>
}

/** The columns of a select, by the names that they leave the API under. */
export const selected = (columns: Record<string, SQL | AnyColumn>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** The calls of a list: a page at `path`, and all of it at `/csv` where it has a file. */
export function defineList<Row>(list: List<Row>) {
  const { path = '/', from, key, columns, filters, sorts = filters, sort, search, csv, response, ...call } = list
  const others = ['sort', 'locale', ...(search ? [search.parameter.name] : [])]
  const parametersIn = (language: string) => [
    sortParameter(Object.keys(sorts), sort),
    localeParameter(language),
    ...(search ? [search.parameter] : []),
    ...filterParameters(filters),
  ]

  async function read(context: ApiContext, query: Query, otherNames: string[]) {
    const asked = askedFilters(query, filters, [...others, ...otherNames])
    const sorted = readSort(query, Object.keys(sorts), sort)
    return { asked, sorted, locale: readLocale(query), found: search ? await search.conditions(context, query) : [] }
  }
  type Listing = Awaited<ReturnType<typeof read>>

  const shapeOf = ({ asked, sorted, locale, found }: Listing) =>
    // What a search found it by is one of too many.
    found.length > 0 ? null : JSON.stringify([shapeOfFilters(asked), sorted, locale])

  const partsOf = ({ asked, sorted, locale, found }: Listing) => ({
    where: allOf([...conditionsOf(asked), ...found]),
    order: sql.join(orderBy(sorted, sorts, key, locale), sql`, `),
  })

  const preparedPage = preparedByShape(shapeOf, (db, listing: Listing) => {
    const { where, order } = partsOf(listing)
    // Which rows first: what leaves the API is reckoned for those of the page alone.
    const ids = sql`select ${key} from ${from} where ${where} order by ${order}
      limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}`
    return {
      items: prepareSql<Row>(
        db,
        sql`select ${selected(columns)} from ${from}
          join unnest(array(${ids})) with ordinality as place (id, number) on place.id = ${key} order by place.number`,
      ),
      total: prepareSql<{ total: number }>(db, sql`select count(*)::int as total from ${from} where ${where}`),
    }
  })

  async function readPage(context: ApiContext, query: Query) {
    const { page, limit } = readPaging(query)
    const listing = await read(context, query, ['page', 'limit'])
    const statements = preparedPage(context.db, listing)
    const values = valuesOfFilters(listing.asked)
    const offset = (page - 1) * limit
    const items = await statements.items({ ...values, limit, offset })
    // The last page tells how many there are.
    const isLast = items.length < limit && (items.length > 0 || page === 1)
    const total = isLast ? offset + items.length : ((await statements.total(values))[0]?.total ?? 0)
    return { items, total, page, limit }
  }

  const preparedAll = preparedByShape(shapeOf, (db, listing: Listing) => {
    const { where, order } = partsOf(listing)
    return prepareSql<Row>(db, sql`select ${selected(columns)} from ${from} where ${where} order by ${order}`)
  })

  async function readAll(context: ApiContext, query: Query) {
    const listing = await read(context, query, [])
    return preparedAll(context.db, listing)(valuesOfFilters(listing.asked))
  }

  const pages = get(path, {
    ...call,
    parameters: [...pagingParameters, ...parametersIn('The language that texts are sorted in')],
    response,
    run: (context, { query }) => readPage(context, query),
  })
  if (!csv) return pages
  const parameters = parametersIn('The language of what stands in it')
  return pages.route('/', csvRoute({ ...csv, access: call.access, parameters, rows: readAll }))
}

const historyOf = preparedFor((db) =>
  db
    .select({
      status: stateChanges.to,
      at: instantOf(stateChanges.createdAt),
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      reason: stateChanges.reason,
    })
    .from(stateChanges)
    .leftJoin(users, eq(users.id, stateChanges.userId))
    .where(and(eq(stateChanges.entity, sql.placeholder('entity')), eq(stateChanges.entityId, sql.placeholder('id'))))
    .orderBy(asc(stateChanges.createdAt), asc(stateChanges.id))
    .prepare(''),
)

/** What became of a thing, who saw to it and why, the first first: for staff, who alone read reasons and names. */
export const listHistory = (db: Executor, entity: typeof stateChanges.$inferSelect.entity, id: string) =>
  historyOf(db).execute({ entity, id })
