import { and, desc, eq, sql } from 'drizzle-orm'
import type { PaymentRequest } from '../../../schemas/payment.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { bookings, payments } from '../../db/tables.ts'
import { isUnsettled, openPayment, settleOpenPayment, startCheckout } from '../money/index.ts'
import { type ApiContext, ApiError, getRow, uuidPattern } from '../platform/index.ts'
import { bookingResource, lockBooking, visibleBookings } from './booking-resource.ts'
import { localeOf } from './transition-booking.ts'

/** The payment in flight, or a new one where the last one failed; the lock on the booking keeps it the only one. */
async function claimPayment({ paymentProvider, user }: ApiContext, tx: Transaction, id: string) {
  const booking = await lockBooking(tx, id, visibleBookings(user))
  const { offer, status } = booking
  if (status !== 'waiting_for_payment' || !offer) throw new ApiError('STATE_CONFLICT')
  const checkout = { description: `${offer.number}, ${offer.room}`, locale: localeOf(booking) }
  const known = await openPayment(tx, id, 'bookingId')
  if (known) return { ...checkout, id: known.id }
  const [made] = await tx
    .insert(payments)
    .values({ bookingId: id, paymentProvider: paymentProvider.name, amount: offer.total })
    .returning({ id: payments.id })
  const paymentId = String(made?.id)
  await recordStateChange(tx, 'payment', paymentId, { to: 'open', userId: user?.userId })
  return { ...checkout, id: paymentId }
}

/** Begins to pay a booking whose quotation is approved, or goes on with what was begun; 409 when there is nothing to pay. */
export async function createBookingPayment(context: ApiContext, asked: PaymentRequest) {
  const { db, user } = context
  const id = asked.id.toLowerCase()
  await getRow(db, user, bookingResource, id)
  await settleOpenPayment(context, id, 'bookingId')
  const { id: paymentId, ...checkout } = await db.transaction((tx) => claimPayment(context, tx, id))
  const locale = asked.locale ?? checkout.locale
  const path = `/billing/redirect/${id}`
  return { redirectUrl: await startCheckout(context, paymentId, { ...checkout, locale, path }) }
}

/** How paying stands; a payment in flight is read at the provider first, so that a lost message does not matter. */
export async function getBookingPayment(context: ApiContext, id: string) {
  const { db, user } = context
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const read = () =>
    db
      .select({
        booking: bookings.id,
        status: bookings.status,
        payment: payments.status,
        total: sql<number>`coalesce((${bookings.offer}->>'total')::integer, 0)`,
      })
      .from(bookings)
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .where(and(eq(bookings.id, id), visibleBookings(user)))
      .orderBy(desc(payments.createdAt))
      .limit(1)
  const [known] = await read()
  if (!known) throw new ApiError('NOT_FOUND')
  if (!isUnsettled(known.payment)) return known
  await settleOpenPayment(context, id, 'bookingId')
  const [current] = await read()
  return current ?? known
}
