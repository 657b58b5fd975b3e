import { and, asc, between, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { array } from 'yup'
import { bookingPriceQuery, bookingPrice as bookingPriceSchema, calendarBooking } from '../../../schemas/booking.ts'
import { roomAvailability, roomAvailabilityQuery } from '../../../schemas/room.ts'
import { bookings, roomTypes } from '../../db/tables.ts'
import type { RoomState } from '../../domain/bookings.ts'
import { bookingPrice, calendarStatuses, halfDaysOf, overlapping } from '../../domain/bookings.ts'
import { defaultLocale } from '../../domain/locales.ts'
import {
  type ApiContext,
  ApiError,
  firstOf,
  get,
  localeParameter,
  office,
  pick,
  queryParameter,
  readQuery,
  required,
  routes,
  withCacheTags,
} from '../platform/index.ts'
import { bookingColumns } from './booking-resource.ts'
import { halfDaysOfHouse, needsByHalf } from './room-uses.ts'
import { findRoom, isApproved, isOpen, suggestRoom } from './rooms.ts'

/** The half days of a period on which rooms are taken, by customers or the house, or quoted to somebody else; nothing of who asked. */
async function listRoomAvailability({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  const rows = await db
    .select({ roomType: bookings.roomTypeId, ...pick(bookings, 'date', 'dayPart', 'status') })
    .from(bookings)
    .where(and(isNotNull(bookings.roomTypeId), between(bookings.date, from, to), or(isApproved, isOpen())))
    .orderBy(asc(bookings.date))
  const found = new Map<string, { roomType: string; date: string; dayPart: string; state: RoomState }>()
  for (const { roomType, date, half } of await halfDaysOfHouse(db, from, to))
    found.set(`${roomType} ${date} ${half}`, { roomType, date, dayPart: half, state: 'taken' })
  for (const { roomType, date, dayPart, status } of rows) {
    const state = status === 'waiting_for_customer' ? 'quoted' : 'taken'
    for (const half of halfDaysOf(dayPart)) {
      const key = `${roomType} ${date} ${half}`
      if (found.get(key)?.state !== 'taken') found.set(key, { roomType: String(roomType), date, dayPart: half, state })
    }
  }
  // What sessions without a room will need is promised to nobody.
  const needs = await needsByHalf(db, from, to)
  const rooms = needs.size > 0 ? await db.select({ id: roomTypes.id }).from(roomTypes) : []
  for (const [key, count] of needs) {
    const [date = '', half = ''] = key.split(' ')
    if (date < from || date > to) continue
    const free = rooms.filter(({ id }) => found.get(`${id} ${key}`)?.state !== 'taken')
    if (free.length > count) continue
    for (const { id } of free) found.set(`${id} ${key}`, { roomType: id, date, dayPart: half, state: 'quoted' })
  }
  return [...found.values()].toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

const calendarColumns = {
  ...pick(bookingColumns, '_id', 'status', 'date', 'dayPart', 'roomType'),
  ...pick(bookingColumns, 'firstName', 'lastName', 'organisationName'),
}

/** What is asked of all rooms in a period, quoted or approved; who asked first stands first. */
async function listRoomCalendar({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  return db
    .select(calendarColumns)
    .from(bookings)
    .where(and(between(bookings.date, from, to), inArray(bookings.status, [...calendarStatuses])))
    .orderBy(asc(bookings.date), asc(bookings.createdAt), asc(bookings.id))
}

async function getBookingPrice({ db }: ApiContext, given: Record<string, string>) {
  const query = await readQuery(bookingPriceQuery, given)
  const { persons, dayPart, catering = 'none', reducedRate = false, locale = defaultLocale } = query
  const room = query.roomType ? await findRoom(db, query.roomType, persons) : await suggestRoom(db, query)
  return {
    roomType: room?.id ?? null,
    ...bookingPrice({ persons, dayPart, catering, reducedRate, room, locale }),
  }
}

/** Other bookings of the same hours, in whatever room: quotations that can still be approved, and what was. */
export async function listRivals({ db }: ApiContext, id: string) {
  const [booking] = await db
    .select({ day: bookings.date, part: bookings.dayPart })
    .from(bookings)
    .where(eq(bookings.id, id))
  if (!booking) throw new ApiError('NOT_FOUND')
  return db
    .select(calendarColumns)
    .from(bookings)
    .where(
      and(
        eq(bookings.date, booking.day),
        inArray(bookings.dayPart, overlapping(booking.part)),
        ne(bookings.id, id),
        or(isOpen(), isApproved),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
}

export const period = [
  required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
  required(queryParameter('to', 'string', 'The last day, at most 61 days later.')),
]

/** What there is to know of rooms before one is asked for, and what of all of them was asked. */
export const roomAvailabilityRoutes = routes(
  get('/price', {
    id: 'bookingPrice',
    summary: 'What a booking would cost, in the room asked for or else the smallest that fits',
    description:
      'What a booking would cost before anybody asks for it, in cents without and with VAT, in the room named or else in the smallest that fits. `roomType` is null when none fits.',
    access: 'everyone',
    parameters: [
      required(queryParameter('persons', 'integer', 'How many people come.')),
      required(
        queryParameter(
          'dayPart',
          'string',
          'morning (08:30 to 12:30), afternoon (13:00 to 17:00) or all (08:30 to 17:00).',
        ),
      ),
      queryParameter('catering', 'string', 'none, coffee, breakfast, lunch or all-in, a person; none when left out.'),
      queryParameter('roomType', 'string', 'The id of a room type; the smallest that fits when left out.'),
      queryParameter('reducedRate', 'boolean', 'Whether the rate for non-profits and local residents applies.'),
      queryParameter('wheelchairAccess', 'boolean', 'Only rooms that wheelchairs can reach.'),
      queryParameter('pcRoom', 'boolean', 'Only rooms with computers.'),
      queryParameter('whiteboard', 'boolean', 'Only rooms with a whiteboard.'),
      queryParameter(
        'configuration',
        'string',
        'class, computer room, U-shape or theatre: only rooms that can be set up so.',
      ),
      localeParameter('The language of the descriptions of the lines'),
    ],
    response: bookingPriceSchema,
    run: async (context, { query }) => withCacheTags(await getBookingPrice(context, firstOf(query)), ['roomTypes']),
  }),
  get('/availability', {
    id: 'roomAvailability',
    summary: 'When rooms are taken, by half days',
    description:
      'The half days of a period on which a room is taken, or quoted to somebody who has not answered yet; all others are free. Sessions and own use of the house count; where no more rooms are left than sessions without one will need, these count as quoted. Says nothing of who asked.',
    access: 'everyone',
    parameters: period,
    response: roomAvailability,
    run: (context, { query }) => listRoomAvailability(context, firstOf(query)),
  }),
  get('/calendar', {
    id: 'roomCalendar',
    summary: 'Who asked for which room when',
    description:
      'The bookings of a period that hold a room or may come to: requests, quotations that wait, and what was approved, the first day first. Refused, canceled and expired ones are left out.',
    access: office,
    parameters: period,
    response: array(calendarBooking.required()).required(),
    run: (context, { query }) => listRoomCalendar(context, firstOf(query)),
  }),
)
