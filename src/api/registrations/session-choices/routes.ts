import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { newSessionChoice, sessionChoice } from '../../../../schemas/session-choice.ts'
import { registrations } from '../../../db/tables.ts'
import { type ApiContext, type ApiEnv, checkBody, contextOf, operation, pathParameter } from '../../platform/index.ts'
import { billedOf } from '../cancellations/money-of-registration.ts'
import { planCancellation } from '../cancellations/plan-cancellation.ts'
import { otherSessions } from '../moves/list-moves.ts'
import { loadRegistration } from '../registrations/load-registration.ts'
import { presentSession } from '../registrations/present-session.ts'
import { choose, findChoice } from './choose.ts'

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

const tag = 'sessions'
const parameters = [pathParameter('token', 'What stands in the link of the mail.')]

/** What the link in the mail about a canceled session does, for whoever holds its token. */
export const sessionChoiceRoutes = new Hono<ApiEnv>()
  .get(
    '/:token',
    operation({
      id: 'sessionChoice',
      tag,
      summary: 'What may be chosen after a session was canceled',
      description:
        'Which session was canceled, until when one may choose, the other dates with enough seats, and what comes back instead.',
      access: 'everyone',
      parameters,
      response: sessionChoice,
    }),
    async (c) => c.json(await presentChoice(contextOf(c), c.req.param('token'))),
  )
  .post(
    '/:token',
    operation({
      id: 'chooseSession',
      tag,
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
    }),
    checkBody(newSessionChoice),
    async (c) => {
      const token = c.req.param('token')
      await choose(contextOf(c), token, c.req.valid('json').session ?? null)
      return c.json(await presentChoice(contextOf(c), token))
    },
  )
