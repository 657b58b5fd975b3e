import { and, asc, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { bookings, roomTypes } from '../../db/tables.ts'
import { approvedStatuses, overlapping, type RoomConfiguration } from '../../domain/bookings.ts'
import { ApiError, invalid } from '../errors.ts'
import type { BookingRow } from './lock-booking.ts'

export type RoomRow = typeof roomTypes.$inferSelect

/** The room of that id, big enough for so many; 400 when it does not exist or is too small. */
export async function findRoom(db: Executor, id: string, persons: number): Promise<RoomRow> {
  const [room] = await db.select().from(roomTypes).where(eq(roomTypes.id, id))
  if (!room) throw invalid('roomType', 'error.choice')
  if (room.capacity < persons) throw invalid('persons', 'error.capacity')
  return room
}

export interface RoomWishes {
  persons: number
  wheelchairAccess?: boolean
  pcRoom?: boolean
  whiteboard?: boolean
  configuration?: RoomConfiguration
}

/** The smallest room that has everything asked for, null when none has. */
export async function suggestRoom(db: Executor, wishes: RoomWishes): Promise<RoomRow | null> {
  const features = (['wheelchairAccess', 'pcRoom', 'whiteboard'] as const).filter((feature) => wishes[feature])
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

/** 409 when another booking that was approved has the room then. A lock on the room keeps two from both finding it free. */
export async function assertRoomFree(
  tx: Transaction,
  { id, roomTypeId, date, dayPart }: Pick<BookingRow, 'id' | 'roomTypeId' | 'date' | 'dayPart'>,
) {
  if (!roomTypeId) return
  await tx.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.id, roomTypeId)).for('no key update')
  const [other] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.roomTypeId, roomTypeId),
        eq(bookings.date, date),
        inArray(bookings.dayPart, overlapping(dayPart)),
        inArray(bookings.status, [...approvedStatuses]),
        ne(bookings.id, id),
      ),
    )
    .limit(1)
  if (other) throw new ApiError('ROOM_TAKEN')
}
