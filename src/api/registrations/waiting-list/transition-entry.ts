import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { waitingListEntries, waitingListStudents } from '../../../db/tables.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { type WaitingListStatus, waitingListTransitions } from '../../../domain/waiting-list.ts'
import { ApiError } from '../../platform/index.ts'

interface Entry {
  id: string
  status: WaitingListStatus
}

export interface Move {
  status: WaitingListStatus
  seatsHeld?: number
  offeredUntil?: Date
  registrationId?: string
}

export interface Actor {
  as: 'owner' | 'staff' | 'job'
  userId?: string
}

/** Moves an entry whose session the caller has locked; 409 when the table of states does not have the move. */
export async function transitionEntry(tx: Transaction, { id, status: from }: Entry, move: Move, actor: Actor) {
  const { status: to } = move
  if (!canTransition(waitingListTransitions, from, to, actor.as)) throw new ApiError('STATE_CONFLICT')
  await tx.update(waitingListEntries).set(move).where(eq(waitingListEntries.id, id))
  if (to !== 'offered') {
    await tx.update(waitingListStudents).set({ open: false }).where(eq(waitingListStudents.entryId, id))
  }
  await recordStateChange(tx, { entity: 'waiting-list-entry', entityId: id, from, to, userId: actor.userId })
}
