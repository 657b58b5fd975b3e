import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '../../../db/tables.ts'
import { type ApiContext, ApiError, countAttempt, forgetAttempts, recordSecurityEvent } from '../../platform/index.ts'
import { recordPanelEvent } from '../panel/record-panel-event.ts'
import { stepOf } from './one-time-password.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './seal.ts'

type Context = Pick<ApiContext, 'db' | 'pool' | 'jwtSecret' | 'log' | 'user' | 'address' | 'requestId'>

/** Whether an account signs in with a code too. */
export async function hasSecondFactor({ db }: Pick<ApiContext, 'db'>, userId: string): Promise<boolean> {
  const found = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
  return found.length > 0
}

/** Takes a code of the app: none is good twice, however many calls bring it at once. */
async function spendAppCode({ db, jwtSecret }: Context, userId: string, code: string): Promise<boolean> {
  const [factor] = await db
    .select({ secret: secondFactors.secret })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
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
  const isSpent = await context.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, recoveryHash(code)),
          isNull(recoveryCodes.usedAt),
        ),
      )
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
