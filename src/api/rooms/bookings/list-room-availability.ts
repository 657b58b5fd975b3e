import { and, asc, between, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import { roomAvailabilityQuery } from '../../../../schemas/room-availability.ts'
import { bookings } from '../../../db/tables.ts'
import { approvedStatuses, halfDaysOf, type RoomState } from '../../../domain/bookings.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { type ApiContext, readQuery } from '../../platform/index.ts'

/** The half days of a period on which rooms are taken, or quoted to somebody else; nothing of who asked. */
export async function listRoomAvailability({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  const isQuoted = and(
    eq(bookings.status, 'waiting_for_customer'),
    gte(bookings.offerValidUntil, brusselsDay(new Date())),
  )
  const rows = await db
    .select({
      roomType: bookings.roomTypeId,
      date: bookings.date,
      dayPart: bookings.dayPart,
      status: bookings.status,
    })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.roomTypeId),
        between(bookings.date, from, to),
        or(inArray(bookings.status, [...approvedStatuses]), isQuoted),
      ),
    )
    .orderBy(asc(bookings.date))
  const found = new Map<string, { roomType: string; date: string; dayPart: string; state: RoomState }>()
  for (const { roomType, date, dayPart, status } of rows) {
    const state = status === 'waiting_for_customer' ? 'quoted' : 'taken'
    for (const half of halfDaysOf(dayPart)) {
      const key = `${roomType} ${date} ${half}`
      if (found.get(key)?.state !== 'taken') found.set(key, { roomType: String(roomType), date, dayPart: half, state })
    }
  }
  return [...found.values()]
}
