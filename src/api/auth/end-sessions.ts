import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { loginSessions } from '../../db/tables.ts'
import { notifyAccount } from './notify-account.ts'

/** Ends an account's sessions, but for `except`: none of their tokens opens anything from then on. */
export async function endSessions(tx: Executor, userId: string, except?: string) {
  await tx
    .delete(loginSessions)
    .where(and(eq(loginSessions.userId, userId), except ? ne(loginSessions.id, except) : undefined))
  await notifyAccount(tx, userId)
}
