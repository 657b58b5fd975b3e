import { eq, sql } from 'drizzle-orm'
import type { Credentials } from '../../../../schemas/auth.ts'
import { memberships, users } from '../../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  type ErrorCode,
  editors,
  recordSecurityEvent,
} from '../../platform/index.ts'
import { membershipInUse } from '../memberships/membership-in-use.ts'
import { checkCode, hasSecondFactor } from '../second-factors/check-code.ts'
import { signTicket } from '../second-factors/login-ticket.ts'
import { accountSteps } from '../users/account-steps.ts'
import { presentUser } from '../users/present-user.ts'
import { checkPassword } from './check-password.ts'
import { openSession } from './open-session.ts'
import { accountColumns, signInErrorOf } from './principal.ts'

/**
 * Tokens and the account; `isAdmin` asks for one of the control panel, which a customer has not. An account with a second
 * factor gives its code too, now or with the ticket that the panel gets for its password.
 */
export async function login(context: ApiContext, { email, password, isAdmin, code }: Credentials) {
  const { db, pool, address, jwtSecret } = context
  await countAttempt(pool, 'login-address', { address })
  const [found] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const account = found && (!isAdmin || editors.includes(found.role)) ? found : null
  const fail = (code: ErrorCode) => {
    recordSecurityEvent(context, 'sign-in-failed', { userId: found?.id, code })
    return new ApiError(code)
  }
  const passwordHash = account?.passwordHash ?? null
  const matches = await checkPassword(context, email, passwordHash, password)
  if (!account) throw fail('USER_NOT_FOUND')
  if (!matches || !passwordHash) throw fail('WRONG_PASSWORD')
  const failure = signInErrorOf(account)
  if (failure) throw fail(failure)
  if (editors.includes(account.role) && (await hasSecondFactor(context, account.id))) {
    if (!code && isAdmin) return { ticket: await signTicket(account.id, passwordHash, jwtSecret) }
    if (!code) throw fail('CODE_NEEDED')
    await checkCode(context, account.id, code)
  }

  const { session, token } = await openSession(context, { id: account.id, passwordHash })
  recordSecurityEvent(context, 'signed-in', { userId: account.id, session })
  for (const steps of accountSteps()) await steps.signIn?.(db, account.id)
  return { token, user: await presentUser(db, account.id) }
}
