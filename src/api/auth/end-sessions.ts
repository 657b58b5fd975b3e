import { and, eq, ne } from 'drizzle-orm'
import type { Executor } from '../../db/client.ts'
import { refreshTokens } from '../../db/tables.ts'

/** Ends an account's sign-ins, but for `except`: each lasts as long as its access token, 15 minutes at most. */
export async function endSessions(tx: Executor, userId: string, except?: string) {
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), except ? ne(refreshTokens.family, except) : undefined))
}
