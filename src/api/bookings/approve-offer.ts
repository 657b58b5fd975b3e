import { type ApprovedOffer, customerReference } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { approvedStatuses } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { QuotationDocument } from '../../domain/documents.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { getRow } from '../resource/get-row.ts'
import { toProvider } from '../to-provider.ts'
import { quotationDecided } from './booking-mails.ts'
import { bookingResource } from './booking-resource.ts'
import { type BookingRow, lockBooking } from './lock-booking.ts'
import { payBooking } from './pay-booking.ts'
import { assertRoomFree } from './rooms.ts'
import { actorOf, assertCanTransition, transitionBooking } from './transition-booking.ts'
import { visibleBookings } from './visible-bookings.ts'

async function invoiceBooking(
  { publicUrl, user }: ApiContext,
  tx: Transaction,
  { id, organisationId, userId }: BookingRow,
  offer: QuotationDocument,
  reference: string | null,
) {
  const { locale, customer, lines, floor } = offer
  await issueInvoice(tx, {
    bookingId: id,
    ...{ organisationId, userId, locale, customer, reference, floor },
    status: 'open',
    lines: lines.map(({ amount: _, ...line }) => line),
    publicUrl: publicUrl(),
    issuedBy: user?.role === 'STAFF' ? user.userId : null,
  })
}

async function approve(context: ApiContext, tx: Transaction, booking: BookingRow, given: string | null) {
  const { offer, offerValidUntil } = booking
  const actor = actorOf(context.user)
  assertCanTransition(booking.status, 'waiting_for_payment', actor)
  if (!offer || !offerValidUntil || offerValidUntil < brusselsDay(new Date())) throw new ApiError('OFFER_EXPIRED')
  await assertRoomFree(tx, booking, actor.as === 'staff' ? 'ROOM_GIVEN_AWAY' : 'ROOM_TAKEN')
  const customerRef = given ?? booking.customerRef
  await transitionBooking(tx, booking, 'waiting_for_payment', actor, { customerRef })
  await queueMail(tx, {
    key: `quotation-approved:${booking.id}`,
    ...toProvider,
    kind: 'quotation-approved',
    values: { ...quotationDecided(context, booking), customerRef: customerRef ?? '' },
  })
  if (offer.total > 0) return invoiceBooking(context, tx, booking, offer, customerRef ?? offer.reference)
  const approved = { ...booking, status: 'waiting_for_payment' } as const
  await payBooking(context, tx, approved, { as: 'payment', userId: actor.userId })
}

/**
 * Approves the quotation a booking waits for, whose room is then taken and invoiced, or paid at once where it costs
 * nothing; once is as good as twice. 409 when it is not the quotation that was read.
 */
export async function approveOffer(context: ApiContext, asked: ApprovedOffer, customerRef: string | undefined) {
  const { _id, offerNumber } = asked
  const given = await customerReference.validate(customerRef ?? null).catch((failure: Error) => {
    throw invalid('customerRef', failure.message)
  })
  await context.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, _id, visibleBookings(context.user))
    if (offerNumber && offerNumber !== booking.offer?.number) throw new ApiError('EFFECT_CHANGED')
    const isApproved = approvedStatuses.some((status) => status === booking.status)
    if (!isApproved) await approve(context, tx, booking, given ?? null)
  })
  return getRow(context.db, context.user, bookingResource, _id)
}
