import type { PasswordChoice } from '../../../schemas/auth.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { isGoodResetToken, useResetToken } from './reset-token.ts'
import { setPassword } from './set-password.ts'

/** A new password for whoever was mailed the token; tells whose it is, so that the site can sign in with it. */
export async function resetPassword({ db, publicUrl }: ApiContext, token: string, { password }: PasswordChoice) {
  // Hashing is slow: guesses never get that far, and no connection waits for it.
  if (!(await isGoodResetToken(db, token))) throw new ApiError('RESET_LINK_INVALID')
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const userId = await useResetToken(tx, token)
    if (!userId) throw new ApiError('RESET_LINK_INVALID')
    return setPassword(tx, { userId, passwordHash, publicUrl: publicUrl() })
  })
}
