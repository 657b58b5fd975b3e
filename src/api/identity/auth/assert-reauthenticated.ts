import { eq } from 'drizzle-orm'
import { users } from '../../../db/tables.ts'
import { type ApiContext, ApiError } from '../../platform/index.ts'
import { checkPassword } from './check-password.ts'

/** Milliseconds after signing in, or giving the password in another way, in which it is not needed again. */
const recent = 10 * 60_000

/**
 * Before an e-mail address, a password or a role changes: the caller's own password, given now or when this session
 * began a moment ago. 401 when it is wrong, 403 'Sign in again' when it was given too long ago.
 */
export async function assertReauthenticated(context: ApiContext, password?: string): Promise<void> {
  const { db, user } = context
  if (!user) throw new ApiError('NOT_SIGNED_IN')
  if (password === undefined) {
    if (Date.now() - user.authenticatedAt.getTime() > recent) throw new ApiError('SIGN_IN_AGAIN')
    return
  }
  const [account] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, user.userId))
  const matches = account && (await checkPassword(context, account.email, account.passwordHash, password))
  if (!matches) throw new ApiError('WRONG_PASSWORD')
}
