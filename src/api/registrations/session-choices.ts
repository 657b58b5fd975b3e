import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { newSessionChoice, sessionChoice } from '../../../schemas/waiting-list.ts'
import type { Transaction } from '../../db/client.ts'
import { registrations, sessionChoices } from '../../db/tables.ts'
import { settleOpenPayment } from '../money/index.ts'
import { type ApiContext, ApiError, forEachDue, get, hashOf, pathParameter, post, routes } from '../platform/index.ts'
import { cancelLocked } from './cancel.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { moveByChoice } from './move.ts'
import { otherSessions } from './moves.ts'
import { billedOf, planCancellation } from './plan-cancellation.ts'
import { presentSession } from './present-registration.ts'
import { openChoice } from './seats.ts'
import { changeRegistration } from './transition-registration.ts'

/** What a link in a mail is about; 404 for any other. */
async function findChoice({ db }: Pick<ApiContext, 'db'>, token: string) {
  const [choice] = await db
    .select()
    .from(sessionChoices)
    .where(eq(sessionChoices.tokenHash, hashOf(token)))
  if (!choice) throw new ApiError('NOT_FOUND')
  return choice
}

/** The same for a registration that is locked with its session. */
async function leaveLocked(context: ApiContext, tx: Transaction, registration: LoadedRegistration) {
  if (!(await openChoice(tx, registration.id))) throw new ApiError('STATE_CONFLICT')
  await cancelLocked(context, tx, registration, { wish: { withdrawal: false }, isOwn: true })
}

/** Ends a registration in a canceled session with all of its money back; 409 once its choice is made. */
async function leave(context: ApiContext, id: string) {
  await settleOpenPayment(context, id)
  await changeRegistration(context, id, (tx, registration) => leaveLocked(context, tx, registration))
}

/** What the job does to those who have no other date, in the transaction in which their session was canceled. */
export async function endHopelessChoices(context: ApiContext, tx: Transaction, sessionId: string) {
  const { registrationId, status, offeredSessionId } = sessionChoices
  const hopeless = await tx
    .select({ id: registrationId })
    .from(sessionChoices)
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .where(and(eq(registrations.sessionId, sessionId), eq(status, 'open'), isNull(offeredSessionId)))
    .orderBy(asc(registrationId))
  for (const { id } of hopeless)
    try {
      await leaveLocked({ ...context, user: null }, tx, await loadRegistration(tx, id))
    } catch (error) {
      // Who is paying just now hears later.
      if (!(error instanceof ApiError)) throw error
    }
}

/** Another date, or with null the money back; 409 once it was chosen, or the time is over. */
async function choose(context: ApiContext, token: string, session: string | null) {
  const { registrationId, status, until } = await findChoice(context, token)
  if (status !== 'open' || until <= new Date()) throw new ApiError('STATE_CONFLICT')
  if (session) await moveByChoice(context, registrationId, session.toLowerCase())
  else await leave(context, registrationId)
}

/** Whoever did not choose in time gets the money back. */
export async function endSessionChoices(context: ApiContext) {
  const { registrationId, status, until } = sessionChoices
  const due = await context.db
    .select({ id: registrationId })
    .from(sessionChoices)
    .where(and(eq(status, 'open'), lte(until, sql`now()`)))
    .orderBy(asc(until))
  await forEachDue(context, 'The choice after a canceled session could not be ended', due, ({ id }) =>
    leave(context, id),
  )
}

/** A choice as its link shows it: what it is about, until when, and where one may go; nothing of who takes part. */
async function presentChoice(context: ApiContext, token: string) {
  const { status, until, offeredSessionId, registrationId } = await findChoice(context, token)
  const [row] = await context.db
    .select({ session: presentSession(sql`registrations.session_id`) })
    .from(registrations)
    .where(eq(registrations.id, registrationId))
  const registration = await loadRegistration(context.db, registrationId)
  const isOpen = status === 'open' && until > new Date()
  const money = await billedOf(context.db, registration)
  const { effect } = planCancellation(registration, { withdrawal: false }, money)
  const others = isOpen ? await otherSessions(context, registration) : []
  return {
    status,
    isOpen,
    until: until.toISOString(),
    session: row?.session,
    seats: registration.participants.length,
    refund: isOpen ? effect.refund : 0,
    offered: isOpen ? offeredSessionId : null,
    sessions: others.map(({ session }) => session),
  }
}

const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in the mail about a canceled session does, for whoever holds its token. */
export const sessionChoiceRoutes = routes(
  get('/:token', {
    id: 'sessionChoice',
    summary: 'What may be chosen after a session was canceled',
    description:
      'Which session was canceled, until when one may choose, the other dates with enough seats, and what comes back instead.',
    access: 'everyone',
    parameters,
    response: sessionChoice,
    run: (context, { params }) => presentChoice(context, params.token),
  }),
  post('/:token', {
    id: 'chooseSession',
    summary: 'Chooses another date, or the money back',
    description:
      'Moves the registration to the session that is named, at the same price; without one it ends, and all that was paid goes back. 409 once it was chosen, or the time is over.',
    access: 'everyone',
    parameters,
    failures: [
      'NOT_FOUND',
      'STATE_CONFLICT',
      'SESSION_STARTED',
      'SESSION_CANCELED',
      'SESSION_FULLY_BOOKED',
      'STUDENT_ALREADY_REGISTERED',
      'PAYMENT_UNDER_WAY',
    ],
    response: sessionChoice,
    body: newSessionChoice,
    run: async (context, { params, body }) => {
      await choose(context, params.token, body.session ?? null)
      return presentChoice(context, params.token)
    },
  }),
)
