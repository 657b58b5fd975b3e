import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import type { ApiContext } from '../../platform/index.ts'
import { toCustomer, visitOf } from './booking-mails.ts'
import { followInvoice } from './follow-invoice.ts'
import type { BookingRow } from './lock-booking.ts'
import { type Actor, transitionBooking } from './transition-booking.ts'

/** The money for a booking that the caller has locked is in: it says so, and so does its invoice. */
export async function payBooking(
  context: Pick<ApiContext, 'publicUrl'>,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
) {
  await transitionBooking(tx, booking, 'paid', actor)
  await followInvoice(context, tx, booking.id, 'paid', actor)
  await queueMail(tx, {
    key: `booking-paid:${booking.id}`,
    ...toCustomer(booking),
    kind: 'booking-paid',
    values: { firstName: booking.firstName, ...visitOf(booking), room: booking.offer?.room ?? '' },
  })
}
