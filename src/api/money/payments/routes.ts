import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { paymentDecision, paymentRecord } from '../../../../schemas/payment.ts'
import { addJob } from '../../../db/add-job.ts'
import { payments } from '../../../db/tables.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  checkBody,
  contextOf,
  operation,
  pathParameter,
  staff,
} from '../../platform/index.ts'
import { followRefundsOf } from '../refunds/follow-refunds.ts'
import { decidePayment } from './decide-payment.ts'
import { paymentLists } from './desk-payments.ts'
import { getPayment } from './get-payment.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Hears that something changed at the payment provider; what changed is read there. 401 when the message is not the
 * provider's; a payment nobody knows is no failure, or the answer would tell which ones exist.
 */
async function receiveWebhook(
  context: ApiContext,
  body: string,
  header: (name: string) => string | undefined,
): Promise<void> {
  const { db, paymentProvider } = context
  const externalId = paymentProvider.readWebhook(body, header)
  if (externalId === null) throw new ApiError('TOKEN_INVALID')
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.paymentProvider, paymentProvider.name), eq(payments.externalId, externalId)))
  if (!payment) return
  try {
    await settlePayment(context, payment.id)
    await followRefundsOf(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
    await addJob(db, 'read-payment', { payment: payment.id })
  }
}

const tag = 'payments'
const paymentId = pathParameter('id', 'The id of the payment.')

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
  .route('/', paymentLists)
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
