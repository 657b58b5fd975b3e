import { eq } from 'drizzle-orm'
import { bookings } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lockBooking } from './lock-booking.ts'
import { visibleBookings } from './visible-bookings.ts'

/** Only a request that nobody answered yet: whatever came after stays for the books. */
export async function deleteBooking({ db, user }: ApiContext, id: string) {
  await db.transaction(async (tx) => {
    const { status } = await lockBooking(tx, id, visibleBookings(user))
    if (status !== 'new') throw new ApiError('STATE_CONFLICT')
    await tx.delete(bookings).where(eq(bookings.id, id))
  })
}
