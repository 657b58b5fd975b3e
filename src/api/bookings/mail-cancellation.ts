import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { customerOf } from '../../domain/bookings.ts'
import type { ApiContext } from '../context.ts'
import { toProvider } from '../to-provider.ts'
import { toCustomer, visitOf } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import type { Actor } from './transition-booking.ts'

/** Tells the customer that a booking is canceled, and the provider when it was the customer who did. */
export async function mailCancellation(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  booking: BookingRow,
  { as }: Actor,
  reason = '',
) {
  const { id, firstName, email, date, persons } = booking
  await queueMail(tx, {
    key: `booking-canceled:${id}`,
    ...toCustomer(booking),
    kind: 'booking-canceled',
    values: { firstName, date, reason },
  })
  if (as !== 'customer') return
  await queueMail(tx, {
    key: `booking-cancellation:${id}`,
    ...toProvider,
    kind: 'booking-cancellation',
    values: {
      customer: customerOf(booking),
      email,
      ...visitOf(booking),
      persons,
      reason,
      url: controlPanelUrl(`/requests/${id}`),
    },
  })
}
