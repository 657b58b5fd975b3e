import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Credentials } from '../../../schemas/auth.ts'
import { refreshTokens, users } from '../../db/tables.ts'
import { editors } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { presentUser } from '../users/present-user.ts'
import { accessTokenLife, signAccessToken } from './access-token.ts'
import { accountColumns, callerOf, refusalOf } from './account-state.ts'
import { checkPassword } from './check-password.ts'
import { issueRefreshToken } from './refresh-token.ts'

/** Tokens and the account; `isAdmin` asks for one of the control panel, which a customer has not. */
export async function login(context: ApiContext, { email, password, isAdmin }: Credentials) {
  const { db, jwtSecret } = context
  const [found] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const account = found && (!isAdmin || editors.includes(found.role)) ? found : null
  const matches = await checkPassword(context, email, account?.passwordHash ?? null, password)
  if (!account) throw new ApiError('USER_NOT_FOUND')
  if (!matches) throw new ApiError('WRONG_PASSWORD')
  const refusal = refusalOf(account)
  if (refusal) throw new ApiError(refusal)

  const session = randomUUID()
  await db
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.userId, account.id), lt(refreshTokens.expiresAt, sql`now()`)))
  return {
    token: {
      accessToken: await signAccessToken(callerOf(account, session), jwtSecret),
      refreshToken: await issueRefreshToken(db, account.id, jwtSecret, session),
      expiresIn: accessTokenLife,
    },
    user: await presentUser(db, account.id),
  }
}
