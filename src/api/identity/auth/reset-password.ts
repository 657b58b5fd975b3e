import type { PasswordChoice } from '../../../../schemas/auth.ts'
import { type ApiContext, ApiError, recordSecurityEvent } from '../../platform/index.ts'
import { confirmAddress } from './confirm-address.ts'
import { hashNewPassword } from './passwords.ts'
import { emailOfResetToken, useResetToken } from './reset-token.ts'
import { setPassword } from './set-password.ts'

/**
 * A new password for whoever was mailed the token, whose address that verifies; tells whose it is, so that the site can
 * sign in with it.
 */
export async function resetPassword(context: ApiContext, token: string, { password }: PasswordChoice) {
  const { db, publicUrl } = context
  // Hashing is slow: guesses never get that far, and no connection waits for it.
  const known = await emailOfResetToken(db, token)
  if (known === null) throw new ApiError('RESET_LINK_INVALID')
  const passwordHash = await hashNewPassword(context, { password, email: known }, 'password')
  const { userId, email } = await db.transaction(async (tx) => {
    const owner = await useResetToken(tx, token)
    if (!owner) throw new ApiError('RESET_LINK_INVALID')
    await confirmAddress(context, tx, owner)
    return { userId: owner, ...(await setPassword(tx, { userId: owner, passwordHash, publicUrl: publicUrl() })) }
  })
  recordSecurityEvent(context, 'password-changed', { userId, byLink: true })
  return { email }
}
