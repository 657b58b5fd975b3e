import { Hono } from 'hono'
import { customerRecord } from '../../../../schemas/customer.ts'
import { type ApiEnv, contextOf, operation, pathParameter, staff } from '../../platform/index.ts'
import { getCustomerRecord } from './get-customer-record.ts'
import { customerLists } from './list-customers.ts'

/** What staff see of customers; each part is changed by the calls of its own. */
export const customerRoutes = new Hono<ApiEnv>().route('/', customerLists).get(
  '/:id',
  operation({
    id: 'customer',
    tag: 'customers',
    summary: 'All that there is of a customer',
    description:
      'An organisation or an account with everything between it and the house: people, registrations, invoices, bookings, mails, messages and who changed what, the newest 50 of each.',
    access: staff,
    parameters: [pathParameter('id', 'The id of the organisation or the account.')],
    response: customerRecord,
  }),
  async (c) => c.json(await getCustomerRecord(contextOf(c), c.req.param('id'))),
)
