import { sql } from 'drizzle-orm'
import type { BookingChanges } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/queue-mail.ts'
import { quotationNumbers } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { AgreedPrices } from '../../domain/documents.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { bookingPage, quotationLink, toCustomer } from './booking-mails.ts'
import type { BookingRow } from './lock-booking.ts'
import { makeQuotation } from './make-quotation.ts'
import { assertRoomFree, findRoom } from './rooms.ts'
import { type Actor, assertCanTransition, transitionBooking } from './transition-booking.ts'

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
export async function sendQuotation(
  context: ApiContext,
  tx: Transaction,
  booking: BookingRow,
  actor: Actor,
  input: BookingChanges,
) {
  assertCanTransition(booking.status, 'waiting_for_customer', actor)
  const today = brusselsDay(new Date())
  const validUntil = validityOf(booking, today, input.offerValidUntil)
  if (!booking.roomTypeId) throw invalid('roomType', 'error.required')
  const room = await findRoom(tx, booking.roomTypeId, booking.persons)
  await assertRoomFree(tx, booking, 'ROOM_GIVEN_AWAY')
  const number = await takeNumber(tx, Number(today.slice(0, 4)))
  const offer = await makeQuotation(tx, booking, {
    number,
    validUntil,
    room,
    agreed: agreedIn(input, booking.offer?.agreed),
  })
  const link = quotationLink(context, booking)
  const { url } = bookingPage(context, booking)
  await transitionBooking(tx, booking, 'waiting_for_customer', actor, {
    ...{ offer, offerValidUntil: validUntil },
    offerTokenHash: url ? null : link.hash,
  })
  const { firstName, date } = booking
  await queueMail(tx, {
    key: `quotation:${number}`,
    ...toCustomer(booking),
    kind: url ? 'quotation' : 'quotation-by-link',
    values: { firstName, number, validUntil, amount: offer.total, date, url: url ?? link.url },
    attachments: [{ document: 'quotation', id: booking.id }],
  })
}
