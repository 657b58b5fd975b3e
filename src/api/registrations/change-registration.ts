import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { registrations, sessions } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { withMutex } from '../mutex.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'

/** Whatever changes the seats of a session waits for its turn under this name. */
export const mutexNameOf = (sessionId: string) => `session ${sessionId}`

/** Changes a registration in a transaction that locks first its session, then itself: everybody keeps that order. */
export async function changeRegistration(
  { db }: Pick<ApiContext, 'db'>,
  id: string,
  change: (tx: Transaction, registration: LoadedRegistration) => Promise<void>,
) {
  const [known] = await db
    .select({ sessionId: registrations.sessionId })
    .from(registrations)
    .where(eq(registrations.id, id))
  if (!known) throw new ApiError('NOT_FOUND')
  const { sessionId } = known
  await withMutex(mutexNameOf(sessionId), () =>
    db.transaction(async (tx) => {
      await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update')
      await tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update')
      await change(tx, await loadRegistration(tx, id))
    }),
  )
}
