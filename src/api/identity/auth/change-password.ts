import { eq, sql } from 'drizzle-orm'
import type { PasswordChange } from '../../../../schemas/auth.ts'
import { loginSessions, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, recordSecurityEvent } from '../../platform/index.ts'
import { checkPassword } from './check-password.ts'
import { hashNewPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** The caller's new password, for the old one; other sessions end, this one goes on. */
export async function changePassword(context: ApiContext, { oldPassword, newPassword }: PasswordChange) {
  const { db, user, publicUrl } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const [account] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.userId))
  if (!account) throw new ApiError('TOKEN_INVALID')
  if (!(await checkPassword(context, account.email, account.passwordHash, oldPassword))) {
    throw new ApiError('WRONG_PASSWORD')
  }
  const passwordHash = await hashNewPassword(context, { password: newPassword, email: account.email }, 'newPassword')
  const owner = await db.transaction(async (tx) => {
    await tx.update(loginSessions).set({ authenticatedAt: sql`now()` }).where(eq(loginSessions.id, user.session))
    return setPassword(tx, { userId: user.userId, passwordHash, publicUrl: publicUrl(), except: user.session })
  })
  recordSecurityEvent(context, 'password-changed')
  return owner
}
