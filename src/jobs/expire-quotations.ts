import { and, eq, lt } from 'drizzle-orm'
import { bookingPage, sweepBookings, toCustomer, transitionBooking } from '../api/rooms/index.ts'
import { queueMail } from '../db/queue-mail.ts'
import { bookings } from '../db/tables.ts'
import { brusselsDay } from '../domain/days.ts'
import type { JobContext } from './context.ts'

/** Quotations that nobody answered in time; their customers hear of it. */
export async function expireQuotations(context: JobContext): Promise<void> {
  const today = brusselsDay(new Date())
  const isLate = and(eq(bookings.status, 'waiting_for_customer'), lt(bookings.offerValidUntil, today))
  await sweepBookings(context, 'A quotation could not expire', isLate, async (tx, booking) => {
    await transitionBooking(tx, booking, 'quotation_expired', { as: 'job', userId: null })
    const number = booking.offer?.number ?? ''
    await queueMail(tx, {
      key: `quotation-expired:${booking.id}:${number}`,
      ...toCustomer(booking),
      kind: 'quotation-expired',
      values: { firstName: booking.firstName, number, date: booking.date, ...bookingPage(context, booking) },
    })
  })
}
