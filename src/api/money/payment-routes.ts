import { and, eq, isNull } from 'drizzle-orm'
import { type PaymentDecisionInput, paymentDecision, paymentRecord } from '../../../schemas/payment.ts'
import { addJob } from '../../db/add-job.ts'
import type { Transaction } from '../../db/client.ts'
import { invoices, payments } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  contextOf,
  finance,
  get,
  lock,
  pathParameter,
  post,
  requireRole,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { readOpen } from './open-amount.ts'
import { transitionPayment } from './open-payment.ts'
import { type DecidedOrder, orderOf, settledBy, type Verdict } from './payment-orders.ts'
import { getPayment, paymentLists } from './payments.ts'
import { receivePaid } from './record-receipt.ts'
import { pollRefundsOf, requestRefund } from './refunds.ts'
import { settleKnownPayment } from './settle-payment.ts'
import { replaceReceipts } from './undo-receipt.ts'

type Payment = typeof payments.$inferSelect & { paidAmount: number }

/** What was decided before; null while nothing was. */
function decidedBefore({ status, decidedBy, transferReference }: Payment) {
  if (!decidedBy) return null
  if (status === 'returned') return 'returned'
  return transferReference === null ? 'accepted' : 'settled'
}

const orderIdOf = ({ registrationId, bookingId }: Payment) => registrationId ?? bookingId ?? ''

/** The first invoice of what was paid for, which has one by now. */
async function ownInvoice(tx: Transaction, payment: Payment): Promise<string> {
  const { registrationId, bookingId } = invoices
  const isOwn = payment.registrationId
    ? eq(registrationId, payment.registrationId)
    : eq(bookingId, payment.bookingId ?? '')
  const [own] = await tx.select({ id: invoices.id }).from(invoices).where(isOwn)
  if (!own) throw new ApiError('STATE_CONFLICT')
  return own.id
}

/** Money that counts: its order is settled with it, and what was too much goes back. */
async function take(
  context: ApiContext,
  tx: Transaction,
  payment: Payment,
  { decision, reason, userId }: Verdict,
  order: DecidedOrder,
) {
  const { id, amount, paidAmount } = payment
  if (decision === 'settled' && paidAmount >= amount) throw new ApiError('STATE_CONFLICT')
  const settled = await settledBy(tx, id)
  if (!settled) throw new ApiError('STATE_CONFLICT')
  const open = await readOpen(tx, { order: orderIdOf(payment) })
  await transitionPayment(tx, id, 'paid', { as: 'staff', userId, reason })
  const transferReference = decision === 'settled' ? reason : null
  await tx.update(payments).set({ decidedBy: userId, transferReference }).where(eq(payments.id, id))
  // Staff noted as paid what came online, as it turns out.
  if (settled === 'noted') await replaceReceipts(tx, orderIdOf(payment), { online: amount, userId, reason })
  else await order.settle(settled, decision === 'settled' ? amount : Math.min(paidAmount, amount))
  if (decision === 'settled') {
    const bill = open[0] ?? { id: await ownInvoice(tx, payment) }
    await receivePaid(context, tx, [{ ...bill, open: amount - paidAmount }], reason)
  }
  const surplus = Math.max(0, paidAmount - amount)
  if (surplus > 0) await requestRefund(tx, { paymentId: id, creditNoteId: null, amount: surplus, userId })
  return surplus
}

/** Money that does not: all of it goes back, and its order can be paid anew. */
async function giveBack(
  tx: Transaction,
  { id, paidAmount }: Payment,
  { reason, userId }: Verdict,
  order: DecidedOrder,
) {
  await transitionPayment(tx, id, 'returned', { as: 'staff', userId, reason })
  await tx.update(payments).set({ decidedBy: userId }).where(eq(payments.id, id))
  if (paidAmount > 0) await requestRefund(tx, { paymentId: id, creditNoteId: null, amount: paidAmount, userId })
  await order.reopen()
  return paidAmount
}

async function decide(context: ApiContext, tx: Transaction, id: string, verdict: Verdict, order: DecidedOrder) {
  await lock(tx, { payments: [id] })
  const [found] = await tx.select().from(payments).where(eq(payments.id, id))
  if (!found || found.paidAmount === null) throw new ApiError('STATE_CONFLICT')
  const payment = { ...found, paidAmount: found.paidAmount }
  const before = decidedBefore(payment)
  if (before === verdict.decision) return
  if (before || payment.status !== 'pending') throw new ApiError('STATE_CONFLICT')
  const isReturned = verdict.decision === 'returned'
  const refunded = await (isReturned
    ? giveBack(tx, payment, verdict, order)
    : take(context, tx, payment, verdict, order))
  const { amount: expected, paidAmount: amount } = payment
  await order.mail({ verdict: verdict.decision, amount, expected, refunded, note: verdict.reason })
}

/**
 * Ends the wait of a payment of another amount than was asked: it counts, the rest of it came by bank, or it goes back.
 * The same once more changes nothing; 409 for another one, and to take money that its order waits for no more.
 */
async function decidePayment(context: ApiContext, id: string, { decision, reason }: PaymentDecisionInput) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { userId } = requireRole(context.user, finance)
  const verdict = { decision, reason, userId }
  const [payment] = await context.db.select().from(payments).where(eq(payments.id, id))
  if (!payment) throw new ApiError('NOT_FOUND')
  const found = orderOf(payment)
  await found?.kind.change(context, found.id, (tx, order) =>
    decide(context, tx, id, verdict, order.decided({ id, verdict })),
  )
  return getPayment(context, id)
}

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
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.paymentProvider, paymentProvider.name),
        eq(payments.externalId, externalId),
        isNull(payments.partOf),
      ),
    )
  if (!payment) return
  try {
    await settleKnownPayment(context, payment)
    await pollRefundsOf(context, payment.id)
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'PROVIDER_UNAVAILABLE')) throw error
    await addJob(db, 'read-payment', { payment: payment.id })
  }
}

const paymentId = pathParameter('id', 'The id of the payment.')

/** For the payment provider only, hence unknown to the gateway. */
const messages = post('/webhook', {
  id: 'paymentWebhook',
  summary: 'Hears that a payment has changed',
  description:
    'Where the payment provider tells that something changed; what changed is read at the provider. The response is empty, also for a payment that nobody knows.',
  access: 'everyone',
  bytes: 'text/plain',
  respond: async (c) => {
    await receiveWebhook(contextOf(c), await c.req.text(), (name) => c.req.header(name))
    return c.text('')
  },
})

export const paymentRoutes = routes(
  messages,
  paymentLists,
  get('/:id', {
    id: 'payment',
    summary: 'One payment',
    description: 'A payment with each of its states, who moved it and why, and what went back of it.',
    access: finance,
    parameters: [paymentId],
    response: paymentRecord,
    run: (context, { params }) => getPayment(context, params.id),
  }),
  post('/:id/decision', {
    id: 'decidePayment',
    summary: 'Decides what becomes of a payment of another amount',
    description:
      'Where another amount came than was asked: `accepted` takes it for the whole, and gives back what was too much; `settled` takes it with a bank transfer that brought the rest, whose words are the reason; `returned` gives all of it back, so that it can be paid anew. The customer gets a mail. The same once more changes nothing; another one is refused (409), as is taking money that its order waits for no more.',
    access: finance,
    failures: ['STATE_CONFLICT'],
    parameters: [paymentId],
    response: paymentRecord,
    body: paymentDecision,
    run: (context, { params, body }) => decidePayment(context, params.id, body),
  }),
)
