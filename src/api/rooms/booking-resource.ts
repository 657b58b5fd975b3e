import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { booking, newBooking } from '../../../schemas/booking.ts'
import type { Transaction } from '../../db/client.ts'
import { bookings, sessions, stateChanges, users } from '../../db/tables.ts'
import { approvedStatuses, bookingStatuses, cateringTypes, dayParts } from '../../domain/bookings.ts'
import { openAmountOf } from '../money/index.ts'
import type { ApiContext, Asking, Query, Resource } from '../platform/index.ts'
import {
  ApiError,
  dayField,
  forEachDue,
  getRow,
  instantOf,
  listAllRows,
  lock,
  ownedBy,
  pick,
} from '../platform/index.ts'
import { bookingEnd, bookingStart, isUsedByHouse, unplaced } from './room-uses.ts'

export const quotation = sql`case when offer is not null then json_build_object(
  'number', offer->'number', 'issuedOn', offer->'issuedOn', 'validUntil', offer->'validUntil',
  'date', offer->'date', 'start', offer->'start', 'end', offer->'end',
  'room', offer->'room', 'persons', offer->'persons', 'reference', offer->'reference',
  'lines', offer->'lines', 'agreed', case when offer ? 'agreed' then json_build_object(
    'roomPrice', offer->'agreed'->'roomPrice', 'cateringPrice', offer->'agreed'->'cateringPrice',
    'discount', offer->'agreed'->'discount') end, 'net', offer->'net', 'vat', offer->'vat', 'total', offer->'total') end`

const issuedInvoice = sql`(
  select json_build_object('_id', invoices.id, 'number', invoices.number)
  from invoices where invoices.booking_id = bookings.id)`

export const bookingColumns = {
  _id: bookings.id,
  ...pick(bookings, 'status', 'persons', 'date', 'dayPart', 'catering', 'reducedRate', 'wheelchairAccess', 'pcRoom'),
  ...pick(bookings, 'whiteboard', 'configuration'),
  roomType: bookings.roomTypeId,
  roomName: sql`(select room_types.name from room_types where room_types.id = bookings.room_type_id)`,
  ...pick(bookings, 'notes', 'customerRef', 'firstName', 'lastName', 'email', 'phone', 'organisationName', 'vat'),
  ...pick(bookings, 'address', 'zip', 'city', 'country', 'language'),
  user: bookings.userId,
  organisation: bookings.organisationId,
  offerValidUntil: bookings.offerValidUntil,
  reason: bookings.reason,
  offer: quotation,
  owed: sql`coalesce((select sum(${openAmountOf('billed')}) from invoices billed where billed.order_id = bookings.id), 0)::int`,
  issuedInvoice,
  createdAt: instantOf(bookings.createdAt),
  updatedAt: instantOf(bookings.updatedAt),
}

/** The bookings a caller may see, and as a customer answer for: the organisation's, or a private person's own. */
export const visibleBookings = (caller: Asking | null): SQL | undefined =>
  ownedBy(caller, { organisation: bookings.organisationId, user: bookings.userId })

export type BookingRow = typeof bookings.$inferSelect

/** A booking that waits for nobody else's change any more; nothing where `condition` does not hold of it by then. */
async function lockIfDue(tx: Transaction, id: string, condition: SQL | undefined): Promise<BookingRow | undefined> {
  await lock(tx, { bookings: [id] })
  const isDue = and(eq(bookings.id, id), condition)
  const [booking] = await tx.select().from(bookings).where(isDue)
  return booking
}

/** The same; 404 where there is none. */
export async function lockBooking(tx: Transaction, id: string, condition: SQL | undefined): Promise<BookingRow> {
  const booking = await lockIfDue(tx, id, condition)
  if (!booking) throw new ApiError('NOT_FOUND')
  return booking
}

/** Does the work for each booking for which `condition` holds, and still does once it is locked. */
export async function forEachDueBooking(
  context: ApiContext,
  failure: string,
  condition: SQL | undefined,
  work: (tx: Transaction, booking: BookingRow) => Promise<unknown>,
) {
  const due = await context.db.select({ id: bookings.id }).from(bookings).where(condition)
  await forEachDue(context, failure, due, ({ id }) =>
    context.db.transaction(async (tx) => {
      const booking = await lockIfDue(tx, id, condition)
      if (booking) await work(tx, booking)
    }),
  )
}

/** Only a request that nobody answered yet: whatever came after stays for the books. */
async function deleteBooking({ db, user }: ApiContext, id: string) {
  await db.transaction(async (tx) => {
    const { status } = await lockBooking(tx, id, visibleBookings(user))
    if (status !== 'new') throw new ApiError('STATE_CONFLICT')
    await tx.delete(bookings).where(eq(bookings.id, id))
  })
}

