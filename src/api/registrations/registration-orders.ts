import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { invoices, payments, registrations } from '../../db/tables.ts'
import type { ProviderStatus } from '../../domain/money.ts'
import { daysToPayAgain, isBilled, type PaymentOutcome } from '../../domain/registrations.ts'
import {
  type Decided,
  type DecidedOrder,
  type OrderKind,
  openOfOrder,
  requestRefund,
  transitionPayment,
} from '../money/index.ts'
import { type ApiContext, callerOf, pick } from '../platform/index.ts'
import { billReceived, rebillRegistration, reopenRegistration } from './bill-registration.ts'
import { completeRegistration, payOpenInvoices } from './confirm-registration.ts'
import { expireRegistration } from './expire-registrations.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { contactMail, courseAndDay, providerMail } from './mail-registration.ts'
import { retakeSeats } from './seats.ts'
import { changeRegistration } from './transition-registration.ts'

async function amountOfPayment(tx: Transaction, id: string): Promise<number> {
  const [payment] = await tx.select({ amount: payments.amount }).from(payments).where(eq(payments.id, id))
  return payment?.amount ?? 0
}

/** Takes a payment for what a paid registration owes since it moved, of `amount` cents where other money came; false when that is not what it is for. */
async function payBalance(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { id: paymentId, userId, amount }: { id: string; userId: string | null; amount?: number },
): Promise<boolean> {
  const { id, balanceDue } = registration
  if (balanceDue === 0 || (await amountOfPayment(tx, paymentId)) !== balanceDue) return false
  await tx.update(registrations).set({ balanceDue: 0 }).where(eq(registrations.id, id))
  await payOpenInvoices(tx, id, userId)
  const mail = contactMail(context, registration, { amount: amount ?? balanceDue })
  await queueMail(tx, { ...mail, about: paymentId, kind: 'payment-received' })
  return true
}

async function mailPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-pending' | 'payment-refund' | 'payment-returned',
) {
  const amount = await amountOfPayment(tx, paymentId)
  await queueMail(tx, { ...contactMail(context, registration, { amount }), about: paymentId, kind })
}

/** Money that cannot be kept goes back by itself: the contact hears of it, and so does the provider. */
async function returnPayment(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
  kind: 'payment-refund' | 'payment-returned',
) {
  const amount = await amountOfPayment(tx, paymentId)
  await requestRefund(tx, { paymentId, creditNoteId: null, amount, userId: null })
  await mailPayment(context, tx, registration, paymentId, kind)
  const { values, ...provider } = providerMail(context, registration, {})
  const { customer, email, url } = values
  const told = { customer, email, url, amount, subject: courseAndDay(registration, provider.locale) }
  await queueMail(tx, { ...provider, about: paymentId, kind: 'refund-due', values: told })
}

type Step = (context: ApiContext, tx: Transaction, registration: LoadedRegistration, paymentId: string) => Promise<void>

const setOutcome = (tx: Transaction, { id }: LoadedRegistration, outcome: PaymentOutcome) =>
  tx.update(registrations).set({ outcome }).where(eq(registrations.id, id))

/** Money that came too late is taken while the seats are free, else it goes back. */
const paid: Step = async (context, tx, registration, paymentId) => {
  const { status, isTakenBack } = registration
  if (status === 'paid') {
    if (await payBalance(context, tx, registration, { id: paymentId, userId: null })) return
    context.log.error({ payment: paymentId, registration: registration.id }, 'A registration was paid twice')
    return returnPayment(context, tx, registration, paymentId, 'payment-returned')
  }
  if (status === 'awaiting_payment' || (!isTakenBack && (await retakeSeats(tx, registration)))) {
    const amount = registration.billing === 'online' ? undefined : await amountOfPayment(tx, paymentId)
    return completeRegistration(context, tx, registration, { as: 'payment' }, amount)
  }
  await setOutcome(tx, registration, 'failed')
  const why = isTakenBack ? 'payment-returned' : 'payment-refund'
  await returnPayment(context, tx, registration, paymentId, why)
}

const pending: Step = async (context, tx, registration, paymentId) => {
  if (registration.status !== 'awaiting_payment') return
  await setOutcome(tx, registration, 'pending')
  await mailPayment(context, tx, registration, paymentId, 'payment-pending')
}

