import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { payments } from '../../db/tables.ts'
import { bookingMismatch } from '../bookings/booking-mismatch.ts'
import { lockBooking } from '../bookings/lock-booking.ts'
import type { ApiContext } from '../context.ts'
import { lock } from '../lock.ts'
import { changeRegistration } from '../registrations/change-registration.ts'
import { registrationMismatch } from '../registrations/registration-mismatch.ts'
import { toProvider } from '../to-provider.ts'
import { transitionPayment } from './transition-payment.ts'

/** Who paid, and for what. */
interface About {
  customer: string
  email: string
  subject: string
}

interface Mismatch {
  id: string
  registrationId: string | null
  bookingId: string | null
  /** Cents: what was asked, and what came. */
  amount: number
  paid: number
}

/** Notes what came, the first time; false when that was noted before. */
async function note(tx: Transaction, { id, paid }: Mismatch): Promise<boolean> {
  await lock(tx, { payments: [id] })
  const noted = await tx
    .update(payments)
    .set({ paidAmount: paid })
    .where(and(eq(payments.id, id), isNull(payments.paidAmount)))
    .returning({ id: payments.id })
  if (noted.length === 0) return false
  await transitionPayment(tx, id, 'pending')
  return true
}

/** Another amount came than was asked: the provider is told once, and the customer sees that the payment is pending. */
export async function reportMismatch(context: ApiContext, mismatch: Mismatch) {
  const { id, registrationId, bookingId, amount, paid } = mismatch
  context.log.error({ payment: id, expected: amount, paid }, 'A payment is not of the amount asked')
  const report = async (tx: Transaction, tellCustomer: () => Promise<About>) => {
    if (!(await note(tx, mismatch))) return
    await queueMail(tx, {
      key: `payment-mismatch:${id}`,
      ...toProvider,
      kind: 'payment-mismatch',
      values: {
        ...(await tellCustomer()),
        ...{ amount: paid, expected: amount, url: context.controlPanelUrl(`/payments/${id}`) },
      },
    })
  }
  // What is paid for is locked before the payment, as by everybody.
  if (registrationId)
    return changeRegistration(context, registrationId, (tx, registration) =>
      report(tx, () => registrationMismatch(context, tx, registration, id)),
    )
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, String(bookingId), undefined)
    await report(tx, () => bookingMismatch(context, tx, booking, id))
  })
}
