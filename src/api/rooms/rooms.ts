import { and, asc, eq, gte, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { bookings, roomTypes } from '../../db/tables.ts'
import { approvedStatuses, missingIn, overlapping, type RoomWishes, roomFacilities } from '../../domain/bookings.ts'
import { brusselsDay } from '../../domain/days.ts'
import { ApiError, invalid, lock } from '../platform/index.ts'
import type { BookingRow } from './booking-resource.ts'
import { isUsed } from './room-uses.ts'

export type RoomRow = typeof roomTypes.$inferSelect

/** The room of that id, big enough for so many; 400 when it does not exist or is too small. */
export async function findRoom(db: Executor, id: string, persons: number): Promise<RoomRow> {
  const [room] = await db.select().from(roomTypes).where(eq(roomTypes.id, id))
  if (!room) throw invalid('roomType', 'error.choice')
  if (room.capacity < persons) throw invalid('persons', 'error.capacity')
  return room
}

/** The smallest room that has everything asked for, null when none has. */
export async function suggestRoom(db: Executor, wishes: RoomWishes): Promise<RoomRow | null> {
  const features = roomFacilities.filter((feature) => wishes[feature])
  const { configuration } = wishes
  const [room] = await db
    .select()
    .from(roomTypes)
    .where(
      and(
        gte(roomTypes.capacity, wishes.persons),
        ...features.map((feature) => eq(roomTypes[feature], true)),
        configuration && sql`${configuration} = any(${roomTypes.configurations})`,
      ),
    )
    .orderBy(asc(roomTypes.capacity), asc(roomTypes.id))
    .limit(1)
  return room ?? null
}

/** The room that a request names, and the one that it is reckoned with. */
export async function roomsOf(db: Executor, booking: BookingRow) {
  const { roomTypeId } = booking
  const [asked] = roomTypeId ? await db.select().from(roomTypes).where(eq(roomTypes.id, roomTypeId)) : []
  return { asked, room: asked ?? (await suggestRoom(db, booking)) }
}

const withoutIt = {
  persons: 'error.capacity',
  configuration: 'error.roomConfiguration',
  wheelchairAccess: 'error.roomAccess',
  pcRoom: 'error.roomPcs',
  whiteboard: 'error.roomWhiteboard',
} as const

/** 400 where the room that was asked for lacks what else was asked for, or is taken then. */
export async function assertRoomSuits(
  db: Executor,
  wishes: RoomWishes & Pick<BookingRow, 'date' | 'dayPart'> & { roomType: string },
) {
  const room = await findRoom(db, wishes.roomType, 1)
  const missing = missingIn(room, wishes).map((path) => ({ path, message: withoutIt[path] }))
  if (missing.length > 0) throw new ApiError('INVALID', missing)
  const visit = { roomTypeId: room.id, ...wishes }
  if ((await isTaken(db, visit)) || (await isUsed(db, visit))) throw invalid('roomType', 'error.roomTaken')
}

type Visit = Pick<BookingRow, 'date' | 'dayPart'> & { roomTypeId: string; id?: string }

/** Whether one of the other bookings of the room and the hours is of that kind. */
async function hasOther(db: Executor, { id, roomTypeId, date, dayPart }: Visit, kind: SQL | undefined) {
  const atThatTime = and(eq(bookings.date, date), inArray(bookings.dayPart, overlapping(dayPart)))
  const isOther = and(eq(bookings.roomTypeId, roomTypeId), atThatTime, kind, id ? ne(bookings.id, id) : undefined)
  const [other] = await db.select({ id: bookings.id }).from(bookings).where(isOther).limit(1)
  return other !== undefined
}

/** Those whose quotation can still be approved. */
export const isOpen = () =>
  and(eq(bookings.status, 'waiting_for_customer'), gte(bookings.offerValidUntil, brusselsDay(new Date())))

/** Those that were approved, which have their room. */
export const isApproved = inArray(bookings.status, [...approvedStatuses])

/** Whether another booking that was approved has the room then. */
const isTaken = (db: Executor, visit: Visit) => hasOther(db, visit, isApproved)

/** 409 when somebody else may still approve a quotation for the room then. */
export async function assertNotQuoted(tx: Transaction, { id, roomTypeId, date, dayPart }: BookingRow) {
  if (roomTypeId && (await hasOther(tx, { id, roomTypeId, date, dayPart }, isOpen()))) throw new ApiError('ROOM_QUOTED')
}

/** 409 when another booking that was approved has the room then, or the house itself. A lock on the room keeps two from both finding it free. */
export async function assertRoomFree(
  tx: Transaction,
  { id, roomTypeId, date, dayPart }: Pick<BookingRow, 'id' | 'roomTypeId' | 'date' | 'dayPart'>,
  code: 'ROOM_TAKEN' | 'ROOM_GIVEN_AWAY' = 'ROOM_TAKEN',
) {
  if (!roomTypeId) return
  await lock(tx, { roomTypes: [roomTypeId] })
  if (await isTaken(tx, { id, roomTypeId, date, dayPart })) throw new ApiError(code)
  if (await isUsed(tx, { roomTypeId, date, dayPart }))
    throw new ApiError(code === 'ROOM_GIVEN_AWAY' ? 'ROOM_NOT_FREE' : code)
}
