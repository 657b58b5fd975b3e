import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { mailPayment } from './mail-payment.ts'
import { courseAndDay, providerMail } from './registration-mails.ts'

/** The customer sees and hears that a payment is pending; gives back what the provider is told of the registration. */
export async function registrationMismatch(
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
  const { values, locale } = providerMail(context, registration)
  const { customer, email } = values
  const subject = courseAndDay(registration, locale)
  return { customer, email, subject }
}
