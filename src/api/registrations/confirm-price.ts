import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { registrations } from '../../db/tables.ts'
import { registrationTerms } from '../../domain/registration-terms.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { confirmRegistration } from './confirm-registration.ts'
import type { LoadedRegistration } from './load-registration.ts'

/** 409 unless it waits for a price, in a session that is still to come. */
function assertOnRequest({ status, outcome, net, startDate, sessionCanceledAt }: LoadedRegistration) {
  if (sessionCanceledAt) throw new ApiError('SESSION_CANCELED')
  if (startDate <= new Date()) throw new ApiError('SESSION_STARTED')
  if (status !== 'awaiting_payment' || outcome !== 'partner' || net > 0) throw new ApiError('STATE_CONFLICT')
}

/**
 * Gives what was on request its price, in cents a participant excluding VAT: its customer hears to pay it in time, or gets
 * the invoice where nothing has to be paid beforehand.
 */
export async function confirmPrice(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  { price, userId }: { price: number; userId: string },
) {
  assertOnRequest(registration)
  const { id, status, startDate: start, participants, expiresAt } = registration
  const terms = registrationTerms({ price, start }, participants.length, expiresAt === null, new Date())
  await tx.update(registrations).set(terms).where(eq(registrations.id, id))
  const change = { entity: 'registration', entityId: id, from: status, to: terms.status } as const
  await recordStateChange(tx, { ...change, userId, reason: `price ${price}` })
  await confirmRegistration(context, tx, id)
}
