import { desc, eq, sql } from 'drizzle-orm'
import { sessionChoices, sessions } from '../../../db/tables.ts'
import { brusselsDay, plusDays } from '../../../domain/days.ts'
import { fromSessions, isComing, wholeSession } from '../../catalogue/index.ts'
import type { ApiContext } from '../../platform/index.ts'
import { billedOf } from '../cancellations/money-of-registration.ts'
import { assertVisible } from '../registrations/assert-visible.ts'
import { type LoadedRegistration, loadRegistration } from '../registrations/load-registration.ts'
import { isMovable, planMove } from './plan-move.ts'

const mostShown = 50

/** Sessions to come of the same course with a seat for each of the participants, none of whom has one there. */
export async function otherSessions({ db }: ApiContext, { id, sessionId, course, participants }: LoadedRegistration) {
  const kept = sql`coalesce((select seats_held from session_choices where registration_id = ${id}
    and status = 'open' and offered_session_id = ${sessions.id}), 0)`
  const { rows } = await db.execute<{ session: object }>(sql`
    select ${wholeSession} as session from ${fromSessions}
    where ${sessions.courseId} = ${course.id} and ${sessions.id} <> ${sessionId} and ${isComing}
      and ${sessions.seatsTaken} - ${kept} + ${participants.length}::int <= ${sessions.capacity}
      and not exists (
        select from registration_students own join registration_students other using (student_id)
        where own.registration_id = ${id} and other.session_id = ${sessions.id} and other.held)
    order by ${sessions.startDate}, ${sessions.id} limit ${mostShown}`)
  return rows
}

/** The last day to choose another date for what we canceled. */
async function choiceDay({ db }: ApiContext, id: string): Promise<string> {
  const [choice] = await db
    .select({ until: sessionChoices.until })
    .from(sessionChoices)
    .where(eq(sessionChoices.registrationId, id))
    .orderBy(desc(sessionChoices.createdAt))
    .limit(1)
  return brusselsDay(choice?.until ?? new Date())
}

/** Where a registration may move to by the terms of its order, and what each does to the money. */
export async function listMoves(context: ApiContext, id: string) {
  await assertVisible(context, id)
  const registration = await loadRegistration(context.db, id)
  const { terms, startDate, price, sessionCanceledAt } = registration
  const isPossible = isMovable(registration)
  const { paid } = await billedOf(context.db, registration)
  const { difference, refund } = planMove(registration, price, paid)
  const others = isPossible ? await otherSessions(context, registration) : []
  return {
    registration: registration.id,
    until: sessionCanceledAt ? await choiceDay(context, id) : plusDays(brusselsDay(startDate), -terms.daysToMove),
    isPossible,
    sessions: others.map(({ session }) => ({ session, difference, refund })),
  }
}
