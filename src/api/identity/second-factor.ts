import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { derivedKey } from '../../adapters/derived-key.ts'
import type { Executor } from '../../db/client.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { type Differences, facts, panelEvents, recoveryCodes, secondFactors } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  forgetAttempts,
  hashOf,
  recordSecurityEvent,
} from '../platform/index.ts'

const keyOf = (secret: string) => derivedKey(secret, 'second factor')

/** Encrypts a text, so that the database alone opens nothing; bound to whose it is. */
export function seal(text: string, owner: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was encrypted; null where it was for another owner, or with a secret that has changed since. */
export function unseal(sealed: string, owner: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const period = 30

const generator = (secret: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })

/** What an app makes its codes of, as text: 160 bits. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What a QR code says to an app. */
export const setupUri = (secret: string, issuer: string, account: string): string =>
  generator(secret, issuer, account).toString()

/** The step of time that a code is of, one step before and after now allowed; null where it is of none. */
export function stepOf(code: string, secret: string): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = Date.now()
  const delta = generator(secret).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** As in base32: nothing in it looks like something else. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const count = 10
const groups = 6

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** Ten codes of 120 bits, in groups that people can read to each other. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, group).join('-'))

/** What is kept of a code; how it was typed makes no difference. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))

/** Writes down who switched what, in the transaction that does. */
export async function recordPanelEvent(
  tx: Executor,
  { differences, ...event }: typeof panelEvents.$inferInsert & { differences?: Differences },
): Promise<void> {
  const [made] = await tx.insert(panelEvents).values(event).returning({ id: panelEvents.id })
  // The journal reads the event, and here what of it is other than before.
  if (made && differences && Object.keys(differences).length > 0)
    await recordStateChange(tx, 'panelEvent', made.id, { to: 'changed', userId: event.actorId, differences })
}

/** The fact whose value says whether everybody of the control panel signs in with a code too. */
export const demandFact = 'second-factor-demanded'

const isDemand = and(eq(facts.name, demandFact), eq(facts.value, 'yes'))

/** Staff have switched on that everybody of the control panel signs in with a code too; for a select. */
export const isSecondFactorDemanded = sql<boolean>`exists (select 1 from ${facts} where ${isDemand})`

export async function readSecondFactorDemanded(db: Executor): Promise<boolean> {
  return (await db.$count(facts, isDemand)) > 0
}

type Context = Pick<ApiContext, 'db' | 'pool' | 'jwtSecret' | 'log' | 'user' | 'address' | 'requestId'>

const isConfirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

export const hasSecondFactor = async ({ db }: Pick<ApiContext, 'db'>, userId: string): Promise<boolean> =>
  (await db.$count(secondFactors, isConfirmed(userId))) > 0

/** Takes a code of the app: none is good twice, however many calls bring it at once. */
async function spendAppCode({ db, jwtSecret }: Context, userId: string, code: string): Promise<boolean> {
  const [factor] = await db.select().from(secondFactors).where(isConfirmed(userId))
  const secret = factor?.secret && unseal(factor.secret, userId, jwtSecret)
  const step = secret ? stepOf(code, secret) : null
  if (step === null) return false
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

async function spendRecoveryCode(context: Context, userId: string, code: string): Promise<boolean> {
  const hash = recoveryHash(code)
  const isSpent = await context.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash), isNull(recoveryCodes.usedAt)))
      .returning({ userId: recoveryCodes.userId })
    if (used.length === 0) return false
    await recordPanelEvent(tx, { event: 'recovery-code-used', actorId: userId, userId })
    return true
  })
  if (isSpent) recordSecurityEvent(context, 'recovery-code-used', { userId })
  return isSpent
}

/** Uses up a code of an account, of its app or a recovery code; 401 when it is none, 429 after too many of those. */
export async function checkCode(context: Context, userId: string, code: string): Promise<void> {
  const { pool } = context
  const account = userId
  // Counted before it is looked at, so that many at once are no way around it.
  await countAttempt(pool, 'second-factor-day', { account })
  await countAttempt(pool, 'second-factor', { account })
  const isGood = (await spendAppCode(context, userId, code)) || (await spendRecoveryCode(context, userId, code))
  if (!isGood) {
    recordSecurityEvent(context, 'second-factor-refused', { userId })
    throw new ApiError('WRONG_CODE')
  }
  await forgetAttempts(pool, 'second-factor', { account })
  await forgetAttempts(pool, 'second-factor-day', { account })
}
