import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { sessions } from '../../../db/tables.ts'
import { notifySession } from './notify-session.ts'

/** Changes how many seats of a session are taken, which the caller has locked. */
export async function changeSeatsTaken(tx: Transaction, sessionId: string, by: number) {
  const [session] = await tx
    .update(sessions)
    .set({ seatsTaken: sql`${sessions.seatsTaken} + ${by}` })
    .where(eq(sessions.id, sessionId))
    .returning()
  if (!session) throw new Error('The session is locked, so it is there')
  const { capacity, seatsTaken } = session
  // A full session is no longer a course's next one; one with a seat again may be.
  await notifySession(tx, session, seatsTaken >= capacity !== seatsTaken - by >= capacity)
}
