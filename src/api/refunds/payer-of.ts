import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { bookings, payments, registrations } from '../../db/tables.ts'
import { customerOf } from '../../domain/bookings.ts'

/** Who paid for a registration or a booking, as staff know them. */
export async function payerOf(tx: Transaction, paymentId: string) {
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
