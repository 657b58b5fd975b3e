import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { NewSeries, NewSession } from '../../../schemas/session-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { courses, locations, sessionSeries, sessions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { formatDays } from '../../domain/format-days.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { planSeries, usualDecisionDay } from '../../domain/sessions.ts'
import { type ApiContext, ApiError, idempotent, invalid, lock, requestHash, tagOf } from '../platform/index.ts'

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

interface WantedTimes {
  trainer: string
  schedule: NewSession['schedule']
  /** The session that is changed. */
  except?: string
}

const overlaps = (one: NewSession['schedule'], other: NewSession['schedule']) =>
  one.some(({ start, end }) =>
    other.some((part) => Date.parse(start) < Date.parse(part.end) && Date.parse(part.start) < Date.parse(end)),
  )

async function sessionsAtThatTime(tx: Transaction, { trainer, schedule, except }: WantedTimes) {
  const starts = schedule.map(({ start }) => Date.parse(start))
  const ends = schedule.map(({ end }) => Date.parse(end))
  const near = await tx
    .select({ id: sessions.id, schedule: sessions.schedule, title: courses.title })
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .where(
      and(
        eq(sessions.trainerId, trainer),
        isNull(sessions.canceledAt),
        lt(sessions.startDate, new Date(Math.max(...ends))),
        gt(sessions.endDate, new Date(Math.min(...starts))),
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .orderBy(sessions.startDate, sessions.id)
  return near.filter((session) => overlaps(session.schedule, schedule))
}

/**
 * 409 where a trainer already teaches at one of these times: its details name each session, at `clashes.` and its id.
 * Whoever plans for the same trainer meanwhile waits.
 */
export async function assertTrainerFree(tx: Transaction, wanted: WantedTimes) {
  await lock(tx, { trainers: [wanted.trainer] })
  const clashing = await sessionsAtThatTime(tx, wanted)
  if (clashing.length === 0) return
  const named = clashing.map(({ id, title, schedule }) => {
    const days = schedule.map(({ start }) => start)
    const nameIn = (locale: Locale) => `${inLocale(title, locale) ?? ''}, ${formatDays(days, locale)}`
    const texts = { nl: nameIn('nl'), en: nameIn('en'), fr: nameIn('fr') }
    return { path: `clashes.${id}`, message: texts.en, texts }
  })
  throw new ApiError('TRAINER_TAKEN', [{ path: 'trainer', message: 'error.trainerTaken' }, ...named])
}

/** Plans one in the caller's transaction; gives back its id. */
async function planSession({ user }: ApiContext, tx: Transaction, input: NewSession): Promise<string> {
  const { course, schedule, duration, location, language, trainer, capacity, room, bring, contact } = input
  const times = sessionTimes(schedule, duration)
  const links = { courseId: course, locationId: location, languageId: language, trainerId: trainer }
  const practical = { room, bring, contact, onlineLink: await onlineLinkOf(tx, location, input.onlineLink) }
  const row = { ...times, ...decisionColumns(input, times.startDate), ...links, ...practical, capacity }
  const [session] = await tx.insert(sessions).values(row).returning({ id: sessions.id })
  const id = String(session?.id)
  await recordStateChange(tx, 'session', id, { to: 'planned', userId: user?.userId })
  await notifyTags(tx, ['sessions', tagOf.sessionsOf(course)])
  return id
}

/** Plans a session of a course; gives back its id. 409 where its trainer teaches elsewhere, unless that is accepted. */
export const createSession = (context: ApiContext, input: NewSession): Promise<string> =>
  context.db.transaction(async (tx) => {
    const { trainer, schedule, isClashAccepted } = input
    if (trainer && !isClashAccepted) await assertTrainerFree(tx, { trainer, schedule })
    return planSession(context, tx, input)
  })

async function planAll(context: ApiContext, tx: Transaction, input: NewSeries): Promise<string[]> {
  const { firstDay, everyWeeks, times, days, from, until, ...session } = input
  const { sessions } = planSeries({ firstDay, everyWeeks, times, days, from, until })
  const { trainer, isClashAccepted } = session
  const all = sessions.flatMap(({ schedule }) => schedule)
  if (trainer && !isClashAccepted) await assertTrainerFree(tx, { trainer, schedule: all })
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
