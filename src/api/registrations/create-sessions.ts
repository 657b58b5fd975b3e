import { eq } from 'drizzle-orm'
import type { NewSeries, NewSession } from '../../../schemas/session-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { languages, locations, roomTypes, sessionSeries, sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { asLocale, defaultLocale, inLocale } from '../../domain/locales.ts'
import { planSeries, usualDecisionDay } from '../../domain/sessions.ts'
import { type ApiContext, idempotent, invalid, requestHash, tagOf } from '../platform/index.ts'
import { giveRoom } from '../rooms/index.ts'
import { lessonsOf, writeLessons } from './lessons.ts'
import { assertNoClashes, recordAccepted } from './session-clashes.ts'

/** A session's minimum and its day of decision, the usual one unless another is given; both or none. 400 unless before the start. */
export function decisionColumns({ minimum, decisionOn }: Pick<NewSession, 'minimum' | 'decisionOn'>, start: Date) {
  if (!minimum) return { minimum: null, decisionOn: null }
  if (decisionOn && decisionOn >= brusselsDay(start)) throw invalid('decisionOn', 'error.decisionLate')
  return { minimum, decisionOn: decisionOn ?? usualDecisionDay(start) }
}

/** The link of what is online: elsewhere one that is given is 400, and one that was there goes. */
export async function onlineLinkOf<Link extends string | null | undefined>(
  tx: Transaction,
  location: string,
  link: Link,
) {
  const [place] = await tx.select({ isOnline: locations.isOnline }).from(locations).where(eq(locations.id, location))
  if (place?.isOnline) return link
  if (link) throw invalid('onlineLink', 'error.linkOffline')
  return null
}

const hour = 60 * 60 * 1000

/** What follows from a schedule: instants in UTC, when the session begins and ends, and its hours when none are given. */
export function sessionTimes(given: NewSession['schedule'], duration: number | undefined) {
  const parts = given.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
  const [startDate, endDate] = [parts[0]?.start, parts.at(-1)?.end]
  if (!startDate || !endDate) throw new Error('a schedule has at least one part')
  return {
    startDate,
    endDate,
    schedule: parts.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    duration: duration ?? parts.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / hour, 0),
  }
}

/** What participants read of where it is: what was typed, else the house's room by its name in the language of the session. */
export async function readableRoom(
  tx: Transaction,
  room: string | null | undefined,
  roomType: string,
  languageId: string,
) {
  if (room) return room
  const [found] = await tx.select({ name: roomTypes.name }).from(roomTypes).where(eq(roomTypes.id, roomType))
  if (!found) throw invalid('roomType', 'error.choice')
  const [language] = await tx.select({ code: languages.code }).from(languages).where(eq(languages.id, languageId))
  return inLocale(found.name, asLocale(language?.code ?? defaultLocale))
}

/** Plans one in the caller's transaction; gives back its id. */
async function planSession(context: ApiContext, tx: Transaction, input: NewSession): Promise<string> {
  const { course, schedule, duration, location, language, trainer, moreTrainers, capacity, roomType, bring, contact } =
    input
  const room = roomType ? await readableRoom(tx, input.room, roomType, language) : input.room
  const times = sessionTimes(schedule, duration)
  const links = { courseId: course, locationId: location, languageId: language, trainerId: trainer }
  const practical = { room, bring, contact, onlineLink: await onlineLinkOf(tx, location, input.onlineLink) }
  const row = { ...times, ...decisionColumns(input, times.startDate), ...links, ...practical, capacity }
  const [session] = await tx.insert(sessions).values(row).returning({ id: sessions.id })
  const id = String(session?.id)
  if (roomType) await giveRoom(tx, id, roomType, times.schedule)
  if (moreTrainers) await writeLessons(tx, id, moreTrainers, schedule)
  if (input.isClashAccepted)
    await recordAccepted(context, tx, id, {
      lessons: lessonsOf(trainer, schedule, moreTrainers),
      roomType,
      hours: schedule,
    })
  await recordStateChange(tx, 'session', id, { to: 'planned', userId: context.user?.userId })
  await notifyTags(tx, ['sessions', tagOf.sessionsOf(course)])
  return id
}

/** Plans a session of a course; gives back its id. 409 where its trainer or room is taken, unless that is accepted. */
export const createSession = (context: ApiContext, input: NewSession): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { trainer, moreTrainers, roomType, schedule: hours } = input
    await assertNoClashes(tx, { lessons: lessonsOf(trainer, hours, moreTrainers), roomType, hours }, input)
    return planSession(context, tx, input)
  })

async function planAll(context: ApiContext, tx: Transaction, input: NewSeries): Promise<string[]> {
  const { firstDay, everyWeeks, times, days, from, until, skip, moved, ...session } = input
  const { sessions } = planSeries({ firstDay, everyWeeks, times, days, from, until, skip, moved })
  if (sessions.length === 0) throw invalid('skip', 'error.seriesNone')
  const { trainer, roomType } = session
  const hours = sessions.flatMap(({ schedule }) => schedule)
  await assertNoClashes(tx, { lessons: lessonsOf(trainer, hours), roomType, hours }, session)
  const ids: string[] = []
  for (const { schedule } of sessions) ids.push(await planSession(context, tx, { ...session, schedule }))
  return ids
}

/** Plans the same session several times, all of them or none, once for one key; gives back their ids. */
export async function createSeries(context: ApiContext, input: NewSeries, key: string | null) {
  const { db, user } = context
  const hash = requestHash(key, user?.userId, input)
  if (!hash) return { sessions: await db.transaction((tx) => planAll(context, tx, input)) }
  const made = await idempotent({
    db,
    table: sessionSeries,
    hash,
    count: async () => null,
    async make(tx) {
      const row = { requestHash: hash, sessionIds: await planAll(context, tx, input) }
      const [series] = await tx.insert(sessionSeries).values(row).returning({ id: sessionSeries.id })
      return String(series?.id)
    },
  })
  const [series] = await db.select().from(sessionSeries).where(eq(sessionSeries.id, made))
  return { sessions: series?.sessionIds ?? [] }
}
