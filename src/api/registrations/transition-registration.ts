import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrations, sessionChoices } from '../../db/tables.ts'
import type { EndedReason, PaymentOutcome, RegistrationStatus } from '../../domain/registrations.ts'
import { registrationTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type ApiContext, ApiError, lock, withMutex } from '../platform/index.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'

/** Who moves a registration; without a user it was a job or the payment provider. */
export interface Actor {
  as: 'payment' | 'staff' | 'owner' | 'job' | 'cancellation'
  userId?: string
  reason?: string
}

interface Move {
  status: RegistrationStatus
  outcome?: PaymentOutcome
  paidAt?: Date
  endedReason?: EndedReason
}

/** Moves a registration the caller has locked; 409 when the table of states does not have the move. */
export async function transitionRegistration(
  tx: Transaction,
  { id, status: from }: { id: string; status: RegistrationStatus },
  move: Move,
  { as, userId, reason }: Actor,
) {
  if (!canTransition(registrationTransitions, from, move.status, as)) throw new ApiError('STATE_CONFLICT')
  await tx.update(registrations).set(move).where(eq(registrations.id, id))
  await recordStateChange(tx, 'registration', id, { from, to: move.status, userId, reason })
}

/** Whatever changes the seats of a session waits for its turn under this name. */
export const mutexNameOf = (sessionId: string) => `session ${sessionId}`

/** Takes several turns one after the other; everybody takes them in the same order. */
export function withMutexes<Result>([name, ...others]: string[], run: () => Promise<Result>): Promise<Result> {
  return name === undefined ? run() : withMutex(name, () => withMutexes(others, run))
}

/** The sessions in which it has seats, or seats are kept for it while it may choose another date. */
async function sessionsOf(db: Executor, id: string): Promise<string[]> {
  const isOpen = and(eq(sessionChoices.registrationId, registrations.id), eq(sessionChoices.status, 'open'))
  const [known] = await db
    .select({ sessionId: registrations.sessionId, offered: sessionChoices.offeredSessionId })
    .from(registrations)
    .leftJoin(sessionChoices, isOpen)
    .where(eq(registrations.id, id))
  if (!known) throw new ApiError('NOT_FOUND')
  return known.offered ? [known.sessionId, known.offered] : [known.sessionId]
}

const moved = Symbol('moved')

/**
 * Changes a registration in a transaction that locks first its sessions, with another one where it moves there, by their
 * ids, then itself: everybody keeps that order. One that moved before it was locked is taken up anew.
 */
export async function changeRegistration<Result>(
  { db }: Pick<ApiContext, 'db'>,
  id: string,
  change: (tx: Transaction, registration: LoadedRegistration) => Promise<Result>,
  otherSession?: string,
): Promise<Result> {
  const known = await sessionsOf(db, id)
  const locked = [...new Set([...known, ...(otherSession ? [otherSession] : [])])].sort()
  const result = await withMutexes(locked.map(mutexNameOf), () =>
    db.transaction(async (tx) => {
      await lock(tx, { sessions: locked, registrations: [id] })
      const isLocked = (await sessionsOf(tx, id)).every((session) => locked.includes(session))
      return isLocked ? change(tx, await loadRegistration(tx, id)) : moved
    }),
  )
  return result === moved ? changeRegistration({ db }, id, change, otherSession) : (result as Result)
}
