import type { BookingChanges } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import type { ApiContext } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { countMail } from '../mails/count-mail.ts'
import { getRow } from '../resource/get-row.ts'
import { bookingResource } from './booking-resource.ts'
import { changedFields, changeFields, changeTerms } from './change-fields.ts'
import { type BookingRow, lockBooking } from './lock-booking.ts'
import { requestedTransitions } from './requested-transitions.ts'
import { actorOf, assertCanTransition } from './transition-booking.ts'
import { visibleBookings } from './visible-bookings.ts'

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

async function update(context: ApiContext, tx: Transaction, booking: BookingRow, input: BookingChanges) {
  const actor = actorOf(context.user)
  const changes = changedFields(booking, input)
  const to = input.status ?? booking.status
  const offersAnew = changesOffer(booking, input)
  if (offersAnew && actor.as === 'customer') throw new ApiError('FORBIDDEN')
  // Only whoever says so sends another quotation, not whoever sends back the booking as it was.
  const wantsOffer = input.status === 'waiting_for_customer' && actor.as === 'staff'
  const quoting = wantsOffer && (offersAnew || changeTerms(changes))
  if (offersAnew && !quoting) throw new ApiError('STATE_CONFLICT')
  const isTransition = to !== booking.status || quoting
  if (isTransition) assertCanTransition(booking.status, to, actor)
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
