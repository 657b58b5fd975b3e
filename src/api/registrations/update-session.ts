import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { SessionChanges } from '../../../schemas/session-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { mails, sessions, waitingListEntries } from '../../db/tables.ts'
import { practicalFields } from '../../domain/practical.ts'
import { usualDecisionDay } from '../../domain/sessions.ts'
import { type ApiContext, ApiError, lock } from '../platform/index.ts'
import { giveRoom, roomOfSession } from '../rooms/index.ts'
import { decisionColumns, onlineLinkOf, readableRoom, sessionTimes } from './create-sessions.ts'
import { followChange } from './end-trainer-requests.ts'
import { type Lesson, lessonsOf, lessonsWithin, writeLessons, writtenLessons } from './lessons.ts'
import { mailSession } from './mail-registration.ts'
import { mailPracticalChange, practicalOfMove } from './practical-mails.ts'
import { notifySession } from './seats-taken.ts'
import { assertNoClashes, recordAccepted } from './session-clashes.ts'
import { offerFreedSeats } from './waiting-list-offers.ts'

/**
 * 409 where mails were queued on that occasion, which takes them back: the details say to how many people who registered and
 * to how many participants they would go, and what the first says.
 */
async function assertNoMails(context: ApiContext, tx: Transaction, occasion: string) {
  const queued = await tx
    .select({ occasion: mails.occasion, data: mails.data, locale: mails.locale })
    .from(mails)
    .where(and(eq(mails.createdAt, sql`now()`), like(mails.occasion, `${occasion}%`)))
    .orderBy(asc(mails.aboutId), asc(mails.occasion))
  const [first] = queued
  if (!first) return
  // To participants an occasion is theirs alone.
  const contacts = queued.filter((mail) => mail.occasion === occasion).length
  const { subject, text } = context.renderMail(first, context)
  throw new ApiError('MAILS_TO_SEND', [
    { path: 'mails', message: 'error.mailsAsked' },
    { path: 'mails.contacts', message: String(contacts) },
    { path: 'mails.participants', message: String(queued.length - contacts) },
    { path: 'mails.subject', message: subject },
    { path: 'mails.text', message: text },
  ])
}

/** After a change of a session, which is locked: no offer outlasts its start, and new seats go to who waits for them. */
async function clampOffers(tx: Transaction, sessionId: string) {
  const { offeredUntil, status } = waitingListEntries
  const start = sql`(select ${sessions.startDate} from ${sessions} where ${sessions.id} = ${sessionId})`
  await tx
    .update(waitingListEntries)
    .set({ offeredUntil: sql`least(${offeredUntil}, ${start})` })
    .where(and(eq(waitingListEntries.sessionId, sessionId), eq(status, 'offered')))
  await offerFreedSeats(tx, sessionId)
}

type Session = typeof sessions.$inferSelect

const columnOf = {
  schedule: 'schedule',
  duration: 'duration',
  location: 'locationId',
  language: 'languageId',
  trainer: 'trainerId',
  capacity: 'capacity',
  minimum: 'minimum',
  decisionOn: 'decisionOn',
  room: 'room',
  onlineLink: 'onlineLink',
  bring: 'bring',
  contact: 'contact',
} as const satisfies Record<string, keyof Session>

const instantsOf = (schedule: Session['schedule']) =>
  String(schedule.flatMap(({ start, end }) => [Date.parse(start), Date.parse(end)]))

/** Whoever writes the same hours again changes nothing. */
const instantsOfLessons = (lessons: readonly Lesson[]) =>
  String(lessons.map(({ trainer, start, end }) => `${trainer} ${Date.parse(start)} ${Date.parse(end)}`).toSorted())

function columnsOf(session: Session, { location, language, trainer, ...changes }: SessionChanges) {
  const {
    schedule = session.schedule,
    duration = session.duration,
    capacity,
    room,
    onlineLink,
    bring,
    contact,
  } = changes
  const isSame = instantsOf(schedule) === instantsOf(session.schedule)
  const times = isSame ? { duration } : sessionTimes(schedule, duration)
  // The usual day goes with the start; one that somebody chose stays.
  const kept = session.decisionOn === usualDecisionDay(session.startDate) ? null : session.decisionOn
  const { minimum = session.minimum, decisionOn = kept } = changes
  const decided = decisionColumns({ minimum, decisionOn }, 'startDate' in times ? times.startDate : session.startDate)
  const practical = { room, onlineLink, bring, contact }
  return {
    ...times,
    ...decided,
    ...practical,
    locationId: location,
    languageId: language,
    trainerId: trainer,
    capacity,
  }
}

