import { eq, sql } from 'drizzle-orm'
import { loginSessions } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { assertReauthenticated } from './assert-reauthenticated.ts'
import { notifyAccount } from './notify-account.ts'

/** The caller's password, once more: for a while this session may do what asks to sign in again. */
export async function confirmPassword(context: ApiContext, password: string): Promise<void> {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  await assertReauthenticated(context, password)
  await db.transaction(async (tx) => {
    await tx.update(loginSessions).set({ authenticatedAt: sql`now()` }).where(eq(loginSessions.id, user.session))
    await notifyAccount(tx, user.userId)
  })
}
