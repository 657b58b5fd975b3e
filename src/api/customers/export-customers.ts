import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../locales/texts.ts'
import type { CustomerState, customerKinds } from '../../domain/customers.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext } from '../context.ts'
import { type CsvColumn, csvOfColumns } from '../csv-columns.ts'
import { orderBy, readLocale, readSort } from '../list-query.ts'
import type { Query } from '../resource/list-rows.ts'
import { allCustomers } from './all-customers.ts'
import { customerFilters, customerOrder, readCustomers } from './list-customers.ts'

const names = { nl: 'klanten', en: 'customers', fr: 'clients' } as const

type Row = {
  name: string
  kind: (typeof customerKinds)[number]
  email: string | null
  about: string | null
  state: CustomerState
  since: string
}

/** The customers that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportCustomers({ db }: ApiContext, query: Query) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-customers']
  const where = await readCustomers(db, query, ['sort', 'locale', 'columns'])
  const sorts = readSort(query, Object.keys(customerFilters), customerOrder)
  const order = orderBy(sorts, customerFilters, sql`customers.id`, locale)
  const { rows } = await db.execute<Row>(sql`
    select name, kind, email, about, state, created_at as since from ${allCustomers} where ${where}
    order by ${sql.join(order, sql`, `)}`)
  const columns: CsvColumn<Row>[] = [
    { key: 'name', heading: t.name, cell: ({ name }) => name },
    { key: 'kind', heading: t.kind, cell: ({ kind }) => t.kinds[kind] },
    { key: 'email', heading: t.email, cell: ({ email }) => email ?? '' },
    { key: 'about', heading: t.about, cell: ({ about }) => about ?? '' },
    { key: 'state', heading: t.state, cell: ({ state }) => t.states[state] },
    { key: 'createdAt', heading: t.since, cell: ({ since }) => brusselsDay(new Date(since)) },
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOfColumns(rows, columns, query) }
}
