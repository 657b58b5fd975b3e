import { eq } from 'drizzle-orm'
import type { SecondFactorLogin } from '../../../schemas/second-factor.ts'
import { memberships, users } from '../../db/tables.ts'
import { openSession } from '../auth/open-session.ts'
import { accountColumns, signInErrorOf } from '../auth/principal.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { membershipInUse } from '../memberships/membership-in-use.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { presentUser } from '../users/present-user.ts'
import { checkCode } from './check-code.ts'
import { readTicket } from './login-ticket.ts'

/** The second half of signing in: tokens and the account, for the ticket that its password brought and a code. */
export async function loginWithCode(context: ApiContext, { ticket, code }: SecondFactorLogin) {
  const { db, jwtSecret } = context
  const { userId, isFor } = await readTicket(ticket, jwtSecret)
  const [account] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(eq(users.id, userId))
  if (!account?.passwordHash || !isFor(account.passwordHash)) throw new ApiError('TOKEN_INVALID')
  const failure = signInErrorOf(account)
  if (failure) throw new ApiError(failure)
  await checkCode(context, userId, code)
  const { session, token } = await openSession(context, { id: userId, passwordHash: account.passwordHash })
  recordSecurityEvent(context, 'signed-in', { userId, session, secondFactor: true })
  return { token, user: await presentUser(db, userId) }
}
