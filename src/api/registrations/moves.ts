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
import { billedOf, participantsIn, totalOf } from './plan-cancellation.ts'
import { divide, readStudents, refusalToDivide, studentsParameter } from './split-registration.ts'

const mostShown = 50

const otherDates = preparedFor((db) => {
  const id = sql.placeholder('id')
  const kept = sql`coalesce((select seats_held from session_choices where registration_id = ${id}
    and status = 'open' and offered_session_id = ${sessions.id}), 0)`
  const [course, session, students, isAny] = ['course', 'session', 'students', 'isAny'].map(
    (name) => sql`${sql.placeholder(name)}`,
  )
  const isOver = sql`${sessions.seatsTaken} - ${kept} + cardinality(${students}::uuid[]) > ${sessions.capacity}`
  return prepareSql<{ session: object; isOverCapacity: boolean }>(
    db,
    sql`
    select ${wholeSession} as session, ${isOver} as "isOverCapacity" from ${fromSessions}
    where ${sessions.courseId} = ${course} and ${sessions.id} <> ${session} and ${isComing}
      and (${isAny}::boolean or not ${isOver})
      and not exists (select from registration_students seats
        where seats.session_id = ${sessions.id} and seats.held and seats.student_id = any(${students}::uuid[]))
    order by ${sessions.startDate}, ${sessions.id} limit ${mostShown}`,
  )
})

/** Sessions to come of the same course where none of the participants has a seat yet: with one for each, or full ones, too. */
export const otherSessions = (
  { db }: ApiContext,
  { id, sessionId, course, participants }: LoadedRegistration,
  isAny = false,
) => otherDates(db)({ id, session: sessionId, course: course.id, students: participants.map((one) => one.id), isAny })

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

/** Some of its participants as a registration of their own, where it can be divided, and what was paid for them. */
async function somebodyOf({ db }: ApiContext, whole: LoadedRegistration, students: readonly string[]) {
  const chosen = participantsIn(whole, students)
  const { paid } = await billedOf(db, whole)
  if (chosen.length === 0 || chosen.length === whole.participants.length)
    return { registration: whole, paid, refusal: null }
  const { part } = divide(whole, chosen)
  return { registration: part, paid: paid > 0 ? totalOf(part) : 0, refusal: await refusalToDivide(db, whole) }
}

/** Where a registration, or some of its participants, may move to by the terms of its order, and what each does to the money. */
async function listMoves(context: ApiContext, id: string, students: readonly string[] = []) {
  await assertVisible(context, id)
  const whole = await loadRegistration(context.db, id)
  const { registration, paid, refusal } = await somebodyOf(context, whole, students)
  const { terms, startDate, price, sessionCanceledAt } = registration
  const isPossible = isMovable(registration) && refusal === null
  const { difference, refund } = planMove(registration, price, paid)
  const today = planMove(registration, price, paid, 'today')
  const others = isPossible ? await otherSessions(context, registration, context.user?.role === 'STAFF') : []
  return {
    registration: registration.id,
    until: sessionCanceledAt ? await choiceDay(context, id) : plusDays(brusselsDay(startDate), -terms.daysToMove),
    isPossible,
    refusal,
    sessions: others.map(({ session, isOverCapacity }) => ({
      session,
      isOverCapacity,
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
      'The other sessions of the same course with a seat for every participant (staff see full ones, too), or for each of those who move, and what moving there does to the money, by the terms of the order; none once those allow it no more, nor where what was paid and billed cannot be said of each.',
    access: customersAnd(desk),
    parameters: [...parameters, studentsParameter('Who moves, repeated or with commas; all when left out.')],
    response: registrationMoves,
    run: (context, { params, query }) => listMoves(context, params.id, readStudents(query)),
  }),
  post('/:id/move', {
    id: 'moveRegistration',
    summary: 'Moves a registration to another session of its course',
    description:
      'Moves a registration to another session of its course: every seat at once, or none; or some of its `students`, who have a registration of their own from then on, with their part of what was billed and paid: its id is in the response. It costs no more than was agreed; what the course costs less by now is given back. Staff may choose the agreed `price` or that of today, with a reason that the customer reads; what is dearer is billed beside. Beyond the capacity of the session staff move somebody where they accept that. `difference` is the one that was shown: 409 when it has changed meanwhile.',
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
      const moved = await move(context, params.id, body)
      return listMoves(context, moved)
    },
  }),
)
