import { Hono } from 'hono'
import { customer, customerRecord } from '../../../schemas/customer.ts'
import { staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { columnsParameter } from '../csv-columns.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { listOf, operation } from '../openapi/operation.ts'
import { pagingParameters, pathParameter, queryParameter } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { exportCustomers } from './export-customers.ts'
import { getCustomerRecord } from './get-customer-record.ts'
import { customerFilters, customerOrder, listCustomers } from './list-customers.ts'

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
