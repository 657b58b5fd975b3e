import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from './errors.ts'
import { hashOf, networkOf } from './security.ts'

const minute = 60
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

/** How often what may be tried: `points` times in `duration` seconds. An office is many people behind one address. */
const limits = {
  // Wrong passwords: of one account from one address, of the account from anywhere, from the address for any account.
  'login-account-address': { points: 10, duration: quarter },
  'login-account': { points: 100, duration: hour },
  'login-failures-address': { points: 100, duration: quarter },
  // Right ones too: each costs the time of a processor.
  'login-address': { points: 600, duration: quarter },
  // Codes of a second factor, whoever types them knows the password: a million of them, three of which are right.
  'second-factor': { points: 10, duration: quarter },
  'second-factor-day': { points: 50, duration: day },
  'reset-account': { points: 10, duration: hour },
  'reset-address': { points: 100, duration: hour },
  'register-address': { points: 300, duration: hour },
  'validate-address': { points: 1000, duration: hour },
  // Tells whose employee somebody is.
  'validate-email': { points: 100, duration: hour },
  // Messages whose sender did no work for them: forms without scripts, and machines.
  'contact-unverified': { points: 20, duration: hour },
  'newsletter-address': { points: 200, duration: hour },
  'booking-address': { points: 300, duration: hour },
  // Addresses of drafts that nobody made, or that ended.
  'preview-unknown': { points: 200, duration: hour },
  // Links of trainers that nobody sent, or that ended.
  'trainer-unknown': { points: 200, duration: hour },
  // What the trainer of a session writes to all of it, by each link: what is sent is bounded apart.
  'trainer-drafts': { points: 50, duration: day },
  // Material that the trainer of a session sends for it, by each link.
  'trainer-files': { points: 100, duration: day },
  // Wrong codes at a door, of hundreds of millions, and names that nobody of the session has: a class types behind one address.
  'door-code': { points: 300, duration: quarter },
  'door-name': { points: 300, duration: quarter },
  'page-view-address': { points: 2000, duration: hour },
  // What keeps a processor busy: of pictures that are encoded anew, and of tables that are taken apart.
  'picture-megapixels': { points: 300, duration: minute },
  'table-kilobytes': { points: 6 * 1024, duration: minute },
  // Mails that people cause: to one mailbox from whomever, and from one account to people it invites.
  'mail-recipient': { points: 20, duration: hour },
  'mail-recipient-day': { points: 60, duration: day },
  // To whoever registers or proves an address: mails of others' making do not keep anybody from it.
  'mail-registration': { points: 20, duration: hour },
  'mail-registration-day': { points: 60, duration: day },
  'mail-invitations': { points: 20, duration: hour },
  'mail-invitations-day': { points: 100, duration: day },
  // Discount codes that nobody made: who guesses finds none.
  'discount-code': { points: 50, duration: hour },
}
export type LimitName = keyof typeof limits

/** Whose attempts are counted: an e-mail address, where the call came from, or both together. */
export type Subject = { account?: string; address?: string | undefined }

const limiters = new WeakMap<Pool, Map<LimitName, RateLimiterPostgres>>()

function limiterOf(pool: Pool, name: LimitName): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<LimitName, RateLimiterPostgres>()
  limiters.set(pool, known)
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      ...limits[name],
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      clearExpiredByTimeout: known.size === 0,
    })
  known.set(name, limiter)
  return limiter
}

/** Without an account or an address nothing is counted; an account counts alone where the call came from nowhere. */
function keyOf({ account, address }: Subject): string | null {
  const hashed = account && hashOf(account.toLowerCase())
  const network = address && networkOf(address)
  return [hashed, network].filter(Boolean).join('@') || null
}

const tooMany = (milliseconds: number) =>
  new ApiError('TOO_MANY', undefined, { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) })

/** Counts one attempt, or one of so many points; 429 when it is too much. */
export async function countAttempt(pool: Pool, name: LimitName, subject: Subject, points = 1): Promise<void> {
  const key = keyOf(subject)
  if (!key) return
  await limiterOf(pool, name)
    .consume(key, points)
    .catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
    })
}

/** How many attempts were counted; 429 when no more are allowed. */
export async function attemptsSoFar(pool: Pool, name: LimitName, subject: Subject): Promise<number> {
  const key = keyOf(subject)
  const counted = key ? await limiterOf(pool, name).get(key) : null
  if (!counted) return 0
  if (counted.consumedPoints >= limits[name].points) throw tooMany(counted.msBeforeNext)
  return counted.consumedPoints
}

/** Forgets what was counted. */
export async function forgetAttempts(pool: Pool, name: LimitName, subject: Subject): Promise<void> {
  const key = keyOf(subject)
  if (key) await limiterOf(pool, name).delete(key)
}
