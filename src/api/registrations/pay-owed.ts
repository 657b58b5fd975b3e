import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { payments, registrations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { payOpenInvoices } from './pay-open-invoices.ts'
import { contactMail } from './registration-mails.ts'

/** Cents that a payment is of. */
export async function amountOfPayment(tx: Transaction, id: string): Promise<number> {
  const [payment] = await tx.select({ amount: payments.amount }).from(payments).where(eq(payments.id, id))
  return payment?.amount ?? 0
}

/** Takes a payment for what a paid registration owes since it moved, of `amount` cents where other money came; false when that is not what it is for. */
export async function payOwed(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  registration: LoadedRegistration,
  { id: paymentId, userId, amount }: { id: string; userId: string | null; amount?: number },
): Promise<boolean> {
  const { id, owed } = registration
  if (owed === 0 || (await amountOfPayment(tx, paymentId)) !== owed) return false
  await tx.update(registrations).set({ owed: 0 }).where(eq(registrations.id, id))
  await payOpenInvoices(tx, id, userId)
  const { values, ...receiver } = contactMail(context, registration)
  const kind = 'payment-received'
  await queueMail(tx, { key: `${kind}:${paymentId}`, ...receiver, kind, values: { ...values, amount: amount ?? owed } })
  return true
}
