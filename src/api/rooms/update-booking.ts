import { eq, sql } from 'drizzle-orm'
import { type BookingChanges, billedFields } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings } from '../../db/tables.ts'
import { hasBegun } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { countMail } from '../mail/index.ts'
import { type ApiContext, ApiError, finance, getRow, invalid, requireRole } from '../platform/index.ts'
import { type BookingRow, bookingResource, lockBooking, visibleBookings } from './booking-resource.ts'
import { requestedTransitions } from './requested-transitions.ts'
import { findRoom } from './rooms.ts'
import { type Actor, actorOf, assertCanTransition } from './transition-booking.ts'

/** What a quotation rests on: fixed once there is one, until staff send another. */
const terms = [
  'persons',
  'date',
  'dayPart',
  'catering',
  'reducedRate',
  'wheelchairAccess',
  'pcRoom',
  'whiteboard',
  'configuration',
  'roomTypeId',
] as const
const others = [
  'notes',
  'customerRef',
  'firstName',
  'lastName',
  'email',
  'phone',
  'organisationName',
  ...billedFields,
  'language',
] as const

type Fields = Partial<Pick<BookingRow, (typeof terms)[number] | (typeof others)[number]>>

/** The fields in which a request differs from the booking; whoever sends a whole booking back changes nothing. */
function changedFields(booking: BookingRow, { roomType, ...input }: BookingChanges): Fields {
  const given: Fields = { ...input, roomTypeId: roomType }
  return Object.fromEntries(
    [...terms, ...others].flatMap((name) =>
      given[name] === undefined || given[name] === booking[name] ? [] : [[name, given[name]]],
    ),
  )
}

const changeTerms = (changes: Fields) => terms.some((name) => name in changes)

/** Customers change a request that nobody answered yet; staff correct who and what for at any time, the terms too while it is new or `quoting`. */
function assertMayChange(booking: BookingRow, changes: Fields, { as }: Actor, quoting: boolean) {
  const isFixed = as === 'customer' || changeTerms(changes)
  if (isFixed && booking.status !== 'new' && !quoting) throw new ApiError('STATE_CONFLICT')
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (changes[name] === '') throw invalid(name, 'error.required')
  }
  if (changes.date && changes.date < brusselsDay(new Date())) throw invalid('date', 'error.pastDate')
  const { date, dayPart } = { ...booking, ...changes }
  if (as === 'customer' && (changes.date || changes.dayPart) && hasBegun(date, dayPart, new Date()))
    throw invalid('dayPart', 'error.dayPartBegun')
}

/** Writes the changed fields of a booking the caller has locked, and gives it back as it then is. */
async function changeFields(
  tx: Transaction,
  booking: BookingRow,
  changes: Fields,
  actor: Actor,
  quoting: boolean,
): Promise<BookingRow> {
  if (Object.keys(changes).length === 0) return booking
  assertMayChange(booking, changes, actor, quoting)
  const { roomTypeId, persons } = { ...booking, ...changes }
  if (roomTypeId && (changes.roomTypeId || changes.persons)) await findRoom(tx, roomTypeId, persons)
  const [changed] = await tx
    .update(bookings)
    // Whoever has the link that went to another address answers no more.
    .set({ ...changes, ...(changes.email && { offerTokenHash: null }), updatedAt: sql`now()` })
    .where(eq(bookings.id, booking.id))
    .returning()
  return changed ?? booking
}

const isGiven = (value: unknown) => value !== undefined && value !== null

/** Whether a request asks for something that belongs to a quotation and that the present one does not say. */
function changesOffer(booking: BookingRow, input: BookingChanges): boolean {
  const { offerValidUntil, roomPrice, cateringPrice, discount } = input
  const isMoved = isGiven(offerValidUntil) && offerValidUntil !== booking.offerValidUntil
  const { agreed = {} } = booking.offer ?? {}
  // Null takes back what was agreed, where anything was.
  const isDropped = (['roomPrice', 'cateringPrice', 'discount'] as const).some(
    (name) => input[name] === null && isGiven(agreed[name]),
  )
  return isMoved || isDropped || [roomPrice, cateringPrice, discount].some(isGiven)
}

/** Whoever read a quotation moves on that one alone, while it waits for its answer. */
function assertSameOffer({ status, offer }: BookingRow, { offerNumber }: BookingChanges) {
  if (offerNumber && (status !== 'waiting_for_customer' || offerNumber !== offer?.number))
    throw new ApiError('EFFECT_CHANGED')
}

async function update(context: ApiContext, tx: Transaction, booking: BookingRow, input: BookingChanges) {
  const actor = actorOf(context.user)
  const changes = changedFields(booking, input)
  const to = input.status ?? booking.status
  const notesPayment = to === 'paid' && booking.status !== 'paid' && actor.as === 'staff'
  if (notesPayment) requireRole(context.user, finance)
  const offersAnew = changesOffer(booking, input)
  if (offersAnew && actor.as === 'customer') throw new ApiError('FORBIDDEN')
  // Only whoever says so sends another quotation, not whoever sends back the booking as it was.
  const wantsOffer = input.status === 'waiting_for_customer' && actor.as === 'staff'
  const quoting = wantsOffer && (offersAnew || changeTerms(changes))
  if (offersAnew && !quoting) throw new ApiError('STATE_CONFLICT')
  const isTransition = to !== booking.status || quoting
  if (isTransition) {
    assertSameOffer(booking, input)
    assertCanTransition(booking.status, to, actor)
  }
  const changed = await changeFields(tx, booking, changes, actor, quoting)
  if (!isTransition) return
  const move = requestedTransitions[to]
  if (!move) throw invalid('status', 'error.choice')
  await move(context, tx, changed, actor, input)
}

/** Changes what a request says, or moves it on: cancels, refuses, rejects, quotes, pays, completes (spec section 4). */
export async function updateBooking(context: ApiContext, id: string, input: BookingChanges) {
  // Mails about it go there from now on.
  if (input.email) await countMail(context, input.email)
  await context.db.transaction(async (tx) => {
    await update(context, tx, await lockBooking(tx, id, visibleBookings(context.user)), input)
  })
  return getRow(context.db, context.user, bookingResource, id)
}
