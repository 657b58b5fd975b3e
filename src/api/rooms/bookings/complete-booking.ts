import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { localePath } from '../../../domain/locales.ts'
import type { ApiContext } from '../../platform/index.ts'
import { localeOf, toCustomer } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import { type Actor, transitionBooking } from './transition-booking.ts'

/** The day of a locked booking is over; its customer is thanked. */
export async function completeBooking(
  { publicUrl }: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
) {
  await transitionBooking(tx, booking, 'completed', actor)
  const { id, firstName, date, offer } = booking
  await queueMail(tx, {
    key: `booking-completed:${id}`,
    ...toCustomer(booking),
    kind: 'booking-completed',
    values: {
      ...{ firstName, date, room: offer?.room ?? '' },
      url: publicUrl() + localePath('/facilitiesBooking', localeOf(booking)),
    },
  })
}
