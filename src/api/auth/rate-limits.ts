import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../errors.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** How often what may be tried: `points` times in `duration` seconds. An office is many people behind one address. */
const limits = {
  'login-account': { points: 10, duration: quarter },
  'login-address': { points: 100, duration: quarter },
  'reset-account': { points: 10, duration: hour },
  'reset-address': { points: 100, duration: hour },
  'register-address': { points: 300, duration: hour },
  'validate-address': { points: 1000, duration: hour },
  // Both send mail to whatever address is given.
  'contact-account': { points: 20, duration: hour },
  // Messages whose sender did no work for them: forms without scripts, and machines.
  'contact-unverified': { points: 20, duration: hour },
  'newsletter-address': { points: 200, duration: hour },
  'booking-address': { points: 300, duration: hour },
}
export type LimitName = keyof typeof limits

/** Whose attempts are counted: an e-mail address, or where the call came from. Without one nothing is counted. */
export type Subject = { account: string } | { address: string | undefined }

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

/** The network of an IPv6 address: whoever has one of its addresses has them all. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '')
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const before = left.split(':')
  const missing = right === undefined ? 0 : 8 - before.length - right.split(':').length
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}

function keyOf(subject: Subject): string | null {
  if ('account' in subject) return createHash('sha256').update(subject.account.toLowerCase()).digest('base64url')
  return subject.address ? networkOf(subject.address) : null
}

const tooMany = (milliseconds: number) =>
  new ApiError('TOO_MANY', undefined, { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) })

/** Counts one attempt; 429 when it is one too many. */
export async function countAttempt(pool: Pool, name: LimitName, subject: Subject): Promise<void> {
  const key = keyOf(subject)
  if (!key) return
  await limiterOf(pool, name)
    .consume(key)
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
