import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { originalTexts } from '../../../../locales/texts.ts'
import { customer, customerRecord } from '../../../../schemas/customer.ts'
import type { CustomerState, customerKinds } from '../../../domain/customers.ts'
import { brusselsDay } from '../../../domain/days.ts'
import {
  type ApiContext,
  type ApiEnv,
  type CsvColumn,
  columnsParameter,
  contextOf,
  csvOfColumns,
  filterParameters,
  listOf,
  localeParameter,
  operation,
  orderBy,
  pagingParameters,
  pathParameter,
  type Query,
  queryParameter,
  readLocale,
  readSort,
  sendCsv,
  sortParameter,
  staff,
} from '../../platform/index.ts'
import { allCustomers } from './all-customers.ts'
import { getCustomerRecord } from './get-customer-record.ts'
import { customerFilters, customerOrder, listCustomers, readCustomers } from './list-customers.ts'

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
async function exportCustomers({ db }: ApiContext, query: Query) {
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

const tag = 'customers'
const searchParameter = queryParameter(
  'search',
  'string',
  'Words of a name, e-mail address, town or organisation, in whatever order and nearly as they are written; a VAT or phone number, or that of an invoice.',
)

/** What staff see of customers; each part is changed by the calls of its own. */
export const customerRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'customers',
      tag,
      summary: 'A page of customers: organisations and accounts',
      description:
        'Organisations and the accounts of customers as one list, to be searched by name, address, VAT number or organisation.',
      access: staff,
      parameters: [
        ...pagingParameters,
        sortParameter(Object.keys(customerFilters), customerOrder),
        localeParameter('The language that texts are sorted in'),
        searchParameter,
        ...filterParameters(customerFilters),
      ],
      response: listOf(customer, 'CustomerList'),
    }),
    async (c) => c.json(await listCustomers(contextOf(c), c.req.queries())),
  )
  .get(
    '/csv',
    operation({
      id: 'customerExport',
      tag,
      summary: 'Customers as a CSV file',
      description: 'The organisations and accounts that fit the filters, in the order asked for, a line each.',
      access: staff,
      parameters: [
        sortParameter(Object.keys(customerFilters), customerOrder),
        localeParameter('The language of what stands in it'),
        columnsParameter,
        searchParameter,
        ...filterParameters(customerFilters),
      ],
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportCustomers(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id',
    operation({
      id: 'customer',
      tag,
      summary: 'All that there is of a customer',
      description:
        'An organisation or an account with everything between it and the house: people, registrations, invoices, bookings, mails, messages and who changed what, the newest 50 of each.',
      access: staff,
      parameters: [pathParameter('id', 'The id of the organisation or the account.')],
      response: customerRecord,
    }),
    async (c) => c.json(await getCustomerRecord(contextOf(c), c.req.param('id'))),
  )
