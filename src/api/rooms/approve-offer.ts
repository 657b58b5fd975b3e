import { type ApprovedOffer, billedFields, customerReference } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { approvedStatuses, customerOf } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { QuotationDocument } from '../../domain/documents.ts'
import { keepBillingAddress } from '../identity/index.ts'
import { issueInvoice } from '../money/index.ts'
import { type ApiContext, ApiError, getRow, invalid, toProvider } from '../platform/index.ts'
import { type BookingRow, bookingResource, lockBooking, visibleBookings } from './booking-resource.ts'
import { partyOf } from './make-quotation.ts'
import { assertRoomFree } from './rooms.ts'
import type { Actor } from './transition-booking.ts'
import { actorOf, assertCanTransition, payBooking, quotationDecided, transitionBooking } from './transition-booking.ts'

/** What goes with an approval: which quotation was read, the customer's number, and who is billed where that is new. */
type Approval = Omit<ApprovedOffer, '_id'> & { customerRef?: string | null }

async function invoiceBooking(
  { publicUrl, user }: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  { locale, lines, floor, reference }: QuotationDocument,
) {
  const { id, organisationId, userId, customerRef } = booking
  await issueInvoice(tx, {
    bookingId: id,
    organisationId,
    userId,
    locale,
    floor,
    customer: partyOf(booking),
    reference: customerRef ?? reference,
    status: 'open',
    lines: lines.map(({ amount: _, ...line }) => line),
    publicUrl: publicUrl(),
    issuedBy: user?.role === 'STAFF' ? user.userId : null,
  })
}

/** 400 at what an invoice cannot do without (law of 3 July 1992, royal decree 1, article 5). */
function assertBillable(booking: BookingRow) {
  const missing = billedFields.filter((name) => name !== 'vat' && !booking[name])
  const details = missing.map((path) => ({ path, message: 'error.required' }))
  if (details.length > 0) throw new ApiError('INVALID', details)
}

/** What was given with it, over what the booking said. */
function approvedBooking(booking: BookingRow, given: Approval): BookingRow {
  const typed = [...billedFields, 'customerRef' as const].filter((name) => given[name])
  return { ...booking, ...Object.fromEntries(typed.map((name) => [name, given[name]])) }
}

/** An account that had no address has this one from now on. */
async function keepAddress({ user }: ApiContext, tx: Transaction, booking: BookingRow) {
  const { address, zip, city, country } = booking
  if (user?.role !== 'CONTACT' || !address || !zip || !city || !country) return
  await keepBillingAddress(tx, user, { name: customerOf(booking), address, zip, city, country })
}

/**
 * Approves the quotation of a booking that the caller has locked: the room is taken and invoiced, or paid at once where
 * it costs nothing. Does nothing where it is approved; 409 when it is not the quotation that was read.
 */
export async function approveLocked(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  given: Approval,
  actor: Actor,
) {
  const { offer, offerValidUntil, status } = booking
  if (given.offerNumber && given.offerNumber !== offer?.number) throw new ApiError('EFFECT_CHANGED')
  if (approvedStatuses.some((approved) => approved === status)) return
  assertCanTransition(status, 'waiting_for_payment', actor)
  if (!offer || !offerValidUntil || offerValidUntil < brusselsDay(new Date())) throw new ApiError('OFFER_EXPIRED')
  await assertRoomFree(tx, booking, actor.as === 'staff' ? 'ROOM_GIVEN_AWAY' : 'ROOM_TAKEN')
  const approved = approvedBooking(booking, given)
  if (offer.total > 0) assertBillable(approved)
  const { customerRef, vat, address, zip, city, country } = approved
  await transitionBooking(tx, booking, 'waiting_for_payment', actor, { customerRef, vat, address, zip, city, country })
  const values = { ...quotationDecided(context, booking), customerRef: customerRef ?? '' }
  // Staff who do it for a customer know of it.
  if (actor.as !== 'staff')
    await queueMail(tx, { about: booking.id, ...toProvider, kind: 'quotation-approved', values })
  await keepAddress(context, tx, approved)
  if (offer.total > 0) return invoiceBooking(context, tx, approved, offer)
  await payBooking(context, tx, { ...approved, status: 'waiting_for_payment' }, { as: 'payment', userId: actor.userId })
}

/** Approves the quotation a booking waits for, for whoever may answer for it; once is as good as twice. */
export async function approveOffer(context: ApiContext, asked: ApprovedOffer, customerRef: string | undefined) {
  const { _id, ...given } = asked
  const reference = await customerReference.validate(customerRef ?? null).catch((failure: Error) => {
    throw invalid('customerRef', failure.message)
  })
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, _id, visibleBookings(context.user))
    await approveLocked(context, tx, booking, { ...given, customerRef: reference }, actorOf(context.user))
  })
  return getRow(context.db, context.user, bookingResource, _id)
}
