import { eq, sql } from 'drizzle-orm'
import { array, type InferType } from 'yup'
import { roomAvailabilityQuery } from '../../../schemas/room.ts'
import { type NewOwnUse, newOwnUse, roomUse } from '../../../schemas/room-use.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, ownUses, roomTypes, roomUses, sessions, users } from '../../db/tables.ts'
import { brusselsInstant, plusDays } from '../../domain/days.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  del,
  firstOf,
  get,
  idParameter,
  instantOf,
  invalid,
  lock,
  office,
  post,
  readQuery,
  roomDesk,
  routes,
  uuidPattern,
} from '../platform/index.ts'
import { period } from './room-availability.ts'
import { assertNoClash, findRoomClashes } from './room-clashes.ts'
import { hoursOf, unplaced } from './room-uses.ts'

/** What the house uses its rooms for in a period, and the sessions that will need one, the earliest first. */
async function listRoomUses({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  const [begin, end] = [
    brusselsInstant(from, '00:00').toISOString(),
    brusselsInstant(plusDays(to, 1), '00:00').toISOString(),
  ]
  const { rows } = await db.execute<InferType<typeof roomUse>>(sql`
    select ${roomUses.roomTypeId} as "roomType", ${instantOf(roomUses.startsAt)} as start, ${instantOf(roomUses.endsAt)} as "end",
      ${roomUses.sessionId} as session, ${roomUses.ownUseId} as "ownUse", ${courses.title} as title,
      ${ownUses.reason} as reason, ${ownUses.note} as note, ${users.firstName} || ' ' || ${users.lastName} as by
    from ${roomUses} left join ${sessions} on ${sessions.id} = ${roomUses.sessionId}
    left join ${courses} on ${courses.id} = ${sessions.courseId}
    left join ${ownUses} on ${ownUses.id} = ${roomUses.ownUseId} left join ${users} on ${users.id} = ${ownUses.createdBy}
    where ${roomUses.endsAt} >= ${begin} and ${roomUses.startsAt} < ${end}
    union all
    select null, ${instantOf(sql`part."start"`)}, ${instantOf(sql`part."end"`)}, ${sessions.id}, null,
      (select ${courses.title} from ${courses} where ${courses.id} = ${sessions.courseId}), null, null, null
    from ${unplaced} and part."end" >= ${begin} and part."start" < ${end}
      and ${sessions.endDate} >= ${begin} and ${sessions.startDate} < ${end}
    order by start, session, "ownUse"`)
  return rows
}

function hoursOfUse({ fromDay, untilDay, dayPart }: NewOwnUse) {
  const hours: { start: string; end: string }[] = []
  for (let day = fromDay; day <= untilDay; day = plusDays(day, 1)) hours.push(hoursOf(day, dayPart))
  return hours
}

/** Keeps a room for the house. 409 at what it meets there, unless that is accepted. */
async function createOwnUse(context: ApiContext, input: NewOwnUse) {
  const { userId: createdBy } = callerOf(context)
  const { roomType: roomTypeId, fromDay, untilDay, dayPart, reason, note } = input
  const hours = hoursOfUse(input)
  await context.db.transaction(async (tx) => {
    await lock(tx, { roomTypes: [roomTypeId] })
    if ((await tx.$count(roomTypes, eq(roomTypes.id, roomTypeId))) === 0) throw invalid('roomType', 'error.choice')
    const clashes = await findRoomClashes(tx, { roomType: roomTypeId, hours })
    assertNoClash(
      clashes.map((clash) => ({ ...clash, place: 'room' })),
      input,
    )
    const row = { roomTypeId, fromDay, untilDay, dayPart, reason, note: note ?? null, createdBy }
    const [made] = await tx.insert(ownUses).values(row).returning({ id: ownUses.id })
    const ownUseId = String(made?.id)
    const uses = hours.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) }))
    await recordOwnUse(tx, { ...row, id: ownUseId }, 'made', createdBy)
    await tx.insert(roomUses).values(uses.map((use) => ({ ...use, roomTypeId, ownUseId })))
  })
  return listRoomUses(context, { from: fromDay, to: fromDay })
}

async function deleteOwnUse(context: ApiContext, id: string) {
  if (!uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  const { userId } = callerOf(context)
  await context.db.transaction(async (tx) => {
    const [gone] = await tx.delete(ownUses).where(eq(ownUses.id, id)).returning()
    if (!gone) throw new ApiError('NOT_FOUND')
    await recordOwnUse(tx, gone, 'removed', userId)
  })
}

type OwnUse = Pick<typeof ownUses.$inferSelect, 'id' | 'roomTypeId' | 'fromDay' | 'untilDay'>

/** The journal names it by its room and its days, also when it is gone. */
const recordOwnUse = (tx: Transaction, use: OwnUse, to: 'made' | 'removed', userId: string) =>
  recordStateChange(tx, 'ownUse', use.id, { to, reason: `${use.roomTypeId} ${use.fromDay} ${use.untilDay}`, userId })

const several = array(roomUse.required()).required()

export const roomUseRoutes = routes(
  get('/', {
    id: 'roomUses',
    summary: 'What the house uses its rooms for',
    description:
      'The hours of a period at which rooms serve the house: sessions, and own use with its reason; without a room, sessions that will need one. Bookings of customers stand in the calendar of rooms.',
    access: office,
    parameters: period,
    response: several,
    run: (context, { query }) => listRoomUses(context, firstOf(query)),
  }),
  post('/', {
    id: 'createOwnUse',
    summary: 'Keeps a room for the house itself',
    description:
      'Keeps a room on each of these days, for maintenance or a meeting. Sessions, bookings and open quotations that it meets are 409 and stand in the details, unless `isClashAccepted`; with `seenClashes`, only those. Answers what uses rooms on its first day.',
    access: roomDesk,
    failures: ['ROOM_NOT_FREE'],
    response: several,
    status: 201,
    body: newOwnUse,
    run: (context, { body }) => createOwnUse(context, body),
  }),
  del('/:id', {
    id: 'deleteOwnUse',
    summary: 'Frees a room that the house kept for itself',
    description: 'Frees the room on all of its days.',
    access: roomDesk,
    parameters: [idParameter('The id of the own use.')],
    run: (context, { params }) => deleteOwnUse(context, params.id),
  }),
)
