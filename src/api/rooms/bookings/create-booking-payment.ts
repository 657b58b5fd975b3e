import type { PaymentRequest } from '../../../../schemas/payment.ts'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { payments } from '../../../db/tables.ts'
import { openPayment, settleOpenPayment, startCheckout } from '../../money/index.ts'
import { type ApiContext, ApiError, getRow } from '../../platform/index.ts'
import { localeOf } from './booking-mails.ts'
import { bookingResource } from './booking-resource.ts'
import { lockBooking } from './lock-booking.ts'
import { visibleBookings } from './visible-bookings.ts'

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
  await recordStateChange(tx, {
    entity: 'payment',
    entityId: paymentId,
    ...{ from: null, to: 'open' },
    userId: user?.userId ?? null,
  })
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
