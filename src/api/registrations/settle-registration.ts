import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import type { ProviderStatus } from '../../domain/payment-states.ts'
import type { PaymentOutcome } from '../../domain/registration-states.ts'
import type { ApiContext } from '../context.ts'
import { transitionPayment } from '../payments/transition-payment.ts'
import { changeRegistration } from './change-registration.ts'
import { completeRegistration } from './complete-registration.ts'
import { expireRegistration } from './expire-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { mailFailedPayment, mailPayment, returnPayment } from './mail-payment.ts'
import { payOwed } from './pay-owed.ts'
import { retakeSeats } from './seats.ts'

type Step = (context: ApiContext, tx: Transaction, registration: LoadedRegistration, paymentId: string) => Promise<void>

const setOutcome = (tx: Transaction, { id }: LoadedRegistration, outcome: PaymentOutcome) =>
  tx.update(registrations).set({ outcome }).where(eq(registrations.id, id))

/** Money that came too late is taken while the seats are free, else it goes back. */
const paid: Step = async (context, tx, registration, paymentId) => {
  const { status, isCanceled } = registration
  if (status === 'paid') {
    if (await payOwed(context, tx, registration, { id: paymentId, userId: null })) return
    context.log.error({ payment: paymentId, registration: registration.id }, 'A registration was paid twice')
    return returnPayment(context, tx, registration, paymentId, 'payment-returned')
  }
  if (status === 'awaiting_payment' || (!isCanceled && (await retakeSeats(tx, registration)))) {
    return completeRegistration(context, tx, registration, { as: 'payment' })
  }
  await setOutcome(tx, registration, 'failed')
  const why = isCanceled ? 'payment-returned' : 'payment-refund'
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
  if (status === 'awaiting_payment' && !sessionCanceledAt && expiresAt && expiresAt > new Date())
    await mailFailedPayment(context, tx, registration, paymentId, expiresAt)
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
export const settleRegistration = (
  context: ApiContext,
  payment: { id: string; registrationId: string },
  status: ProviderStatus,
) =>
  changeRegistration(context, payment.registrationId, async (tx, registration) => {
    if (await transitionPayment(tx, payment.id, status)) await steps[status](context, tx, registration, payment.id)
  })
