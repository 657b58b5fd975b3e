import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, type SQLWrapper, sql } from 'drizzle-orm'
import { type TrainerLinkSending, trainerLink, trainerLinkSending } from '../../../schemas/trainer-link.ts'
import type { Transaction } from '../../db/client.ts'
import { queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { categories, courses, languages, locations, sessions, trainerLinks, trainers } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { asLocale, localePath } from '../../domain/locales.ts'
import { notDueFrom, practicalMoment } from '../../domain/practical.ts'
import { trainerLinkEnds, trainerPath } from '../../domain/trainer-link.ts'
import {
  type ApiContext,
  ApiError,
  del,
  desk,
  forEachDue,
  get,
  hashOf,
  idParameter,
  invalid,
  pick,
  post,
  queryParameter,
  readFilters,
  routes,
  rowToken,
  uuidPattern,
} from '../platform/index.ts'
import { routeTo, sessionFacts } from './mail-registration.ts'
import { practicalFactsOf, runs } from './practical-mails.ts'
import { sessionMailFacts } from './seats-taken.ts'
import { changeSessions } from './transition-registration.ts'

const columns = {
  ...sessionMailFacts,
  ...pick(sessions, 'id', 'canceledAt', 'seatsTaken'),
  language: languages.code,
  trainer: pick(trainers, 'id', 'name', 'email', 'phone'),
}

/** Whether somebody teaches a session, all of it or a part. */
export const teaches = (trainer: SQLWrapper, session: SQLWrapper) => sql`(
  exists (select from sessions own where own.id = ${session} and own.trainer_id = ${trainer})
  or exists (select from session_trainers own where own.session_id = ${session} and own.trainer_id = ${trainer}))`

/** A session with who teaches it, or that one of those who do; 404 where there is none. */
export async function findTaughtSession(db: Pick<Transaction, 'select'>, id: string, trainerId?: string | null) {
  const [session] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(courses, eq(courses.id, sessions.courseId))
    .innerJoin(categories, eq(categories.id, courses.categoryId))
    .innerJoin(locations, eq(locations.id, sessions.locationId))
    .innerJoin(languages, eq(languages.id, sessions.languageId))
    .leftJoin(
      trainers,
      trainerId
        ? and(eq(trainers.id, trainerId), teaches(trainers.id, sessions.id))
        : eq(trainers.id, sessions.trainerId),
    )
    .where(eq(sessions.id, id))
  if (!session) throw new ApiError('NOT_FOUND')
  return session
}
type Session = Awaited<ReturnType<typeof findTaughtSession>>
type Trainer = NonNullable<Session['trainer']>

/** The links of a session to who teaches it now, the newest first. */
const linksOf = (db: Pick<Transaction, 'select'>, sessionId: string, trainerId: string) =>
  db
    .select()
    .from(trainerLinks)
    .where(and(eq(trainerLinks.sessionId, sessionId), eq(trainerLinks.trainerId, trainerId)))
    .orderBy(sql`${trainerLinks.createdAt} desc`)

/** The most that was ever sent: a link that takes the place of another counts on. */
const versionOf = (links: readonly { version: number }[]) => Math.max(0, ...links.map(({ version }) => version))

/** The row of the link that goes out now: the one that is open, or a new one where it went to another address. */
async function writeLink(context: ApiContext, tx: Transaction, session: Session, trainer: Trainer, email: string) {
  const links = await linksOf(tx, session.id, trainer.id)
  const open = links.find(({ revokedAt }) => revokedAt === null)
  const sent = { version: versionOf(links) + 1, firstDay: brusselsDay(session.startDate), email, sentAt: new Date() }
  if (open?.email === email) {
    // Made anew where JWT_SECRET is another one since.
    const tokenHash = hashOf(tokenOf(context, open.id))
    await tx
      .update(trainerLinks)
      .set({ ...sent, tokenHash })
      .where(eq(trainerLinks.id, open.id))
    return { id: open.id, version: sent.version }
  }
  if (open) await tx.update(trainerLinks).set({ revokedAt: new Date() }).where(eq(trainerLinks.id, open.id))
  const id = randomUUID()
  const tokenHash = hashOf(tokenOf(context, id))
  await tx.insert(trainerLinks).values({ id, sessionId: session.id, trainerId: trainer.id, tokenHash, ...sent })
  return { id, version: sent.version }
}

const tokenOf = ({ jwtSecret }: Pick<ApiContext, 'jwtSecret'>, id: string) => rowToken(id, jwtSecret, 'trainer link')

/** Mails a trainer the link to a session, which is locked, in the language in which it is taught. */
async function mailLink(context: ApiContext, tx: Transaction, session: Session, trainer: Trainer, email: string) {
  const { id, version } = await writeLink(context, tx, session, trainer, email)
  const locale = asLocale(session.language)
  await queueMail(tx, {
    kind: 'trainer-link',
    about: session.id,
    occasion: `${id}:${version}`,
    to: email,
    locale,
    attachments: [{ document: 'calendar', id: session.id }],
    values: {
      ...sessionFacts({ ...session, participants: [] }, locale),
      ...practicalFactsOf(session, locale, new Date()),
      ...routeTo(session, locale),
      firstName: trainer.name.split(' ')[0] ?? trainer.name,
      persons: session.seatsTaken,
      url: context.publicUrl() + localePath(trainerPath(tokenOf(context, id)), locale),
    },
  })
}

/** Sessions that start soon enough or are under way, with each trainer who has an address and was not mailed for the day on which they begin. */
const findDue = ({ db }: Pick<ApiContext, 'db'>, now: Date) =>
  db
    .select({ id: sessions.id, trainerId: trainers.id })
    .from(sessions)
    .innerJoin(trainers, teaches(trainers.id, sessions.id))
    .where(
      and(
        isNotNull(trainers.email),
        gt(sessions.endDate, now),
        lt(sessions.startDate, notDueFrom('practical', now)),
        runs,
        sql`not exists (select from ${trainerLinks} where ${trainerLinks.sessionId} = ${sessions.id}
          and ${trainerLinks.trainerId} = ${trainers.id}
          and ${trainerLinks.firstDay} = (${sessions.startDate} at time zone 'Europe/Brussels')::date)`,
      ),
    )
    .orderBy(sessions.startDate, sessions.id, trainers.id)

/** Mails who teaches soon the link to their session, once for the day on which it begins. */
export async function mailTrainers(context: ApiContext, now = new Date()): Promise<void> {
  await forEachDue(
    context,
    'A trainer was not mailed the link to a session',
    await findDue(context, now),
    ({ id, trainerId }) =>
      changeSessions(context, [id], async (tx) => {
        const { trainer, ...session } = await findTaughtSession(tx, id, trainerId)
        if (!trainer?.email || session.canceledAt || session.endDate <= now) return
        const links = await linksOf(tx, id, trainer.id)
        if (links.some(({ firstDay }) => firstDay === brusselsDay(session.startDate))) return
        await mailLink(context, tx, { ...session, trainer }, trainer, trainer.email)
      }),
  )
}

/** How the link of one who teaches a session stands; of its trainer, where nobody is named. */
async function linkTo(db: ApiContext['db'], id: string, trainerId?: string) {
  const { trainer, startDate, endDate, canceledAt } = await findTaughtSession(db, id, trainerId)
  const links = trainer ? await linksOf(db, id, trainer.id) : []
  const [last] = links
  const endsAt = trainerLinkEnds(endDate)
  return {
    trainer: trainer && { ...pick(trainer, 'name', 'email', 'phone'), _id: trainer.id },
    version: versionOf(links),
    mailsAt: practicalMoment('practical', startDate).toISOString(),
    sentAt: last?.sentAt.toISOString() ?? null,
    sentTo: last?.email ?? null,
    openedAt: last?.openedAt?.toISOString() ?? null,
    isOpen: Boolean(last && !last.revokedAt) && !canceledAt && endsAt > new Date(),
    endsAt: endsAt.toISOString(),
  }
}

/** The same with those of who else teaches it, by name. */
async function getTrainerLink({ db }: ApiContext, id: string) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select trainers.id from trainers where trainers.id in (
      select trainer_id from session_trainers where session_id = ${id})
      and trainers.id is distinct from (select trainer_id from sessions where id = ${id})
    order by trainers.name, trainers.id`)
  const others = await Promise.all(rows.map((row) => linkTo(db, id, row.id)))
  return { ...(await linkTo(db, id)), others }
}

/** Mails it now, once for a `version` that was read; the address is then the trainer's. */
const sendTrainerLink = (context: ApiContext, id: string, { version, email, trainer: named }: TrainerLinkSending) =>
  changeSessions(context, [id], async (tx) => {
    const session = await findTaughtSession(tx, id, named)
    const { trainer } = session
    if (session.canceledAt) throw new ApiError('SESSION_CANCELED')
    if (!trainer || trainerLinkEnds(session.endDate) <= new Date()) throw new ApiError('STATE_CONFLICT')
    if (versionOf(await linksOf(tx, id, trainer.id)) !== version) return
    if (trainer.email !== email) await tx.update(trainers).set({ email }).where(eq(trainers.id, trainer.id))
    await mailLink(context, tx, session, trainer, email)
    await recordStateChange(tx, 'session', id, { to: 'trainer-link-sent', userId: context.user?.userId })
  })

/** Whoever has the link opens nothing with it any more; it does not go again by itself. */
const revokeTrainerLink = (context: ApiContext, id: string, trainer?: string) =>
  changeSessions(context, [id], async (tx) => {
    const ended = await tx
      .update(trainerLinks)
      .set({ revokedAt: new Date() })
      .where(
        and(
          eq(trainerLinks.sessionId, id),
          isNull(trainerLinks.revokedAt),
          trainer ? eq(trainerLinks.trainerId, trainer) : undefined,
        ),
      )
      .returning({ id: trainerLinks.id })
    if (ended.length === 0) throw new ApiError('NOT_FOUND')
    await recordStateChange(tx, 'session', id, { to: 'trainer-link-revoked', userId: context.user?.userId })
  })

const parameters = [idParameter('The id of the session.')]

/** What the desk does with the link of a session's trainer. */
export const trainerLinkRoutes = routes(
  get('/:id/trainer-link', {
    id: 'trainerLink',
    summary: 'How the link of a session’s trainer stands',
    description:
      'Who teaches a session and where they are reached, when the link to it goes or went, and whether it opens the session now; `others` are those who teach a part of it, each with a link of their own.',
    access: desk,
    parameters,
    response: trainerLink,
    run: (context, { params }) => getTrainerLink(context, params.id),
  }),
  post('/:id/trainer-link', {
    id: 'sendTrainerLink',
    summary: 'Mails a trainer the link to a session',
    description:
      'Mails the session’s trainer, or another `trainer` who teaches a part of it, a link that opens it without an account, before its day or again, once for the `version` that was read. Sent to another address, the one before it opens nothing any more. 409 once the session was canceled, where nobody teaches it, and two weeks after its end.',
    access: desk,
    failures: ['SESSION_CANCELED', 'STATE_CONFLICT'],
    parameters,
    response: trainerLink,
    body: trainerLinkSending,
    async run(context, { params, body }) {
      await sendTrainerLink(context, params.id, body)
      return getTrainerLink(context, params.id)
    },
  }),
  del('/:id/trainer-link', {
    id: 'revokeTrainerLink',
    summary: 'Ends the link of a session’s trainer',
    description:
      'Whoever has the link opens nothing with it any more: that of one `trainer`, or of all who teach the session. 404 where none is open.',
    access: desk,
    failures: ['INVALID'],
    parameters: [...parameters, queryParameter('trainer', 'string', 'The id of one who teaches it.')],
    run(context, { params, query }) {
      readFilters(query, {}, ['trainer'])
      const trainer = query.trainer?.[0]
      if (trainer !== undefined && !uuidPattern.test(trainer)) throw invalid('trainer', 'error.id')
      return revokeTrainerLink(context, params.id, trainer)
    },
  }),
)
