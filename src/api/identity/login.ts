import { eq, sql } from 'drizzle-orm'
import type { Credentials } from '../../../schemas/auth.ts'
import { memberships, users } from '../../db/tables.ts'
import type { ApiContext, ErrorCode } from '../platform/index.ts'
import { ApiError, countAttempt, hashOf, recordSecurityEvent } from '../platform/index.ts'
import { idIn, tokensOf } from './access-token.ts'
import { accountSteps } from './account-steps.ts'
import { membershipInUse } from './add-membership.ts'
import { openSession } from './open-session.ts'
import { checkPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { accountColumns, signInErrorOf } from './principals.ts'
import { checkCode, hasSecondFactor } from './second-factor.ts'

/** Seconds in which a password that was right waits for its code. */
const ticketLife = 5 * 60

const tickets = tokensOf('st+jwt', 'second-factor')

/** Says that an account's password was right; it opens nothing without a code, and nothing once that password changed. */
const signTicket = (id: string, passwordHash: string, secret: string): Promise<string> =>
  tickets.sign({ sub: id, pwd: hashOf(passwordHash) }, secret, `${ticketLife}s`)

/** Whose ticket it is, and whether a password is still the one it was given for; 401 when it is none of ours or too old. */
export async function readTicket(ticket: string, secret: string) {
  const { sub, pwd } = await tickets.read(ticket, secret)
  return { userId: idIn(sub), isFor: (passwordHash: string) => hashOf(passwordHash) === pwd }
}

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
  const account = found && (!isAdmin || found.role !== 'CONTACT') ? found : null
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
  if (account.role !== 'CONTACT' && (await hasSecondFactor(context, account.id))) {
    if (!code && isAdmin) return { ticket: await signTicket(account.id, passwordHash, jwtSecret) }
    if (!code) throw fail('CODE_NEEDED')
    await checkCode(context, account.id, code)
  }

  const { session, token } = await openSession(context, { id: account.id, passwordHash })
  recordSecurityEvent(context, 'signed-in', { userId: account.id, session })
  for (const steps of accountSteps()) await steps.signIn?.(db, account.id)
  return { token, user: await presentUser(db, account.id) }
}
