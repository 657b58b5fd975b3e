import type { OrderKind } from '../payments/orders.ts'
import { bookingMismatch } from './booking-mismatch.ts'
import { decidedBooking } from './decided-booking.ts'
import { lockBooking } from './lock-booking.ts'
import { payBooking } from './pay-booking.ts'
import { settleBooking } from './settle-booking.ts'

/** How bookings deal with money. */
export const bookingOrders: OrderKind = {
  change: (context, id, work) =>
    context.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, id, undefined)
      await work(tx, {
        mismatch: (payment) => bookingMismatch(context, tx, booking, payment),
        decided: (payment) => decidedBooking(context, tx, booking, payment),
      })
    }),
  settle: (context, { id, order }, status) =>
    context.db.transaction((tx) => settleBooking(context, tx, { id, bookingId: order }, status)),
  async billPaid(context, tx, id) {
    const booking = await lockBooking(tx, id, undefined)
    if (booking.status !== 'waiting_for_payment') return false
    await payBooking(context, tx, booking, { as: 'staff', userId: context.user?.userId ?? null })
    return true
  },
}
