import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations, sessions } from '../../db/tables.ts'
import { ApiError } from '../errors.ts'
import { loadRegistration } from './load-registration.ts'

/** Locks a registration after its session, the order in which everybody takes the two, and reads it. */
export async function lockRegistration(tx: Transaction, id: string) {
  const [known] = await tx
    .select({ sessionId: registrations.sessionId })
    .from(registrations)
    .where(eq(registrations.id, id))
  if (!known) throw new ApiError('NOT_FOUND')
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, known.sessionId)).for('update')
  await tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update')
  return loadRegistration(tx, id)
}
