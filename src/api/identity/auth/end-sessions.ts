import { and, eq, ne, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/client.ts'
import { emailVerifications, loginSessions, passwordResets, users } from '../../../db/tables.ts'
import { notifyAccount } from './notify-account.ts'

/**
 * Ends every link that was mailed for an account, but for those that verify the address it has: whoever was in it, or
 * read its mail, keeps no way back. Another address that was asked for is asked for no more.
 */
export async function endLinks(tx: Executor, userId: string) {
  await tx.update(users).set({ newEmail: null }).where(eq(users.id, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  const present = sql`(select lower(email) from users where id = ${userId})`
  await tx
    .delete(emailVerifications)
    .where(and(eq(emailVerifications.userId, userId), ne(sql`lower(${emailVerifications.email})`, present)))
}

/** Ends an account's sessions, but for `except`, and its links: none of them opens anything from then on. */
export async function endSessions(tx: Executor, userId: string, except?: string) {
  await tx
    .delete(loginSessions)
    .where(and(eq(loginSessions.userId, userId), except ? ne(loginSessions.id, except) : undefined))
  await endLinks(tx, userId)
  await notifyAccount(tx, userId)
}
