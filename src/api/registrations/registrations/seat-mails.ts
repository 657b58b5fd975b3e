import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/client.ts'
import { registrationStudents, registrations, sessions } from '../../../db/tables.ts'
import type { SeatMails } from '../../people/index.ts'
import type { ApiContext } from '../../platform/index.ts'
import { isFirm } from './is-firm.ts'
import { loadRegistration } from './load-registration.ts'
import { mailParticipants } from './registration-mails.ts'

/** The registrations whose seats, in sessions to come, are surely the participant's. */
const findSeats = (db: Executor, id: string) =>
  db
    .select({ id: registrations.id })
    .from(registrations)
    .innerJoin(registrationStudents, eq(registrationStudents.registrationId, registrations.id))
    .innerJoin(sessions, eq(sessions.id, registrations.sessionId))
    .where(and(eq(registrationStudents.studentId, id), sql`held`, isFirm, gt(sessions.startDate, sql`now()`)))
    .orderBy(asc(registrations.id))

/** What was mailed of seats in sessions to come goes to a corrected address too. */
async function send(context: ApiContext, tx: Transaction, id: string) {
  const again = String(Date.now())
  for (const seat of await findSeats(tx, id)) {
    const registration = await loadRegistration(tx, seat.id)
    const participants = registration.participants.filter((participant) => participant.id === id)
    await mailParticipants(context, tx, { ...registration, participants }, { kind: 'participant-registered', again })
  }
}

export const registrationSeatMails: SeatMails = {
  isDue: async (db, id) => (await findSeats(db, id)).length > 0,
  send,
}
