import { desc, eq, sql } from 'drizzle-orm'
import { newMove, registrationMoves } from '../../../schemas/registration-move.ts'
import { sessionChoices, sessions } from '../../db/tables.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { fromSessions, isComing, wholeSession } from '../catalogue/index.ts'
import {
  type ApiContext,
  customersAnd,
  desk,
  get,
  idParameter,
  post,
  preparedFor,
  prepareSql,
  routes,
} from '../platform/index.ts'
import { assertVisible, type LoadedRegistration, loadRegistration } from './load-registration.ts'
import { isMovable, move, planMove } from './move.ts'
import { billedOf } from './plan-cancellation.ts'
import { isUnseated } from './seats-taken.ts'

const mostShown = 50

const otherDates = preparedFor((db) => {
  const id = sql`${sql.placeholder('id')}`
  const kept = sql`coalesce((select seats_held from session_choices where registration_id = ${id}
    and status = 'open' and offered_session_id = ${sessions.id}), 0)`
  const [course, session, wanted] = ['course', 'session', 'wanted'].map((name) => sql`${sql.placeholder(name)}`)
  return prepareSql<{ session: object }>(
    db,
    sql`
    select ${wholeSession} as session from ${fromSessions}
    where ${sessions.courseId} = ${course} and ${sessions.id} <> ${session} and ${isComing}
      and ${sessions.seatsTaken} - ${kept} + ${wanted}::int <= ${sessions.capacity} and ${isUnseated(id)}
    order by ${sessions.startDate}, ${sessions.id} limit ${mostShown}`,
  )
})

/** Sessions to come of the same course with a seat for each of the participants, none of whom has one there. */
export const otherSessions = ({ db }: ApiContext, { id, sessionId, course, participants }: LoadedRegistration) =>
  otherDates(db)({ id, session: sessionId, course: course.id, wanted: participants.length })

const lastChoice = preparedFor((db) =>
  db
    .select({ until: sessionChoices.until })
    .from(sessionChoices)
    .where(eq(sessionChoices.registrationId, sql.placeholder('id')))
    .orderBy(desc(sessionChoices.createdAt))
    .limit(1)
    .prepare(''),
)

/** The last day to choose another date for what we canceled. */
async function choiceDay({ db }: ApiContext, id: string): Promise<string> {
  const [choice] = await lastChoice(db).execute({ id })
  return brusselsDay(choice?.until ?? new Date())
}

/** Where a registration may move to by the terms of its order, and what each does to the money. */
async function listMoves(context: ApiContext, id: string) {
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  const { terms, startDate, price, sessionCanceledAt } = registration
  const isPossible = isMovable(registration)
  const { paid } = await billedOf(context.db, registration)
  const { difference, refund } = planMove(registration, price, paid)
  const today = planMove(registration, price, paid, 'today')
  const others = isPossible ? await otherSessions(context, registration) : []
  return {
    registration: registration.id,
    until: sessionCanceledAt ? await choiceDay(context, id) : plusDays(brusselsDay(startDate), -terms.daysToMove),
    isPossible,
    sessions: others.map(({ session }) => ({
      session,
      difference,
      refund,
      today: today.difference,
      refundToday: today.refund,
    })),
  }
}

const parameters = [idParameter('The id of the registration.')]

export const moveRoutes = routes(
  get('/:id/moves', {
    id: 'registrationMoves',
    summary: 'Where a registration may move to, and what that does to the money',
    description:
      'The other sessions of the same course with a seat for every participant, and what moving there does to the money, by the terms of the order; none once those allow it no more.',
    access: customersAnd(desk),
    parameters,
    response: registrationMoves,
    run: (context, { params }) => listMoves(context, params.id),
  }),
  post('/:id/move', {
    id: 'moveRegistration',
    summary: 'Moves a registration to another session of its course',
    description:
      'Moves a registration to another session of its course: every seat at once, or none. It costs no more than was agreed; what the course costs less by now is given back. Staff may choose the agreed `price` or that of today, with a reason that the customer reads; what is dearer is billed beside. `difference` is the one that was shown: 409 when it has changed meanwhile.',
    access: customersAnd(desk),
    parameters,
    failures: [
      'NOT_FOUND',
      'STATE_CONFLICT',
      'SESSION_STARTED',
      'SESSION_CANCELED',
      'TOO_LATE',
      'SESSION_FULLY_BOOKED',
      'STUDENT_ALREADY_REGISTERED',
      'EFFECT_CHANGED',
      'PAYMENT_UNDER_WAY',
    ],
    response: registrationMoves,
    body: newMove,
    run: async (context, { params, body }) => {
      await move(context, params.id, body)
      return listMoves(context, params.id)
    },
  }),
)
