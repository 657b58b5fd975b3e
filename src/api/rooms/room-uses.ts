import { and, gt, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { bookings, locations, roomTypes, roomUses, sessions } from '../../db/tables.ts'
import { type DayPart, dayPartHours, halfDays, partOfDay } from '../../domain/bookings.ts'
import { brusselsDay, brusselsInstant, plusDays } from '../../domain/days.ts'
import { instantOf } from '../platform/index.ts'

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

/** Sessions where our rooms are that have none of them yet, with the hours at which they will need one. */
export const unplaced = sql`${sessions} join ${locations} on ${locations.id} = ${sessions.locationId} and ${locations.hasRooms}
  cross join jsonb_to_recordset(${sessions.schedule}) part ("start" timestamptz, "end" timestamptz)
  where ${sessions.canceledAt} is null
    and not exists (select from ${roomUses} where ${roomUses.sessionId} = ${sessions.id})`

/** The half days at whose hours something is. */
function halvesAt(startsAt: Date, endsAt: Date) {
  const date = brusselsDay(startsAt)
  return halfDays.flatMap((half) => {
    const { start, end } = hoursOf(date, half)
    return startsAt.toISOString() < end && endsAt.toISOString() > start ? [{ date, half }] : []
  })
}

/** How many sessions will need a room, for each half day of a period on which some do: '2027-01-14 morning'. */
export async function needsByHalf(db: Executor, from: string, to: string): Promise<Map<string, number>> {
  const [begin, end] = [brusselsInstant(from, '00:00'), brusselsInstant(plusDays(to, 1), '00:00')]
  const { rows } = await db.execute<{ session: string; start: string; end: string }>(sql`
    select ${sessions.id} as session, ${instantOf(sql`part."start"`)} as start, ${instantOf(sql`part."end"`)} as "end"
    from ${unplaced}
      and ${sessions.endDate} > ${begin.toISOString()} and ${sessions.startDate} < ${end.toISOString()}`)
  const needs = rows.flatMap(({ session, ...part }) =>
    halvesAt(new Date(part.start), new Date(part.end)).map(({ date, half }) => `${date} ${half} ${session}`),
  )
  const counts = new Map<string, number>()
  for (const need of new Set(needs)) {
    const half = need.split(' ', 2).join(' ')
    counts.set(half, (counts.get(half) ?? 0) + 1)
  }
  return counts
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
  return uses.flatMap(({ roomType, startsAt, endsAt }) =>
    halvesAt(startsAt, endsAt).map((half) => ({ roomType, ...half })),
  )
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
