import { and, desc, eq, sql } from 'drizzle-orm'
import type { PaymentRequest } from '../../../schemas/payment.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings, payments } from '../../db/tables.ts'
import { claimPayment, openOfOrder, readPaid, settleOpenPayment, startCheckout } from '../money/index.ts'
import { type ApiContext, ApiError, getRow } from '../platform/index.ts'
import { bookingResource, lockBooking, visibleBookings } from './booking-resource.ts'
import { localeOf } from './transition-booking.ts'

async function claim(context: ApiContext, tx: Transaction, id: string) {
  const booking = await lockBooking(tx, id, visibleBookings(context.user))
  const { offer, status } = booking
  if (status !== 'waiting_for_payment' || !offer) throw new ApiError('STATE_CONFLICT')
  const payment = await claimPayment(context, tx, { id, of: 'bookingId', amount: await openOfOrder(tx, id) })
  return { payment, description: `${offer.number}, ${offer.room}`, locale: localeOf(booking) }
}

/** Begins to pay a booking whose quotation is approved, or goes on with what was begun; 409 when there is nothing to pay. */
export async function createBookingPayment(context: ApiContext, asked: PaymentRequest) {
  const id = asked.id.toLowerCase()
  await getRow(context.db, context.user, bookingResource, id)
  await settleOpenPayment(context, id, 'bookingId')
  const { payment, ...checkout } = await context.db.transaction((tx) => claim(context, tx, id))
  const locale = asked.locale ?? checkout.locale
  const path = `/billing/redirect/${id}`
  return { redirectUrl: await startCheckout(context, payment, { ...checkout, locale, path }) }
}

export const getBookingPayment = (context: ApiContext, id: string) =>
  readPaid(context, { id, of: 'bookingId' }, () =>
    context.db
      .select({
        booking: bookings.id,
        status: bookings.status,
        payment: payments.status,
        total: sql<number>`coalesce((${bookings.offer}->>'total')::integer, 0)`,
      })
      .from(bookings)
      .leftJoin(payments, eq(payments.bookingId, bookings.id))
      .where(and(eq(bookings.id, id), visibleBookings(context.user)))
      .orderBy(desc(payments.createdAt))
      .limit(1),
  )
