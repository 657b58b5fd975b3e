import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { array } from 'yup'
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
import { hoursOf } from './room-uses.ts'

/** What the house uses its rooms for in a period, the earliest first. */
async function listRoomUses({ db }: ApiContext, given: Record<string, string>) {
  const { from, to } = await readQuery(roomAvailabilityQuery, given)
  return db
    .select({
      roomType: roomUses.roomTypeId,
      start: instantOf(roomUses.startsAt),
      end: instantOf(roomUses.endsAt),
      session: roomUses.sessionId,
      ownUse: roomUses.ownUseId,
      title: courses.title,
      reason: ownUses.reason,
      note: ownUses.note,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(roomUses)
    .leftJoin(sessions, eq(sessions.id, roomUses.sessionId))
    .leftJoin(courses, eq(courses.id, sessions.courseId))
    .leftJoin(ownUses, eq(ownUses.id, roomUses.ownUseId))
    .leftJoin(users, eq(users.id, ownUses.createdBy))
    .where(
      and(
        gte(roomUses.endsAt, brusselsInstant(from, '00:00')),
        lt(roomUses.startsAt, brusselsInstant(plusDays(to, 1), '00:00')),
      ),
    )
    .orderBy(asc(roomUses.startsAt), asc(roomUses.id))
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
      'The hours of a period at which rooms serve the house: sessions, and own use with its reason. Bookings of customers stand in the calendar of rooms.',
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
