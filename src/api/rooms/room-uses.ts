import { and, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { bookings, roomTypes, roomUses } from '../../db/tables.ts'
import { type DayPart, dayPartHours, halfDays, partOfDay } from '../../domain/bookings.ts'
import { brusselsDay, brusselsInstant, plusDays } from '../../domain/days.ts'

/** Hours as instants. */
export type Hours = readonly { start: string; end: string }[]

/** From the first to the last of some hours; null of none. */
export function spanOf(hours: Hours) {
  if (hours.length === 0) return null
  const [start, end] = [hours.map((part) => Date.parse(part.start)), hours.map((part) => Date.parse(part.end))]
  return { start: new Date(Math.min(...start)).toISOString(), end: new Date(Math.max(...end)).toISOString() }
}

/** The hours of a part of a day, as instants. */
export function hoursOf(day: string, part: DayPart) {
  const { start: from, end: until } = dayPartHours[part]
  return partOfDay(day, { from, until })
}

const at = (start: 'start' | 'end') => {
  const { morning, afternoon } = dayPartHours
  const isOther = start === 'start' ? sql`${bookings.dayPart} = 'afternoon'` : sql`${bookings.dayPart} <> 'morning'`
  const [usual, other] = [morning[start], afternoon[start]]
  return sql`((${bookings.date} + case when ${isOther} then ${other}::time else ${usual}::time end) at time zone 'Europe/Brussels')`
}
export const [bookingStart, bookingEnd] = [at('start'), at('end')]

/** Of a booking: that the house uses its room at its hours. */
export const isUsedByHouse = sql`exists (select from ${roomUses} where ${roomUses.roomTypeId} = ${bookings.roomTypeId}
  and ${roomUses.startsAt} < ${bookingEnd} and ${roomUses.endsAt} > ${bookingStart})`

/** Whether a session or the house's own use has the room at the hours of a booking. */
export async function isUsed(
  db: Executor,
  { roomTypeId, date, dayPart }: { roomTypeId: string; date: string; dayPart: DayPart },
) {
  const { start, end } = hoursOf(date, dayPart)
  const meets = sql`${roomUses.roomTypeId} = ${roomTypeId} and ${roomUses.startsAt} < ${end} and ${roomUses.endsAt} > ${start}`
  return (await db.$count(roomUses, meets)) > 0
}

/** The half days of a period at whose hours the house uses a room. */
export async function halfDaysOfHouse(db: Executor, from: string, to: string) {
  const uses = await db
    .select({ roomType: roomUses.roomTypeId, startsAt: roomUses.startsAt, endsAt: roomUses.endsAt })
    .from(roomUses)
    .where(
      and(
        gt(roomUses.endsAt, brusselsInstant(from, '00:00')),
        lt(roomUses.startsAt, brusselsInstant(plusDays(to, 1), '00:00')),
      ),
    )
  return uses.flatMap(({ roomType, startsAt, endsAt }) => {
    const date = brusselsDay(startsAt)
    return halfDays.flatMap((half) => {
      const { start, end } = hoursOf(date, half)
      return startsAt.toISOString() < end && endsAt.toISOString() > start ? [{ roomType, date, half }] : []
    })
  })
}

/** The room that a session has, if any; it has one for all of its days. */
export async function roomOfSession(db: Executor, sessionId: string) {
  const [room] = await db
    .selectDistinct({ id: roomTypes.id, name: roomTypes.name })
    .from(roomUses)
    .innerJoin(roomTypes, sql`${roomTypes.id} = ${roomUses.roomTypeId}`)
    .where(sql`${roomUses.sessionId} = ${sessionId}`)
  return room ?? null
}

/** From now on a session has that room at these hours, or none; whoever gives it one has locked the room. */
export async function giveRoom(tx: Transaction, sessionId: string, roomTypeId: string | null, hours: Hours) {
  await tx.delete(roomUses).where(sql`${roomUses.sessionId} = ${sessionId}`)
  if (!roomTypeId) return
  const rows = hours.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }))
  await tx.insert(roomUses).values(rows.map((row) => ({ ...row, sessionId, roomTypeId })))
}
