import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { bookings, invoices, payments, registrations } from '../../../db/tables.ts'
import { customerOf } from '../../../domain/bookings.ts'
import { type ApiContext, toProvider } from '../../platform/index.ts'

/** Who paid for a registration or a booking, as staff know them. */
async function payerOf(tx: Transaction, paymentId: string) {
  const [found] = await tx
    .select({ invoice: registrations.invoice, booking: bookings })
    .from(payments)
    .leftJoin(registrations, eq(registrations.id, payments.registrationId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(payments.id, paymentId))
  const { invoice, booking } = found ?? {}
  if (booking) return { customer: customerOf(booking), email: booking.email }
  return { customer: invoice?.name ?? '', email: invoice?.email ?? '' }
}

interface Due {
  /** Tells one time from another. */
  id: string
  /** Cents. */
  amount: number
}
type Reason = { creditNoteId: string } | { creditNoteId: null; paymentId: string }

/** Whom it goes to: whoever the credit note names, else whoever the payment was for. */
async function receiverOf(tx: Transaction, reason: Reason) {
  if (reason.creditNoteId === null) return { ...(await payerOf(tx, reason.paymentId)), number: null }
  const [note] = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(eq(invoices.id, reason.creditNoteId))
  if (!note) return null
  const { customer, number } = note.document
  return { customer: customer.name, email: customer.email ?? '', number }
}

/** Money that the payment provider does not give back: somebody of the house has to. */
export async function mailRefundDue(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  { id, amount, ...reason }: Due & Reason,
) {
  const receiver = await receiverOf(tx, reason)
  if (!receiver) return
  await queueMail(tx, {
    key: `refund-by-hand:${id}`,
    ...toProvider,
    kind: 'refund-by-hand',
    values: { ...receiver, amount, url: controlPanelUrl() },
  })
}
