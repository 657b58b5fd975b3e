import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { TrainerAnswer } from '../../../schemas/trainer-request.ts'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { sessions, trainerRequests, trainers, users } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import { localePath } from '../../domain/locales.ts'
import { forgottenMark } from '../../domain/mails.ts'
import { trainerRequestPath } from '../../domain/trainer-requests.ts'
import {
  type ApiContext,
  ApiError,
  attemptsSoFar,
  callerOf,
  countAttempt,
  hashOf,
  invalid,
  lock,
  pick,
  rowToken,
} from '../platform/index.ts'
import { endRequests, factsToTrainer, openRequests, settleRequests } from './end-trainer-requests.ts'
import { lessonsOf } from './lessons.ts'
import { notifySession } from './seats-taken.ts'
import { takenTrainers } from './session-clashes.ts'
import { findTaughtSession } from './trainer-links.ts'
import { changeSessions } from './transition-registration.ts'

type Session = Awaited<ReturnType<typeof findTaughtSession>>

const tokenOf = ({ jwtSecret }: Pick<ApiContext, 'jwtSecret'>, id: string) => rowToken(id, jwtSecret, 'trainer request')

/** What a trainer is asked, with what stands in the link. */
function mailOf(context: Pick<ApiContext, 'publicUrl'>, session: Session, name: string, token: string) {
  const { locale, values } = factsToTrainer(session, name)
  const url = context.publicUrl() + localePath(trainerRequestPath(token), locale)
  return { locale, data: { kind: 'trainer-request' as const, values: { ...values, url } } }
}

