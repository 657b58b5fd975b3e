import { type SQL, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { bundledTexts } from '../../../locales/texts.ts'
import { customer, customerRecord } from '../../../schemas/customer.ts'
import { customerKinds, customerStates } from '../../domain/customers.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext, FilterFields, Query } from '../platform/index.ts'
import {
  allOf,
  askedFilters,
  conditionsOf,
  defineList,
  digitsOf,
  get,
  hasDigits,
  idParameter,
  instantOf,
  invoiceNumbersOf,
  listOf,
  office,
  prepareSql,
  queryParameter,
  readSearch,
  routes,
  valuesOfFilters,
  withAlikeWords,
  withWords,
  wordsOf,
} from '../platform/index.ts'
import { allCustomers, getCustomerRecord } from './customer-record.ts'

const column = (name: string) => sql`customers.${sql.identifier(name)}`

/** Numbers of invoices and references lead to whoever is billed. */
const billed = (fits: SQL) => sql`customers.id in (
  select coalesce(organisation_id, user_id) from invoices where ${fits})`

function numbered(text: string): SQL[] {
  const digits = digitsOf(text)
  const byNumber = billed(sql`invoices.number = any(${sql.param(invoiceNumbersOf(text))}::text[])`)
  if (!digits) return [byNumber]
  return [
    byNumber,
    billed(sql`regexp_replace(document->>'paymentReference', '\\D', '', 'g') = ${digits}`),
    hasDigits(column('vat'), digits),
    hasDigits(column('phone'), digits),
  ]
}

/** By words in whatever order, or by a number; where that finds nobody, by words that are nearly the same. */
async function searched({ db }: ApiContext, query: Query): Promise<SQL[]> {
  const text = readSearch(query).replace(/^~/, '').trim()
  if (!text) return []
  const words = wordsOf(text)
  const fits = sql`(${sql.join([sql`(${withWords(column('search_text'), words)})`, ...numbered(text)], sql` or `)})`
  const alike = withAlikeWords(column('search_text'), words)
  if (!alike) return [fits]
  const { rows } = await db.execute(sql`select from ${allCustomers} where ${fits} limit 1`)
  return [rows.length > 0 ? fits : alike]
}

const filters: FilterFields = {
  _id: { kind: 'id', column: column('id') },
  kind: { kind: 'choice', of: customerKinds, column: column('kind') },
  state: { kind: 'choice', of: customerStates, column: column('state') },
  name: { kind: 'text', column: column('name') },
  createdAt: { kind: 'date', column: column('created_at') },
}

/** The customers that a query of the list finds, one more than so many at most. */
export async function findCustomers(context: ApiContext, query: Query, most: number): Promise<string[]> {
  const asked = askedFilters(query, filters, ['search', 'sort', 'locale'])
  const fits = allOf([...conditionsOf(asked), ...(await searched(context, query))])
  const ids = sql`select customers.id from ${allCustomers} where ${fits} limit ${most + 1}`
  const rows = await prepareSql<{ id: string }>(context.db, ids)(valuesOfFilters(asked))
  return rows.map(({ id }) => id)
}

type Row = InferType<typeof customer>

const customerLists = defineList<Row>({
  id: 'customers',
  summary: 'A page of customers: organisations and accounts',
  description:
    'Organisations and the accounts of customers as one list, to be searched by name, address, VAT number or organisation.',
  access: office,
  response: listOf(customer, 'CustomerList'),
  from: allCustomers,
  key: column('id'),
  columns: {
    _id: column('id'),
    kind: column('kind'),
    name: column('name'),
    email: column('email'),
    about: column('about'),
    state: column('state'),
    createdAt: instantOf(column('created_at')),
  },
  filters,
  sort: [['name', 'ASC']],
  search: {
    parameter: queryParameter(
      'search',
      'string',
      'Words of a name, e-mail address, town or organisation, in whatever order and nearly as they are written; a VAT or phone number, or that of an invoice.',
    ),
    conditions: searched,
  },
  csv: {
    id: 'customerExport',
    summary: 'Customers as a CSV file',
    description: 'The organisations and accounts that fit the filters, in the order asked for, a line each.',
    name: { nl: 'klanten', en: 'customers', fr: 'clients' },
    columns(locale) {
      const t = bundledTexts[locale]['panel-customers']
      return [
        { key: 'name', heading: t.name, cell: ({ name }) => name },
        { key: 'kind', heading: t.kind, cell: ({ kind }) => t.kinds[kind] },
        { key: 'email', heading: t.email, cell: ({ email }) => email ?? '' },
        { key: 'about', heading: t.about, cell: ({ about }) => about ?? '' },
        { key: 'state', heading: t.state, cell: ({ state }) => t.states[state] },
        { key: 'createdAt', heading: t.since, cell: ({ createdAt }) => brusselsDay(new Date(createdAt)) },
      ]
    },
  },
})

export const customerRoutes = routes(
  customerLists,
  get('/:id', {
    id: 'customer',
    summary: 'All that there is of a customer',
    description:
      'An organisation or an account with everything between it and the house: people, registrations, invoices, bookings, mails, messages and who changed what, the newest 50 of each.',
    access: office,
    parameters: [idParameter('The id of the organisation or the account.')],
    response: customerRecord,
    run: (context, { params }) => getCustomerRecord(context, params.id),
  }),
)
