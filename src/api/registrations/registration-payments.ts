import { and, eq, type SQL } from 'drizzle-orm'
import type { PaymentRequest } from '../../../schemas/payment.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { payments, registrations } from '../../db/tables.ts'
import { isUnsettled, openPayment, settleOpenPayment, startCheckout } from '../money/index.ts'
import { type ApiContext, ApiError, lock, uuidPattern } from '../platform/index.ts'
import { type LoadedRegistration, loadRegistration, visibleRegistrations } from './load-registration.ts'
import { courseAndDay, localeOfRegistration } from './mail-registration.ts'
import { registrationColumns } from './present-registration.ts'

/** Something is to be paid beforehand, and there is still time for it. */
const isAwaited = ({ status, billing, expiresAt }: LoadedRegistration) =>
  status === 'awaiting_payment' && billing === 'online' && expiresAt !== null && expiresAt > new Date()

/** Cents: the price, or the difference that a paid one owes since it moved; null when there is nothing to pay, or the session does not take place. */
function amountToPay(registration: LoadedRegistration): number | null {
  const { status, net, vat, balanceDue, sessionCanceledAt } = registration
  if (sessionCanceledAt) return null
  if (status === 'paid' && balanceDue > 0) return balanceDue
  return isAwaited(registration) ? net + vat : null
}

/** The payment in flight, or a new one where the last one failed; the lock keeps it the only one. */
async function claimPayment(tx: Transaction, registrationId: string, paymentProvider: string, userId: string | null) {
  await lock(tx, { registrations: [registrationId] })
  const registration = await loadRegistration(tx, registrationId)
  const amount = amountToPay(registration)
  if (amount === null) throw new ApiError('STATE_CONFLICT')
  const known = await openPayment(tx, registrationId)
  if (known) return { id: known.id, registration }
  const [made] = await tx
    .insert(payments)
    .values({ registrationId, paymentProvider, amount })
    .returning({ id: payments.id })
  const id = String(made?.id)
  await recordStateChange(tx, 'payment', id, { to: 'open', userId })
  return { id, registration }
}

/** Begins to pay a registration, or goes on with what was begun; 409 when there is nothing to pay. */
export async function createPayment(context: ApiContext, asked: PaymentRequest) {
  const { db, user, paymentProvider } = context
  const id = asked.id.toLowerCase()
  const [found] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.id, id), visibleRegistrations(user)))
  if (!found) throw new ApiError('NOT_FOUND')
  await settleOpenPayment(context, id)
  const payment = await db.transaction((tx) => claimPayment(tx, id, paymentProvider.name, user?.userId ?? null))
  const locale = asked.locale ?? localeOfRegistration(payment.registration)
  const redirectUrl = await startCheckout(context, payment.id, {
    description: courseAndDay(payment.registration, locale),
    locale,
    path: `/billing/redirect/${id}`,
  })
  return { redirectUrl }
}

/** How paying stands; a payment in flight is read at the provider first, so that a lost message does not matter. */
export async function getRegistrationPayment(context: ApiContext, id: string) {
  const { db, user } = context
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const where: SQL | undefined = and(eq(registrations.id, id), visibleRegistrations(user))
  const { _id: registration, status, outcome, payment, total } = registrationColumns
  const read = () => db.select({ registration, status, outcome, payment, total }).from(registrations).where(where)
  const [known] = await read()
  if (!known) throw new ApiError('NOT_FOUND')
  if (!isUnsettled(known.payment)) return known
  await settleOpenPayment(context, id)
  const [current] = await read()
  return current ?? known
}
