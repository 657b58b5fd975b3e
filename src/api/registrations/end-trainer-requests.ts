import { and, eq, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { type NewMail, queueMails } from '../../db/mails.ts'
import { type sessions, trainerRequests, trainers } from '../../db/tables.ts'
import { asLocale } from '../../domain/locales.ts'
import type { RequestEnd } from '../../domain/trainer-requests.ts'
import { pick } from '../platform/index.ts'
import { routeTo, sessionFacts } from './mail-registration.ts'
import { practicalFactsOf } from './practical-mails.ts'
import { findTaughtSession } from './trainer-links.ts'

type Session = Awaited<ReturnType<typeof findTaughtSession>>
type Schedule = (typeof sessions.$inferSelect)['schedule']

/** The requests of a session that wait for an answer, with who was asked. */
export const openRequests = (db: Executor, sessionId: string) =>
  db
    .select({ ...pick(trainerRequests, 'id', 'trainerId', 'email', 'createdAt'), name: trainers.name })
    .from(trainerRequests)
    .innerJoin(trainers, eq(trainers.id, trainerRequests.trainerId))
    .where(and(eq(trainerRequests.sessionId, sessionId), eq(trainerRequests.status, 'open')))
    .orderBy(trainers.name, trainerRequests.id)
type Open = Awaited<ReturnType<typeof openRequests>>[number]

/** What every mail about a request tells of its session, in the language in which it is taught. */
export function factsToTrainer(session: Session, name: string) {
  const locale = asLocale(session.language)
  return {
    locale,
    values: {
      ...sessionFacts({ ...session, participants: [] }, locale),
      ...practicalFactsOf(session, locale, new Date()),
      ...routeTo(session, locale),
      firstName: name.split(' ')[0] ?? name,
    },
  }
}

function receiverOf(session: Session, { id, email, name }: Open) {
  const { locale, values } = factsToTrainer(session, name)
  return { receiver: { about: session.id, occasion: id, to: email, locale }, values }
}

const close = (tx: Transaction, requests: readonly Open[], status: RequestEnd | 'accepted') =>
  tx
    .update(trainerRequests)
    .set({ status, endedAt: new Date() })
    .where(
      inArray(
        trainerRequests.id,
        requests.map(({ id }) => id),
      ),
    )

interface Ending {
  why: RequestEnd
  /** When it was, where it is at another time since. */
  before?: Schedule | undefined
}

/** These requests end; each of those who were asked hears why, unless the session began meanwhile. */
export async function endRequests(
  tx: Transaction,
  session: Session,
  requests: readonly Open[],
  { why, before }: Ending,
) {
  if (requests.length === 0) return
  await close(tx, requests, why)
  if (session.startDate <= new Date()) return
  const mails = requests.map((request): NewMail => {
    const { receiver, values } = receiverOf(session, request)
    return { ...receiver, kind: 'trainer-request-ended', values: { ...values, why, ...(before && { before }) } }
  })
  await queueMails(tx, mails)
}

/** A session, which is locked, has its trainer: who was asked hears that it is theirs, or that somebody else teaches it. */
export async function settleRequests(tx: Transaction, sessionId: string) {
  const open = await openRequests(tx, sessionId)
  if (open.length === 0) return
  const session = await findTaughtSession(tx, sessionId)
  const isTheirs = ({ trainerId }: Open) => trainerId === session.trainer?.id
  const [own] = open.filter(isTheirs)
  if (own) {
    await close(tx, [own], 'accepted')
    const { receiver, values } = receiverOf(session, own)
    const attachments = [{ document: 'calendar' as const, id: sessionId }]
    if (session.startDate > new Date())
      await queueMails(tx, [{ ...receiver, kind: 'trainer-request-accepted', values, attachments }])
  }
  const others = open.filter((request) => !isTheirs(request))
  await endRequests(tx, session, others, { why: 'settled' })
}

/** After a session, which is locked, is no more what was asked: all its requests end. */
export async function endRequestsOf(tx: Transaction, sessionId: string, ending: Ending) {
  const open = await openRequests(tx, sessionId)
  if (open.length > 0) await endRequests(tx, await findTaughtSession(tx, sessionId), open, ending)
}

/** What a change of a session, by the names of what is other, does to who was asked to teach it. */
export async function followChange(
  tx: Transaction,
  { id, trainerId }: Pick<typeof sessions.$inferSelect, 'id' | 'trainerId'>,
  named: readonly string[],
  before: Schedule,
) {
  if (trainerId) await settleRequests(tx, id)
  else if (['schedule', 'location', 'language'].some((name) => named.includes(name)))
    await endRequestsOf(tx, id, { why: 'moved', before: named.includes('schedule') ? before : undefined })
}
