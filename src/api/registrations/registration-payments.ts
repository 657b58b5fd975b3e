import { and, eq } from 'drizzle-orm'
import type { PaymentRequest } from '../../../schemas/payment.ts'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import { claimPayment, openOfOrder, readPaid, settleOpenPayment, startCheckout } from '../money/index.ts'
import { type ApiContext, ApiError, lock } from '../platform/index.ts'
import { assertVisible, type LoadedRegistration, loadRegistration, visibleRegistrations } from './load-registration.ts'
import { courseAndDay, localeOfRegistration } from './mail-registration.ts'
import { registrationColumns } from './present-registration.ts'

/** Something is to be paid beforehand, and there is still time for it; or its customer chose an invoice, which can be paid here too. */
const isAwaited = ({ status, billing, outcome, expiresAt }: LoadedRegistration) => {
  if (status !== 'awaiting_payment') return false
  if (billing === 'invoice') return outcome !== 'partner' && (expiresAt === null || expiresAt > new Date())
  return billing === 'online' && expiresAt !== null && expiresAt > new Date()
}

/** Cents: the price, what is open of its invoice, or the difference that a paid one owes since it moved; null when there is nothing to pay, or the session does not take place. */
async function amountToPay(tx: Transaction, registration: LoadedRegistration): Promise<number | null> {
  const { id, status, billing, net, vat, balanceDue, sessionCanceledAt } = registration
  if (sessionCanceledAt) return null
  if (status === 'paid' && balanceDue > 0) return balanceDue
  if (!isAwaited(registration)) return null
  return billing === 'online' ? net + vat : (await openOfOrder(tx, id)) || null
}

async function claim(context: ApiContext, tx: Transaction, id: string) {
  await lock(tx, { registrations: [id] })
  const registration = await loadRegistration(tx, id)
  const amount = await amountToPay(tx, registration)
  if (amount === null) throw new ApiError('STATE_CONFLICT')
  return { registration, payment: await claimPayment(context, tx, { id, of: 'registrationId', amount }) }
}

/** Begins to pay a registration, or goes on with what was begun; 409 when there is nothing to pay. */
export async function createPayment(context: ApiContext, asked: PaymentRequest) {
  const id = asked.id.toLowerCase()
  await assertVisible(context, id)
  await settleOpenPayment(context, id)
  const { registration, payment } = await context.db.transaction((tx) => claim(context, tx, id))
  const locale = asked.locale ?? localeOfRegistration(registration)
  const description = courseAndDay(registration, locale)
  const path = `/billing/redirect/${id}`
  return { redirectUrl: await startCheckout(context, payment, { description, locale, path }) }
}

export function getRegistrationPayment(context: ApiContext, id: string) {
  const { _id: registration, status, outcome, payment, paymentMethod, total } = registrationColumns
  return readPaid(context, { id, of: 'registrationId' }, () =>
    context.db
      .select({ registration, status, outcome, payment, paymentMethod, total })
      .from(registrations)
      .where(and(eq(registrations.id, id), visibleRegistrations(context.user))),
  )
}
