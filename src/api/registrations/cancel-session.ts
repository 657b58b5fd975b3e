import { randomUUID } from 'node:crypto'
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMail } from '../../db/mails.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrations, sessionChoices, sessions } from '../../db/tables.ts'
import { localePath } from '../../domain/locales.ts'
import { choiceEnds } from '../../domain/sessions.ts'
import { isComing } from '../catalogue/index.ts'
import type { ApiContext } from '../platform/index.ts'
import { ApiError, callerOf, hashOf, lock, rowToken } from '../platform/index.ts'
import { giveRoom } from '../rooms/index.ts'
import { decidedColumns } from './decide-sessions.ts'
import { endRequestsOf } from './end-trainer-requests.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { areTold, contactMail, localeOfRegistration, mailParticipants } from './mail-registration.ts'
import { billedOf, planCancellation } from './plan-cancellation.ts'
import { changeSeatsTaken, isUnseated, notifySession } from './seats-taken.ts'
import { changeSessions } from './transition-registration.ts'
import { closeWaitingList } from './waiting-list-offers.ts'

/** What starts sooner is offered only where there is nothing later. */
const daysToPrepare = 3

/**
 * The other date that suits whoever is in a canceled session best: one with a seat for each of them, with days left to
 * prepare, in the same language and place, and nearest to theirs, each as far as there is one; null when there is none.
 */
async function findAlternative(tx: Transaction, registration: LoadedRegistration) {
  const { id, sessionId, course, participants } = registration
  const { rows } = await tx.execute<{ id: string; start: string }>(sql`
    select ${sessions.id} as id, ${sessions.startDate} as start from ${sessions}
    join sessions canceled on canceled.id = ${sessionId}
    where ${sessions.courseId} = ${course.id} and ${sessions.id} <> ${sessionId} and ${isComing}
      and ${sessions.seatsTaken} + ${participants.length}::int <= ${sessions.capacity} and ${isUnseated(id)}
    order by ${sessions.startDate} < now() + make_interval(days => ${daysToPrepare}::int),
      ${sessions.languageId} <> canceled.language_id, ${sessions.locationId} <> canceled.location_id,
      abs(extract(epoch from ${sessions.startDate} - canceled.start_date)), ${sessions.startDate}, ${sessions.id} limit 1`)
  const [found] = rows
  return found ? { id: found.id, start: new Date(found.start) } : null
}

interface Choice {
  id: string
  until: Date
  /** The start of the session where seats are kept. */
  offered: Date | null
}

const tokenOf = ({ jwtSecret }: Pick<ApiContext, 'jwtSecret'>, id: string) => rowToken(id, jwtSecret, 'session choice')

/** What the contact reads of the choice; the link that its id makes is the same each time. */
export async function choiceMail(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { id, until, offered }: Choice & { offered: Date },
): Promise<NewMail> {
  const path = localePath(`/session-choice/${tokenOf(context, id)}`, localeOfRegistration(registration))
  const { effect } = planCancellation(registration, { withdrawal: false }, await billedOf(tx, registration))
  const when = { expiresAt: until.toISOString(), offered: offered.toISOString() }
  const mail = contactMail(context, registration, { ...when, url: context.publicUrl() + path, refund: effect.refund })
  return { ...mail, about: id, kind: 'session-canceled' }
}

/** The contact hears of the choice, where there is one; participants that they are not to come. */
async function mailChoice(context: ApiContext, tx: Transaction, registration: LoadedRegistration, choice: Choice) {
  const { offered } = choice
  if (offered) await queueMail(tx, await choiceMail(context, tx, registration, { ...choice, offered }))
  if (areTold(registration))
    await mailParticipants(context, tx, registration, { kind: 'participant-session-canceled', occasion: choice.id })
}

/**
 * Gives who is in a canceled session the choice between another date, where their seats are kept meanwhile, and their money
 * back. The course's sessions and the registration are locked. Without another date there is nothing to choose: it ends at once.
 */
async function openChoiceOf(context: ApiContext, tx: Transaction, registration: LoadedRegistration) {
  const other = await findAlternative(tx, registration)
  const id = randomUUID()
  const offered = other?.start ?? null
  const until = choiceEnds(new Date(), offered)
  const seatsHeld = other ? registration.participants.length : 0
  await tx.insert(sessionChoices).values({
    id,
    registrationId: registration.id,
    tokenHash: hashOf(tokenOf(context, id)),
    until,
    seatsHeld,
    offeredSessionId: other?.id ?? null,
  })
  if (other) await changeSeatsTaken(tx, other.id, seatsHeld)
  await mailChoice(context, tx, registration, { id, until, offered })
}

/** The session with those of its course that people may go to instead. */
async function sessionsOfCourse({ db }: ApiContext, id: string): Promise<string[]> {
  const ofCourse = sql`${sessions.courseId} = (select course_id from sessions where id = ${id})`
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(eq(sessions.id, id), and(ofCourse, isComing)))
    .orderBy(asc(sessions.id))
  return found.map((session) => session.id)
}

async function giveChoices(context: ApiContext, tx: Transaction, sessionId: string) {
  const held = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.sessionId, sessionId), ne(registrations.status, 'expired')))
    .orderBy(asc(registrations.createdAt), asc(registrations.id))
  await lock(tx, { registrations: held.map(({ id }) => id) })
  for (const { id } of held) await openChoiceOf(context, tx, await loadRegistration(tx, id))
}

/**
 * Staff decide that a session does not run: it is for sale no more, its waiting list ends, and everybody in it gets a choice
 * before anything becomes of their registration. 409 once it was canceled or has started.
 */
export async function cancelSession(context: ApiContext, id: string) {
  const { userId } = callerOf(context)
  await changeSessions(context, await sessionsOfCourse(context, id), async (tx) => {
    const [session] = await tx.select(decidedColumns).from(sessions).where(eq(sessions.id, id))
    if (!session) throw new ApiError('NOT_FOUND')
    if (session.decision === 'canceled') throw new ApiError('STATE_CONFLICT')
    if (session.startDate <= new Date()) throw new ApiError('SESSION_STARTED')
    await tx.update(sessions).set({ canceledAt: sql`now()` }).where(eq(sessions.id, id))
    await recordStateChange(tx, 'session', id, { from: session.decision, to: 'canceled', userId })
    await giveRoom(tx, id, null, [])
    await endRequestsOf(tx, id, { why: 'canceled' })
    await closeWaitingList(context, tx, id)
    await giveChoices(context, tx, id)
    await notifySession(tx, session, true)
  })
}