/** Nothing is said of seats that can be paid no more: their end is told of by itself. */
const failed: Step = async (context, tx, registration, paymentId) => {
  if (registration.status === 'paid') return
  await setOutcome(tx, registration, 'failed')
  const { status, expiresAt, sessionCanceledAt } = registration
  if (status !== 'awaiting_payment' || sessionCanceledAt || !expiresAt || expiresAt <= new Date()) return
  const told = { amount: await amountOfPayment(tx, paymentId), expiresAt: expiresAt.toISOString() }
  await queueMail(tx, { ...contactMail(context, registration, told), about: paymentId, kind: 'payment-failed' })
}

/** The payment ran out: the seats stay until the time that was promised, and one may pay again till then. */
const expired: Step = async (context, tx, registration, paymentId) => {
  if (registration.status === 'paid') return
  if (registration.expiresAt && registration.expiresAt > new Date()) return failed(context, tx, registration, paymentId)
  await setOutcome(tx, registration, 'failed')
  if (registration.status === 'awaiting_payment') await expireRegistration(context, tx, registration, { as: 'payment' })
}

const nothing: Step = async () => {}

const steps: Record<ProviderStatus, Step> = { open: nothing, pending, paid, failed, canceled: failed, expired }

/** What the provider's word on a payment means for its registration; session, registration and payment are locked. */
const settleRegistration = (
  context: ApiContext,
  payment: { id: string; registrationId: string },
  status: ProviderStatus,
) =>
  changeRegistration(context, payment.registrationId, async (tx, registration) => {
    if (await transitionPayment(tx, payment.id, status)) await steps[status](context, tx, registration, payment.id)
  })

/** What a registration that is locked, with its session, does with a payment of it that staff decided. */
const decidedRegistration = (
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { id: paymentId, verdict }: Decided,
): DecidedOrder => ({
  async settle(settled, amount) {
    const { userId, reason } = verdict
    if (settled === 'balance') await payBalance(context, tx, registration, { id: paymentId, userId, amount })
    else await completeRegistration(context, tx, registration, { as: 'staff', userId, reason }, amount)
  },
  async reopen() {
    if (registration.status !== 'awaiting_payment') return
    const anew = sql`least(now() + make_interval(days => ${daysToPayAgain}), ${registration.startDate.toISOString()}::timestamptz)`
    await tx
      .update(registrations)
      .set({ outcome: 'failed', expiresAt: sql`greatest(${registrations.expiresAt}, ${anew})` })
      .where(eq(registrations.id, registration.id))
  },
  async mail(values) {
    const { values: told, ...contact } = contactMail(context, registration, {})
    const { firstName, url } = told
    const decided = { ...values, firstName, url, subject: courseAndDay(registration, contact.locale) }
    await queueMail(tx, { ...contact, about: paymentId, kind: 'payment-decided', values: decided })
  },
})

/** The customer sees and hears that a payment is pending; gives back what the provider is told of the registration. */
async function registrationMismatch(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  paymentId: string,
) {
  const { id } = registration
  await tx
    .update(registrations)
    .set({ outcome: 'pending' })
    .where(and(eq(registrations.id, id), eq(registrations.status, 'awaiting_payment')))
  if (registration.status === 'awaiting_payment')
    await mailPayment(context, tx, registration, paymentId, 'payment-pending')
  const { values, locale } = providerMail(context, registration, {})
  return { ...pick(values, 'customer', 'email'), subject: courseAndDay(registration, locale) }
}

export const registrationOrders: OrderKind = {
  change: (context, id, work) =>
    changeRegistration(context, id, (tx, registration) =>
      work(tx, {
        mismatch: (payment) => registrationMismatch(context, tx, registration, payment),
        decided: (payment) => decidedRegistration(context, tx, registration, payment),
      }),
    ),
  settle: (context, { id, order }, status) => settleRegistration(context, { id, registrationId: order }, status),
  bill: billReceived,
  billedAnew: rebillRegistration,
  async billPaid(context, tx, id) {
    const registration = await loadRegistration(tx, id)
    const { status, billing, outcome } = registration
    if (status !== 'awaiting_payment' || !isBilled(billing)) return false
    if ((await openOfOrder(tx, id)) > 0) return false
    await completeRegistration(context, tx, registration, { as: 'staff', userId: context.user?.userId })
    // Of a partner's, whoever is billed hears of it too.
    return outcome !== 'partner'
  },
  async billReopened(context, tx, id) {
    const registration = await loadRegistration(tx, id)
    const [own] = await tx.select({ status: invoices.status }).from(invoices).where(eq(invoices.registrationId, id))
    if (registration.status === 'paid' && own?.status === 'open')
      await reopenRegistration(tx, registration, { as: 'undo', userId: callerOf(context).userId })
  },
}
