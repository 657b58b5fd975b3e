import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { bookings, invoices, registrations, sessions } from '../../../db/tables.ts'
import { billedInvoices } from './billed-invoices.ts'

type Invoice = Pick<typeof invoices.$inferSelect, 'id' | 'followsId' | 'status' | 'document'>

const columns = {
  registrationId: invoices.registrationId,
  bookingId: invoices.bookingId,
  registration: registrations.status,
  startDate: sessions.startDate,
  canceledAt: sessions.canceledAt,
  booking: bookings.status,
}

/** The order that an invoice is for: what follows another one is for the same. */
async function findOrder(db: Executor, { id, followsId }: Invoice) {
  const [order] = await db
    .select(columns)
    .from(invoices)
    .leftJoin(registrations, eq(registrations.id, invoices.registrationId))
    .leftJoin(sessions, eq(sessions.id, registrations.sessionId))
    .leftJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(eq(invoices.id, followsId ?? id))
  return order ?? null
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** Whether it has seats or a room that canceling gives back. */
const isCancelable = ({ registration, startDate, canceledAt, booking }: Order) =>
  booking === 'waiting_for_payment' ||
  booking === 'paid' ||
  (registration !== null && registration !== 'expired' && (canceledAt !== null || Number(startDate) > Date.now()))

async function hasOtherBill(db: Executor, { registrationId }: Order, id: string) {
  if (!registrationId) return false
  return (await billedInvoices(db, registrationId)).some((other) => other.id !== id)
}

/**
 * The order of an invoice, and what may be credited of it. As a whole only with another bill beside it, or once its order
 * can be canceled no more: it would keep its seats without a bill. A room is paid by its quotation, so it is paid first.
 */
export async function orderOfInvoice(db: Executor, invoice: Invoice) {
  const order = await findOrder(db, invoice)
  const { status, document, id } = invoice
  const isCreditable = !document.creditOf && status !== 'credited'
  const mustStand = order !== null && isCancelable(order) && !(await hasOtherBill(db, order, id))
  return {
    registrationId: order?.registrationId ?? null,
    bookingId: order?.bookingId ?? null,
    mustStand,
    canCredit: isCreditable && !mustStand,
    canCreditPart: isCreditable && order?.booking !== 'waiting_for_payment',
  }
}
