import { eq, sql } from 'drizzle-orm'
import { type BookingChanges, billedFields } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings } from '../../db/tables.ts'
import { hasBegun } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { ApiError, invalid } from '../errors.ts'
import type { BookingRow } from './lock-booking.ts'
import { findRoom } from './rooms.ts'
import type { Actor } from './transition-booking.ts'

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
export function changedFields(booking: BookingRow, { roomType, ...input }: BookingChanges): Fields {
  const given: Fields = { ...input, roomTypeId: roomType }
  return Object.fromEntries(
    [...terms, ...others].flatMap((name) =>
      given[name] === undefined || given[name] === booking[name] ? [] : [[name, given[name]]],
    ),
  )
}

export const changeTerms = (changes: Fields) => terms.some((name) => name in changes)

/** Customers come on working days, and not to a part of the day that has begun. */
function assertReceived(booking: BookingRow, changes: Fields) {
  const { date, dayPart } = { ...booking, ...changes }
  if ((changes.date || changes.dayPart) && hasBegun(date, dayPart, new Date()))
    throw invalid('dayPart', 'error.dayPartBegun')
}

/** Customers change a request that nobody answered yet; staff correct who and what for at any time, the terms too while it is new or `quoting`. */
function assertMayChange(booking: BookingRow, changes: Fields, { as }: Actor, quoting: boolean) {
  const isFixed = as === 'customer' || changeTerms(changes)
  if (isFixed && booking.status !== 'new' && !quoting) throw new ApiError('STATE_CONFLICT')
  for (const name of ['firstName', 'lastName', 'email'] as const) {
    if (changes[name] === '') throw invalid(name, 'error.required')
  }
  if (changes.date && changes.date < brusselsDay(new Date())) throw invalid('date', 'error.pastDate')
  if (as === 'customer') assertReceived(booking, changes)
}

/** Writes the changed fields of a booking the caller has locked, and gives it back as it then is. */
export async function changeFields(
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
