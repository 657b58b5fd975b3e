import { and, eq, lt } from 'drizzle-orm'
import { lockBookings } from '../api/bookings/lock-booking.ts'
import { transitionBooking } from '../api/bookings/transition-booking.ts'
import { bookings } from '../db/tables.ts'
import { brusselsDay } from '../domain/days.ts'
import type { JobContext } from './context.ts'

/** Paid bookings whose day is over. */
export async function completeBookings({ db }: JobContext): Promise<void> {
  const isOver = and(eq(bookings.status, 'paid'), lt(bookings.date, brusselsDay(new Date())))
  await db.transaction(async (tx) => {
    for (const booking of await lockBookings(tx, isOver))
      await transitionBooking(tx, booking, 'completed', { as: 'job', userId: null })
  })
}
