import { sql } from 'drizzle-orm'
import type { BookingChanges } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { quotationNumbers } from '../../db/tables.ts'
import { type BookingStatus, customerOf } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { AgreedPrices } from '../../domain/documents.ts'
import { readOpen, receivePaid } from '../money/index.ts'
import { type ApiContext, invalid, toProvider } from '../platform/index.ts'
import type { BookingRow } from './booking-resource.ts'
import { makeQuotation } from './make-quotation.ts'
import { assertNotQuoted, assertRoomFree, findRoom } from './rooms.ts'
import {
  type Actor,
  assertCanTransition,
  bookingPage,
  completeBooking,
  customerMail,
  payBooking,
  quotationDecided,
  quotationLink,
  syncInvoiceStatus,
  transitionBooking,
  visitOf,
} from './transition-booking.ts'

type Move = (
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
  input: BookingChanges,
) => Promise<void>

/** The next number of a year: 'Q2026-0001'. Its row stays locked until the transaction ends, so that none is missing. */
async function takeNumber(tx: Transaction, year: number): Promise<string> {
  const [taken] = await tx
    .insert(quotationNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quotationNumbers.year, set: { last: sql`${quotationNumbers.last} + 1` } })
    .returning({ last: quotationNumbers.last })
  return `Q${year}-${String(taken?.last).padStart(4, '0')}`
}

/** Until when it holds: from today on, and no longer than until the day itself. */
function validityOf({ date }: BookingRow, today: string, until: string | null | undefined): string {
  if (date < today) throw invalid('date', 'error.pastDate')
  if (!until) throw invalid('offerValidUntil', 'error.required')
  if (until < today) throw invalid('offerValidUntil', 'error.pastDate')
  if (until > date) throw invalid('offerValidUntil', 'error.validUntil')
  return until
}

/** What the quotation before it had, but for what this one says; null says the price of the list. */
const agreedIn = ({ roomPrice, cateringPrice, discount }: BookingChanges, before: AgreedPrices = {}): AgreedPrices => ({
  roomPrice: roomPrice === undefined ? before.roomPrice : roomPrice,
  cateringPrice: cateringPrice === undefined ? before.cateringPrice : cateringPrice,
  discount: discount === undefined ? before.discount : discount,
})

/** Sends a quotation for a free room, with its number and as it will always read. */
const sendQuotation: Move = async (context, tx, booking, actor, input) => {
  assertCanTransition(booking.status, 'waiting_for_customer', actor)
  const today = brusselsDay(new Date())
  const validUntil = validityOf(booking, today, input.offerValidUntil)
  if (!booking.roomTypeId) throw invalid('roomType', 'error.required')
  const room = await findRoom(tx, booking.roomTypeId, booking.persons)
  await assertRoomFree(tx, booking, 'ROOM_GIVEN_AWAY')
  if (!input.alongside) await assertNotQuoted(tx, booking)
  const number = await takeNumber(tx, Number(today.slice(0, 4)))
  const agreed = agreedIn(input, booking.offer?.agreed)
  const offer = await makeQuotation(tx, booking, { number, validUntil, room, agreed })
  const link = quotationLink(context, booking)
  const { url } = bookingPage(context, booking)
  await transitionBooking(tx, booking, 'waiting_for_customer', actor, {
    offer,
    offerValidUntil: validUntil,
    offerTokenHash: url ? null : link.hash,
  })
  await queueMail(tx, {
    ...customerMail(booking, { number, validUntil, amount: offer.total, date: booking.date, url: url ?? link.url }),
    occasion: number,
    kind: url ? 'quotation' : 'quotation-by-link',
    attachments: [{ document: 'quotation', id: booking.id }],
  })
}

/** Tells the customer that a booking is canceled, and the provider when it was the customer who did. */
async function mailCancellation(
  { controlPanelUrl }: Pick<ApiContext, 'controlPanelUrl'>,
  tx: Transaction,
  booking: BookingRow,
  { as }: Actor,
  reason = '',
) {
  const { id, email, date, persons } = booking
  await queueMail(tx, { ...customerMail(booking, { date, reason }), kind: 'booking-canceled' })
  if (as !== 'customer') return
  const url = controlPanelUrl(`/requests/${id}`)
  const values = { customer: customerOf(booking), email, ...visitOf(booking), persons, reason, url }
  await queueMail(tx, { about: id, ...toProvider, kind: 'booking-cancellation', values })
}

function neededReason({ reason }: BookingChanges): string {
  if (!reason) throw invalid('reason', 'error.required')
  return reason
}

/** Refuses the quotation of a locked booking, which the provider and the customer are told. */
export async function refuseOffer(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
  reason: string,
) {
  await transitionBooking(tx, booking, 'rejected', actor, { reason })
  const { id: about, date, offer } = booking
  const values = { ...quotationDecided(context, booking), reason }
  if (actor.as !== 'staff') await queueMail(tx, { about, ...toProvider, kind: 'quotation-refused', values })
  const page = bookingPage(context, booking)
  const mail = customerMail(booking, { number: offer?.number ?? '', date, reason, ...page })
  await queueMail(tx, { ...mail, kind: 'quotation-refusal-received' })
}

/** All that was open of its invoice came today. */
const receiveBooking: Move = async (context, tx, booking, actor) => {
  const open = await readOpen(tx, { order: booking.id })
  await payBooking(context, tx, booking, actor)
  await receivePaid(context, tx, open)
}

/** How a booking that the caller has locked gets to each status that a request may ask for; approving has a call of its own. */
export const requestedTransitions: Partial<Record<BookingStatus, Move>> = {
  waiting_for_customer: sendQuotation,
  paid: receiveBooking,
  completed: completeBooking,

  async request_rejected(_, tx, booking, actor, input) {
    const reason = neededReason(input)
    await transitionBooking(tx, booking, 'request_rejected', actor, { reason })
    const { date } = booking
    await queueMail(tx, { ...customerMail(booking, { date, reason }), kind: 'booking-request-rejected' })
  },

  rejected: (context, tx, booking, actor, input) => refuseOffer(context, tx, booking, actor, neededReason(input)),

  async canceled(context, tx, booking, actor, { reason }) {
    await transitionBooking(tx, booking, 'canceled', actor, reason ? { reason } : {})
    await mailCancellation(context, tx, booking, actor, reason ?? '')
    // What was paid goes back, or not, by what was agreed: staff credit that invoice themselves.
    if (booking.status === 'waiting_for_payment') await syncInvoiceStatus(context, tx, booking.id, 'credited', actor)
  },
}
