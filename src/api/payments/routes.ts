import { Hono } from 'hono'
import { deskPayment, paymentDecision, paymentRecord } from '../../../schemas/payment.ts'
import { staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { listOf, operation } from '../openapi/operation.ts'
import { pagingParameters, pathParameter } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { decidePayment } from './decide-payment.ts'
import { paymentFilters, paymentOrder } from './desk-payments.ts'
import { exportPayments } from './export-payments.ts'
import { getPayment } from './get-payment.ts'
import { listPayments } from './list-payments.ts'
import { receiveWebhook } from './receive-webhook.ts'

const tag = 'payments'
const paymentId = pathParameter('id', 'The id of the payment.')
const listParameters = [
  sortParameter(Object.keys(paymentFilters), paymentOrder),
  localeParameter('The language that texts are sorted in'),
  ...filterParameters(paymentFilters),
]

/** For the payment provider only, hence unknown to the gateway. */
const messages = new Hono<ApiEnv>().post(
  '/webhook',
  operation({
    id: 'paymentWebhook',
    tag,
    summary: 'Hears that a payment has changed',
    description:
      'Where the payment provider tells that something changed; what changed is read at the provider. The response is empty, also for a payment that nobody knows.',
    access: 'everyone',
    bytes: 'text/plain',
  }),
  async (c) => {
    await receiveWebhook(contextOf(c), await c.req.text(), (name) => c.req.header(name))
    return c.text('')
  },
)

export const paymentRoutes = new Hono<ApiEnv>()
  .route('/', messages)
  .get(
    '/',
    operation({
      id: 'payments',
      tag,
      summary: 'A page of payments, for staff',
      description:
        'Every attempt to pay a registration or a room: how it stands, who paid, what for, and what came where that was another amount.',
      access: staff,
      parameters: [...pagingParameters, ...listParameters],
      response: listOf(deskPayment, 'DeskPaymentList'),
    }),
    async (c) => c.json(await listPayments(contextOf(c), c.req.queries())),
  )
  .get(
    '/csv',
    operation({
      id: 'paymentExport',
      tag,
      summary: 'Payments as a CSV file',
      description: 'The payments that fit the filters, in the order asked for, a line each.',
      access: staff,
      parameters: listParameters,
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportPayments(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id',
    operation({
      id: 'payment',
      tag,
      summary: 'One payment',
      description: 'A payment with each of its states, who moved it and why, and what went back of it.',
      access: staff,
      parameters: [paymentId],
      response: paymentRecord,
    }),
    async (c) => c.json(await getPayment(contextOf(c), c.req.param('id'))),
  )
  .post(
    '/:id/decision',
    operation({
      id: 'decidePayment',
      tag,
      summary: 'Decides what becomes of a payment of another amount',
      description:
        'Where another amount came than was asked: `accepted` takes it for the whole, and gives back what was too much; `settled` takes it with a bank transfer that brought the rest, whose words are the reason; `returned` gives all of it back, so that it can be paid anew. The customer gets a mail. The same once more changes nothing; another one is refused (409), as is taking money that its order waits for no more.',
      access: staff,
      failures: ['STATE_CONFLICT'],
      parameters: [paymentId],
      response: paymentRecord,
    }),
    checkBody(paymentDecision),
    async (c) => c.json(await decidePayment(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
