import { eq } from 'drizzle-orm'
import type { PasswordChange } from '../../../schemas/auth.ts'
import { users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './set-password.ts'

/** The caller's new password, for the old one; other sessions end, this one goes on. */
export async function changePassword(context: ApiContext, { oldPassword, newPassword }: PasswordChange) {
  const { db, user, publicUrl } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  const [account] = await db
    .select({ email: users.email, passwordHash: users.passwordHash, active: users.active })
    .from(users)
    .where(eq(users.id, user.id))
  if (!account?.active) throw new ApiError('TOKEN_INVALID')
  if (!(await checkPassword(context, account.email, account.passwordHash, oldPassword))) {
    throw new ApiError('WRONG_PASSWORD')
  }
  const passwordHash = await hashPassword(newPassword)
  return db.transaction((tx) =>
    setPassword(tx, { userId: user.id, passwordHash, publicUrl: publicUrl(), except: user.session }),
  )
}