/** By which staff look for a booking: who asked, and the number of the quotation. */
const whose = sql`concat_ws(' ', ${bookings.organisationName}, ${bookings.firstName}, ${bookings.lastName}, ${bookings.email}, ${bookings.offer} ->> 'number')`

const approved = sql.join(
  approvedStatuses.map((status) => sql`${status}`),
  sql`, `,
)

/** A quotation of a room that another booking, approved since, has then, or the house itself. */
const isOvertaken = sql`(${bookings.status} = 'waiting_for_customer' and (${isUsedByHouse} or exists (select from bookings other
  where other.room_type_id = ${bookings.roomTypeId} and other.date = ${bookings.date} and other.id <> ${bookings.id}
    and (other.day_part = ${bookings.dayPart} or 'all' in (other.day_part, ${bookings.dayPart}))
    and other.status in (${approved}))))`

/** How many sessions without a room are at its hours. */
const needs = sql`(select count(distinct ${sessions.id}) from ${unplaced}
  and part."start" < ${bookingEnd} and part."end" > ${bookingStart})`

/** A booking that leaves fewer rooms than sessions without one will need at its hours. */
const isScarce = sql`(${needs} > 0 and ${needs} >= (select count(*) from room_types room
  where not exists (select from room_uses used where used.room_type_id = room.id
      and used.starts_at < ${bookingEnd} and used.ends_at > ${bookingStart})
    and not exists (select from bookings other where other.room_type_id = room.id and other.date = ${bookings.date}
      and other.id <> ${bookings.id} and (other.day_part = ${bookings.dayPart} or 'all' in (other.day_part, ${bookings.dayPart}))
      and other.status in (${approved}))))`

/** Bookings as lists and single answers show them; how they come and change is not generic. */
export const bookingResource = {
  names: ['booking', 'bookings'],
  table: bookings,
  columns: bookingColumns,
  filters: {
    _id: bookings.id,
    status: { kind: 'choice', of: bookingStatuses, column: bookings.status },
    isOvertaken: { kind: 'boolean', column: isOvertaken },
    isScarce: { kind: 'boolean', column: isScarce },
    date: dayField(bookings.date),
    dayPart: { kind: 'choice', of: dayParts, column: bookings.dayPart },
    persons: bookings.persons,
    catering: { kind: 'choice', of: cateringTypes, column: bookings.catering },
    reducedRate: bookings.reducedRate,
    roomType: bookings.roomTypeId,
    user: bookings.userId,
    organisation: bookings.organisationId,
    ...pick(bookings, 'lastName', 'email', 'organisationName'),
    customer: { kind: 'text', column: whose },
    search: { kind: 'search', column: whose, digits: [sql`${bookings.phone}`] },
    customerRef: bookings.customerRef,
    offerValidUntil: dayField(bookings.offerValidUntil),
    createdAt: bookings.createdAt,
  },
  sort: [
    ['date', 'DESC'],
    ['createdAt', 'DESC'],
  ],
  schema: booking,
  input: newBooking,
  visible: visibleBookings,
  remove: deleteBooking,
} satisfies Resource

/** What one user asked for, the latest day first; never canceled ones (spec section 4). */
export async function listUserBookings(context: ApiContext, userId: string, query: Query) {
  const isOwn = context.user?.userId === userId.toLowerCase()
  if (!isOwn && context.user?.role !== 'STAFF') throw new ApiError('NOT_FOUND')
  const { user = [], status = [] } = query
  return listAllRows(context, bookingResource, { ...query, user: [...user, userId], status: [...status, '!canceled'] })
}

const isCustomer = sql`${users.role} = 'CONTACT'`

/** Every status of a booking that the caller may see, with who of the customer's people moved it there. */
export async function listBookingHistory({ db, user }: ApiContext, id: string) {
  await getRow(db, user, bookingResource, id)
  return db
    .select({
      status: stateChanges.to,
      at: instantOf(stateChanges.createdAt),
      by: sql<string | null>`case when ${isCustomer} then ${users.firstName} || ' ' || ${users.lastName} end`,
      byProvider: sql<boolean>`coalesce(not ${isCustomer}, false)`,
    })
    .from(stateChanges)
    .leftJoin(users, eq(users.id, stateChanges.userId))
    .where(and(eq(stateChanges.entity, 'booking'), eq(stateChanges.entityId, id)))
    .orderBy(asc(stateChanges.createdAt), asc(stateChanges.id))
}