/** What the room is called from now on: another room of the house brings its own name, unless another one was typed. */
async function roomTextOf(tx: Transaction, session: Session, changes: SessionChanges, before: RoomBefore) {
  const { roomType, room, language = session.languageId } = changes
  if (!roomType || roomType === before?.id) return room
  const text = room === undefined ? session.room : room
  const isOld = Object.values(before?.name ?? {}).includes(text)
  return readableRoom(tx, isOld ? null : text, roomType, language)
}
type RoomBefore = Awaited<ReturnType<typeof roomOfSession>>

/** Tells who is to hear of it by one mail; gives back on what occasion, if any. */
async function mailChange(
  context: ApiContext,
  tx: Transaction,
  before: Session,
  after: Session,
  named: readonly string[],
) {
  if (named.includes('schedule') || named.includes('location')) {
    const practicalOf = await practicalOfMove(tx, after)
    const isOtherTime = named.includes('schedule')
    return mailSession(context, tx, after.id, 'session-moved', {
      ...(isOtherTime && { before: before.schedule }),
      practicalOf,
    })
  }
  const changed = practicalFields.filter((name) => named.includes(name))
  return changed.length > 0 ? mailPracticalChange(context, tx, before, changed) : null
}

/**
 * Changes what the input names. 409 for fewer seats than are taken, once canceled, where `updatedAt` is not that of now, and
 * where its trainer or room is taken, unless that is accepted. Another time or place is told by mail, as `mails` has it.
 */
export async function updateSession(context: ApiContext, id: string, input: SessionChanges) {
  const { updatedAt, isClashAccepted, seenClashes, mails, ...changes } = input
  await context.db.transaction(async (tx) => {
    await lock(tx, { sessions: [id] })
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, id))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
    if (updatedAt && Date.parse(updatedAt) !== session.updatedAt.getTime()) throw new ApiError('VERSION_CONFLICT')
    const { capacity = session.capacity } = changes
    if (capacity < session.capacity && capacity < session.seatsTaken) {
      throw new ApiError('STATE_CONFLICT', [{ path: 'capacity', message: 'error.seatsTaken' }])
    }
    const place = changes.location ?? session.locationId
    const onlineLink = await onlineLinkOf(tx, place, changes.onlineLink)
    const roomBefore = await roomOfSession(tx, id)
    const { roomType = roomBefore?.id ?? null } = changes
    const room = await roomTextOf(tx, session, changes, roomBefore)
    const [changed = session] = await tx
      .update(sessions)
      .set({
        ...columnsOf(session, { ...changes, onlineLink, room }),
        extraSeats: Math.max(session.seatsTaken - capacity, 0),
        updatedAt: new Date(),
      })
      .where(eq(sessions.id, id))
      .returning()
    const isOther = (column: keyof Session) => JSON.stringify(changed[column]) !== JSON.stringify(session[column])
    const differences = Object.fromEntries(
      Object.entries(columnOf).flatMap(([name, column]) =>
        isOther(column) ? [[name, [session[column], changed[column]] as const]] : [],
      ),
    )
    const named = Object.keys(differences)
    const isOtherRoom = roomType !== (roomBefore?.id ?? null)
    if (isOtherRoom && !named.includes('room')) named.push('roomType')
    const writtenBefore = await writtenLessons(tx, id)
    const written = changes.moreTrainers ?? lessonsWithin(writtenBefore, changed.schedule)
    if (instantsOfLessons(written) !== instantsOfLessons(writtenBefore) && !named.includes('trainer'))
      named.push('trainer')
    if (named.length === 0) return
    const told = { to: 'changed', reason: named.join(','), differences, userId: context.user?.userId } as const
    await recordStateChange(tx, 'session', id, told)
    const { trainerId: trainer, schedule: hours } = changed
    if (named.includes('schedule') || named.includes('trainer') || isOtherRoom) {
      const planned = { lessons: lessonsOf(trainer, hours, written), roomType, hours, session: id }
      await writeLessons(tx, id, written, hours)
      await assertNoClashes(tx, planned, { isClashAccepted, seenClashes })
      await giveRoom(tx, id, roomType, hours)
      if (isClashAccepted) await recordAccepted(context, tx, id, planned)
    }
    if (session.endDate > new Date() && mails !== 'none') {
      const occasion = await mailChange(context, tx, session, changed, named)
      if (occasion && mails === 'ask') await assertNoMails(context, tx, occasion)
    } else if (named.includes('schedule')) await practicalOfMove(tx, changed)
    await followChange(tx, changed, named, session.schedule)
    await clampOffers(tx, id)
    await notifySession(tx, session, true)
  })
}
