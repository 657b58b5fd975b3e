import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { registrations } from '../../../db/tables.ts'
import {
  type PaymentOutcome,
  type RegistrationStatus,
  registrationTransitions,
} from '../../../domain/registration-states.ts'
import { canTransition } from '../../../domain/state-table.ts'
import { ApiError } from '../../platform/index.ts'

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
  await recordStateChange(tx, { entity: 'registration', entityId: id, from, to: move.status, userId, reason })
}
