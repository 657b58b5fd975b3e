import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrationStudents, sessionChoices, sessions } from '../../db/tables.ts'
import type { SessionChoiceStatus } from '../../domain/sessions.ts'
import type { LoadedRegistration } from './load-registration.ts'
import { releaseDays, retakeDays } from './prepaid-uses.ts'
import { changeSeatsTaken } from './seats-taken.ts'
import { offerFreedSeats } from './waiting-list-offers.ts'

interface Seats {
  id: string
  sessionId: string
}

/**
 * Counts seats as taken, or as free when negative; the caller has locked the session. What comes free is offered to the
 * waiting list in the same transaction, so that nobody comes between.
 */
export async function changeSeats(tx: Transaction, sessionId: string, by: number) {
  await changeSeatsTaken(tx, sessionId, by)
  if (by < 0) await offerFreedSeats(tx, sessionId)
}

const openChoiceOf = (registrationId: string) =>
  and(eq(sessionChoices.registrationId, registrationId), eq(sessionChoices.status, 'open'))

/** What a registration in a canceled session may still choose, and the seats kept for it elsewhere. */
export async function openChoice(tx: Transaction, registrationId: string) {
  const [choice] = await tx.select().from(sessionChoices).where(openChoiceOf(registrationId))
  return choice ?? null
}

/** Ends that choice, if there is one. The seats kept in `sessionId` still count as taken: the caller gives them back. */
export async function endChoice(tx: Transaction, registrationId: string, status: SessionChoiceStatus) {
  const choice = await openChoice(tx, registrationId)
  if (!choice) return { sessionId: null, seats: 0 }
  await tx.update(sessionChoices).set({ status, seatsHeld: 0 }).where(eq(sessionChoices.id, choice.id))
  return { sessionId: choice.offeredSessionId, seats: choice.seatsHeld }
}

/** Gives the seats of a registration back to its session, and those kept for it in another one, which the caller has locked; its days to its card. */
export async function freeSeats(tx: Transaction, { id, sessionId }: Seats) {
  await releaseDays(tx, id)
  const freed = await tx
    .update(registrationStudents)
    .set({ held: false })
    .where(and(eq(registrationStudents.registrationId, id), registrationStudents.held))
    .returning({ studentId: registrationStudents.studentId })
  if (freed.length > 0) await changeSeats(tx, sessionId, -freed.length)
  const kept = await endChoice(tx, id, 'left')
  if (kept.sessionId && kept.seats > 0) await changeSeats(tx, kept.sessionId, -kept.seats)
}

/**
 * Takes the seats of an expired registration again, in a session the caller has locked, and its days. False, and nothing
 * taken, when any are gone, the session has started, or a participant got a seat by another registration.
 */
export async function retakeSeats(tx: Transaction, registration: LoadedRegistration): Promise<boolean> {
  const { id, sessionId } = registration
  const { rows } = await tx.execute<{ count: number }>(sql`
    select mine.count from ${sessions}, lateral (
      select count(*)::int as count, bool_or(exists (
        select from registration_students other
        where other.session_id = ${sessionId} and other.student_id = own.student_id and other.held)) as seated
      from registration_students own where own.registration_id = ${id}) mine
    where ${sessions.id} = ${sessionId} and ${sessions.startDate} > now() and ${sessions.canceledAt} is null
      and ${sessions.seatsTaken} + mine.count <= ${sessions.capacity} and not mine.seated`)
  const count = rows[0]?.count
  if (!count || !(await retakeDays(tx, registration))) return false
  await tx.update(registrationStudents).set({ held: true }).where(eq(registrationStudents.registrationId, id))
  await changeSeats(tx, sessionId, count)
  return true
}
