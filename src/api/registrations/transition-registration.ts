import { and, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/client.ts'
import { changeAndRecord, recordStateChange } from '../../db/record-state-change.ts'
import { registrations, sessionChoices } from '../../db/tables.ts'
import { type RegistrationStatus, registrationTransitions } from '../../domain/registrations.ts'
import { canTransition } from '../../domain/state-table.ts'
import { type ApiContext, ApiError, lock, withMutex } from '../platform/index.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'

/** Who moves a registration; without a user it was a job or the payment provider. */
export interface Actor {
  as: 'payment' | 'staff' | 'owner' | 'job' | 'cancellation' | 'undo'
  userId?: string
  reason?: string
}

type Move = { status: RegistrationStatus } & Partial<
  Pick<typeof registrations.$inferInsert, 'outcome' | 'paidAt' | 'endedReason' | 'billing' | 'expiresAt' | 'balanceDue'>
>

/** Moves a registration the caller has locked; 409 when the table of states does not have the move. */
export async function transitionRegistration(
  tx: Transaction,
  { id, status: from }: { id: string; status: RegistrationStatus },
  move: Move,
  { as, userId, reason }: Actor,
) {
  if (!canTransition(registrationTransitions, from, move.status, as)) throw new ApiError('STATE_CONFLICT')
  const change = tx.update(registrations).set(move).where(eq(registrations.id, id)).returning({ id: registrations.id })
  await changeAndRecord(tx, change, 'registration', { from, to: move.status, userId, reason })
}

interface Said {
  userId?: string
  reason: string
}

/** Writes what somebody said or accepted of it, beside what happened. */
export async function recordReason(tx: Transaction, id: string, { userId, reason }: Said) {
  const [now] = await tx.select({ status: registrations.status }).from(registrations).where(eq(registrations.id, id))
  const status = String(now?.status)
  await recordStateChange(tx, 'registration', id, { from: status, to: status, userId, reason })
}

/** Writes why staff agreed to another amount than the usual one. */
export const recordAgreed = (tx: Transaction, id: string, { userId, reason }: Said) =>
  recordReason(tx, id, { userId, reason: `agreed: ${reason}` })

/** Takes turns one after the other; everybody takes them in the same order. */
const withMutexes = <Result>([name, ...others]: string[], run: () => Promise<Result>): Promise<Result> =>
  name === undefined ? run() : withMutex(name, () => withMutexes(others, run))

/** Locks sessions, by their ids, in a transaction of its own: whatever changes their seats waits for its turn. */
export function changeSessions<Result>(
  { db }: Pick<ApiContext, 'db'>,
  ids: readonly string[],
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const names = [...new Set(ids)].sort().map((id) => `session ${id}`)
  return withMutexes(names, () =>
    db.transaction(async (tx) => {
      await lock(tx, { sessions: ids })
      return change(tx)
    }),
  )
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
  const locked = otherSession ? [...known, otherSession] : known
  const result = await changeSessions({ db }, locked, async (tx) => {
    await lock(tx, { registrations: [id] })
    const registration = await loadRegistration(tx, id)
    const { sessionId, offeredSessionId } = registration
    const isLocked = locked.includes(sessionId) && (!offeredSessionId || locked.includes(offeredSessionId))
    return isLocked ? change(tx, registration) : moved
  })
  return result === moved ? changeRegistration({ db }, id, change, otherSession) : (result as Result)
}
