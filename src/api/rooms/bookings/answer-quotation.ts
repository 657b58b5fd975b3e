import { eq, sql } from 'drizzle-orm'
import type { QuotationApproval, QuotationRefusal } from '../../../../schemas/booking.ts'
import type { Transaction } from '../../../db/client.ts'
import { bookings } from '../../../db/tables.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { type ApiContext, ApiError, hashOf } from '../../platform/index.ts'
import { approveLocked } from './approve-offer.ts'
import { type BookingRow, lockBooking } from './lock-booking.ts'
import { bookingColumns, quotation } from './present-booking.ts'
import { refuseOffer } from './requested-transitions.ts'

/** Nobody is signed in: whoever got the mail answers for the customer. */
const guest = { as: 'customer', userId: null } as const

const isOf = (token: string) => eq(bookings.offerTokenHash, hashOf(token))

const nothingMore = {
  ...{ customerRef: null, organisationName: null, offer: null },
  ...{ vat: null, address: null, zip: null, city: null, country: null },
}

/** The room that is taken, once the quotation was approved. */
const agreed = sql`case when status in ('waiting_for_payment', 'paid', 'completed') then json_build_object(
  'room', offer->'room', 'date', offer->'date', 'start', offer->'start', 'end', offer->'end') end`

/** A quotation as its link shows it; once it is answered, expired or withdrawn, only what became of it. 404 for any other link. */
export async function presentQuotation({ db }: Pick<ApiContext, 'db'>, token: string) {
  const { status, date, reason, customerRef, organisationName, vat, address, zip, city, country } = bookingColumns
  const [row] = await db
    .select({
      ...{ status, date, reason, customerRef, organisationName, vat, address, zip, city, country },
      validUntil: bookings.offerValidUntil,
      offer: quotation,
      agreed,
    })
    .from(bookings)
    .where(isOf(token))
  if (!row) throw new ApiError('NOT_FOUND')
  const isOpen = row.status === 'waiting_for_customer' && (row.validUntil ?? '') >= brusselsDay(new Date())
  return isOpen ? { ...row, isOpen } : { ...row, ...nothingMore, isOpen }
}

async function answer(
  { db }: ApiContext,
  token: string,
  work: (tx: Transaction, booking: BookingRow) => Promise<unknown>,
) {
  const [found] = await db.select({ id: bookings.id }).from(bookings).where(isOf(token))
  if (!found) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => work(tx, await lockBooking(tx, found.id, isOf(token))))
}

/** Approves as the account does (`approveLocked`). */
export async function approveQuotation(context: ApiContext, token: string, given: QuotationApproval) {
  await answer(context, token, (tx, booking) => approveLocked(context, tx, booking, given, guest))
}

/** Refuses with a reason; 409 when it is not the quotation that was read, or none waits for an answer. */
export async function refuseQuotation(context: ApiContext, token: string, { offerNumber, reason }: QuotationRefusal) {
  await answer(context, token, async (tx, booking) => {
    if (offerNumber !== booking.offer?.number) throw new ApiError('EFFECT_CHANGED')
    await refuseOffer(context, tx, booking, guest, reason)
  })
}