/** Every request of a session, the newest first. */
export async function listRequests({ db }: Pick<ApiContext, 'db'>, sessionId: string) {
  if ((await db.$count(sessions, eq(sessions.id, sessionId))) === 0) throw new ApiError('NOT_FOUND')
  const rows = await db
    .select({
      ...pick(trainerRequests, 'email', 'status', 'reason', 'createdAt', 'endedAt'),
      _id: trainerRequests.id,
      trainer: trainerRequests.trainerId,
      name: trainers.name,
      askedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(trainerRequests)
    .innerJoin(trainers, eq(trainers.id, trainerRequests.trainerId))
    .leftJoin(users, eq(users.id, trainerRequests.askedBy))
    .where(eq(trainerRequests.sessionId, sessionId))
    .orderBy(desc(trainerRequests.createdAt), asc(trainers.name), asc(trainerRequests.id))
  return rows.map(({ createdAt, endedAt, ...row }) => ({
    ...row,
    askedAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

/** Who can be asked to teach a session, and what they would read. */
export async function listChoices(context: ApiContext, sessionId: string) {
  const { db } = context
  const session = await findTaughtSession(db, sessionId)
  const everybody = await db
    .select(pick(trainers, 'id', 'name', 'email'))
    .from(trainers)
    .orderBy(asc(trainers.name), asc(trainers.id))
  const lessons = everybody.flatMap(({ id }) => lessonsOf(id, session.schedule))
  const taken = await takenTrainers(db, { lessons, session: sessionId })
  const asked = new Set((await openRequests(db, sessionId)).map(({ trainerId }) => trainerId))
  const mail = mailOf(context, session, '', forgottenMark)
  const { subject, text } = context.renderMail(mail, context)
  return {
    trainers: everybody.map(({ id, ...trainer }) => ({
      ...trainer,
      _id: id,
      isTaken: taken.has(id),
      isAsked: asked.has(id),
    })),
    language: mail.locale,
    subject,
    text,
  }
}

/** 409 for a session that has its trainer, was called off or began. */
function assertAsking({ canceledAt, startDate, trainer }: Session) {
  if (canceledAt) throw new ApiError('SESSION_CANCELED')
  if (startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (trainer) throw new ApiError('STATE_CONFLICT')
}

/** Asks trainers by mail whether they can teach a session; who has the question already is not asked again. */
export const askTrainers = (context: ApiContext, sessionId: string, wanted: readonly string[]) =>
  changeSessions(context, [sessionId], async (tx) => {
    const { userId } = callerOf(context)
    const session = await findTaughtSession(tx, sessionId)
    assertAsking(session)
    const ids = [...new Set(wanted.map((id) => id.toLowerCase()))]
    const found = await tx
      .select(pick(trainers, 'id', 'name', 'email'))
      .from(trainers)
      .where(inArray(trainers.id, ids))
      .orderBy(asc(trainers.name), asc(trainers.id))
    const known = found.flatMap(({ email, ...trainer }) => (email ? [{ ...trainer, email }] : []))
    if (known.length < ids.length) throw invalid('trainers', 'error.choice')
    const asked = new Set((await openRequests(tx, sessionId)).map(({ trainerId }) => trainerId))
    const rows = known
      .filter(({ id }) => !asked.has(id))
      .map(({ id: trainerId, email, name }) => {
        const id = randomUUID()
        const token = tokenOf(context, id)
        return { name, token, row: { id, sessionId, trainerId, email, tokenHash: hashOf(token), askedBy: userId } }
      })
    if (rows.length === 0) return
    await tx.insert(trainerRequests).values(rows.map(({ row }) => row))
    const mails = rows.map(({ row, name, token }): NewMail => {
      const { locale, data } = mailOf(context, session, name, token)
      return { about: sessionId, occasion: row.id, to: row.email, locale, ...data }
    })
    await queueMails(tx, mails)
    const names = rows.map(({ name }) => name).join(', ')
    await recordStateChange(tx, 'session', sessionId, { to: 'trainer-request-sent', reason: names, userId })
  })

/**
 * Mails the question again, with the link that it had, to whoever did not answer: once a day at most, the day of the question
 * included. Answers the names of who gets it, and of who is passed over; 409 where nobody has the question.
 */
export const remindTrainers = (context: ApiContext, sessionId: string) =>
  changeSessions(context, [sessionId], async (tx) => {
    const { userId } = callerOf(context)
    const session = await findTaughtSession(tx, sessionId)
    assertAsking(session)
    const open = await openRequests(tx, sessionId)
    if (open.length === 0) throw new ApiError('STATE_CONFLICT')
    const today = brusselsDay(new Date())
    const occasionOf = (id: string) => `${id} ${today}`
    const mails = open
      .filter(({ createdAt }) => brusselsDay(createdAt) < today)
      .map(({ id, email, name }): NewMail => {
        const { locale, data } = mailOf(context, session, name, tokenOf(context, id))
        return { about: sessionId, occasion: occasionOf(id), to: email, locale, ...data }
      })
    const queued = new Set(await queueMails(tx, mails))
    const namesOf = (isReminded: boolean) =>
      open.flatMap(({ id, name }) => (queued.has(occasionOf(id)) === isReminded ? [name] : []))
    const reminded = namesOf(true)
    const change = { to: 'trainer-request-reminded', reason: reminded.join(', '), userId }
    if (reminded.length > 0) await recordStateChange(tx, 'session', sessionId, change)
    return { reminded, passedOver: namesOf(false) }
  })

/** The desk asks no more; 404 for what it did not ask about this session, 409 once it has an answer. */
export const withdrawRequest = (context: ApiContext, sessionId: string, id: string) =>
  changeSessions(context, [sessionId], async (tx) => {
    const [known] = await tx
      .select(pick(trainerRequests, 'status'))
      .from(trainerRequests)
      .where(and(eq(trainerRequests.id, id), eq(trainerRequests.sessionId, sessionId)))
    if (!known) throw new ApiError('NOT_FOUND')
    const request = (await openRequests(tx, sessionId)).find((one) => one.id === id.toLowerCase())
    if (!request) throw new ApiError('STATE_CONFLICT')
    const session = await findTaughtSession(tx, sessionId)
    await endRequests(tx, session, [request], { why: 'withdrawn' })
    const change = { to: 'trainer-request-withdrawn', reason: request.name, userId: context.user?.userId }
    await recordStateChange(tx, 'session', sessionId, change)
  })

/** What a token is of; 404 for one that nobody made. Who guesses is stopped. */
export async function findRequest({ db, pool, address }: ApiContext, token: string) {
  await attemptsSoFar(pool, 'trainer-unknown', { address })
  const [request] = await db
    .select({ ...pick(trainerRequests, 'id', 'sessionId', 'trainerId'), name: trainers.name })
    .from(trainerRequests)
    .innerJoin(trainers, eq(trainers.id, trainerRequests.trainerId))
    .where(eq(trainerRequests.tokenHash, hashOf(token)))
  if (request) return request
  await countAttempt(pool, 'trainer-unknown', { address })
  throw new ApiError('NOT_FOUND')
}
type Request = Awaited<ReturnType<typeof findRequest>>

/** They teach the session, which is locked, from now on; 409 where they teach elsewhere then, or are away. */
async function appoint(tx: Transaction, session: Session, { trainerId, sessionId, name }: Request) {
  await lock(tx, { trainers: [trainerId] })
  const lessons = lessonsOf(trainerId, session.schedule)
  if ((await takenTrainers(tx, { lessons, session: sessionId })).size > 0) throw new ApiError('TRAINER_TAKEN')
  await tx.update(sessions).set({ trainerId, updatedAt: new Date() }).where(eq(sessions.id, sessionId))
  await recordStateChange(tx, 'session', sessionId, {
    to: 'trainer-request-accepted',
    reason: name,
    differences: { trainer: [null, trainerId] },
  })
  await settleRequests(tx, sessionId)
  await notifySession(tx, { id: sessionId, courseId: session.course.id }, true)
}

/** What a trainer answers, once: the first who can teaches it. The same answer again changes nothing. */
export async function answerRequest(context: ApiContext, token: string, { isAccepted, reason }: TrainerAnswer) {
  const request = await findRequest(context, token)
  const { id, sessionId, name } = request
  await changeSessions(context, [sessionId], async (tx) => {
    const [now] = await tx.select().from(trainerRequests).where(eq(trainerRequests.id, id))
    const wanted = isAccepted ? 'accepted' : 'declined'
    if (now?.status === wanted) return
    if (now?.status !== 'open') throw new ApiError('STATE_CONFLICT')
    const session = await findTaughtSession(tx, sessionId)
    assertAsking(session)
    if (isAccepted) return appoint(tx, session, request)
    const answered = { status: 'declined' as const, reason: reason ?? null, endedAt: new Date() }
    await tx.update(trainerRequests).set(answered).where(eq(trainerRequests.id, id))
    await recordStateChange(tx, 'session', sessionId, { to: 'trainer-request-declined', reason: name })
  })
}
