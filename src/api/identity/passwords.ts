import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { lettersOf } from '../../../schemas/new-password.ts'
import { loginSessions, users } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  attemptsSoFar,
  countAttempt,
  createFairQueue,
  forgetAttempts,
  invalid,
  networkOf,
} from '../platform/index.ts'
import { notifyAccount } from './login-sessions.ts'

let known: Promise<Set<string>> | undefined

/** 49,000 of them, the most used first: a megabyte that only whoever chooses a password needs. */
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** One word of five letters or more with a year: 'Geheim2026!'. */
const dressedUp = /^\p{L}{5,}\d{1,4}[!?.]?$/u

interface Chooser {
  /** The provider's name on the site. */
  brand: string
  email: string
}

/**
 * Whether it is one of those that are tried first: a common one, with a year too, or whatever digits around the brand's
 * name, or around what stands before the @ of the account's address.
 */
async function isCommonPassword(password: string, { brand, email }: Chooser): Promise<boolean> {
  known ??= load()
  const common = await known
  const small = password.toLowerCase()
  const letters = lettersOf(password)
  const [mailbox = ''] = email.toLowerCase().split('@')
  const own = [brand, mailbox].map(lettersOf).filter((name) => name.length > 2)
  if (small === mailbox || small === email.toLowerCase()) return true
  if (letters !== '' && own.some((name) => letters.replaceAll(name, '') === '')) return true
  return common.has(small) || (dressedUp.test(password) && common.has(letters))
}

/** Hashes or compares a password by turns: half the processors stay free for everybody else, however many people sign in. */
export const inPasswordQueue = createFairQueue(
  {
    places: Math.max(1, Math.floor(availableParallelism() / 2)),
    longest: 300,
    // An office whose people all sign in at nine, and one person who clicks.
    ofAddress: 40,
    ofAccount: 20,
  },
  () => new ApiError('TOO_MANY', undefined, { 'Retry-After': '5' }),
)

/** Argon2id with 19 MiB and two passes: the least that OWASP advises, about 20 ms of one processor. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummyHash: Promise<string> | undefined

/** The hash of an account's new password; 400 at `field` for one that anybody tries first. */
export async function hashNewPassword(
  { brand, address }: Pick<ApiContext, 'brand' | 'address'>,
  { password, email }: { password: string; email: string },
  field: string,
): Promise<string> {
  if (await isCommonPassword(password, { brand, email })) throw invalid(field, 'error.passwordCommon')
  return inPasswordQueue({ address: address && networkOf(address) }, () => hash(password, cost))
}

/** Whether the password is the one of the hash; without a hash it takes as long and says no. Waits for no turn. */
export async function matchesHash(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', cost)
  const matches = await verify(passwordHash ?? (await dummyHash), password)
  return matches && passwordHash !== null
}

/**
 * Whether a password is an account's; null stands for an account that is not there. Wrong ones are counted for the
 * account from this address, so that those of others do not lock its owner out, and with far higher limits for the account
 * and the address; 429 when there were too many. Looked up when it is this attempt's turn, so that many at once are no
 * way around it.
 */
export async function checkPassword(
  { pool, address }: Pick<ApiContext, 'pool' | 'address'>,
  account: string,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const subject = { address: address && networkOf(address), account: account.toLowerCase() }
  return inPasswordQueue(subject, async () => {
    const [failures] = await Promise.all([
      attemptsSoFar(pool, 'login-account-address', { account, address }),
      attemptsSoFar(pool, 'login-account', { account }),
      attemptsSoFar(pool, 'login-failures-address', { address }),
    ])
    const matches = await matchesHash(passwordHash, password)
    if (matches && failures > 0) await forgetAttempts(pool, 'login-account-address', { account, address })
    if (!matches) {
      await Promise.all([
        countAttempt(pool, 'login-account-address', { account, address }),
        countAttempt(pool, 'login-account', { account }),
        countAttempt(pool, 'login-failures-address', { address }),
      ])
    }
    return matches
  })
}

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
