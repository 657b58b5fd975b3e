import { and, eq, lt } from 'drizzle-orm'
import { completeBooking, sweepBookings } from '../api/rooms/index.ts'
import { bookings } from '../db/tables.ts'
import { brusselsDay } from '../domain/days.ts'
import type { JobContext } from './context.ts'

/** Paid bookings whose day is over. */
export async function completeBookings(context: JobContext): Promise<void> {
  const isOver = and(eq(bookings.status, 'paid'), lt(bookings.date, brusselsDay(new Date())))
  await sweepBookings(context, 'A booking could not be completed', isOver, (tx, booking) =>
    completeBooking(context, tx, booking, { as: 'job', userId: null }),
  )
}
