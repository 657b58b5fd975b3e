import { and, eq, gt, sql } from 'drizzle-orm'
import type { SecondFactorConfirmation } from '../../../../schemas/second-factor.ts'
import type { Transaction } from '../../../db/client.ts'
import { recoveryCodes, secondFactors } from '../../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  countAttempt,
  forgetAttempts,
  lock,
  recordSecurityEvent,
} from '../../platform/index.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { recordPanelEvent } from '../panel/record-panel-event.ts'
import { mailSecondFactor } from './mail-second-factor.ts'
import { stepOf } from './one-time-password.ts'
import { recoveryHash } from './recovery-codes.ts'
import { seal } from './seal.ts'
import { unsealSetup } from './setup.ts'

async function lockSetup(tx: Transaction, userId: string) {
  await lock(tx, { secondFactors: [userId] })
  const [found] = await tx
    .select({ setup: secondFactors.setup })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gt(secondFactors.setupEndsAt, sql`now()`)))
  return found?.setup
}

/** A code proves that the app has the secret: from then on it is asked for, and every other sign-in of the account ends. */
export async function confirmSecondFactor(context: ApiContext, id: string, { code }: SecondFactorConfirmation) {
  const { db, pool, user, jwtSecret } = context
  const { userId, session } = ownAccount(user, id)
  await countAttempt(pool, 'second-factor', { account: userId })
  await db.transaction(async (tx) => {
    const sealed = await lockSetup(tx, userId)
    const setup = sealed && unsealSetup(sealed, userId, jwtSecret)
    if (!setup) throw new ApiError('STATE_CONFLICT')
    const step = stepOf(code, setup.secret)
    if (step === null) throw new ApiError('WRONG_CODE')
    await tx
      .update(secondFactors)
      .set({
        secret: seal(setup.secret, userId, jwtSecret),
        confirmedAt: sql`now()`,
        lastStep: step,
        setup: null,
        setupEndsAt: null,
      })
      .where(eq(secondFactors.userId, userId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    await tx.insert(recoveryCodes).values(setup.codes.map((one) => ({ userId, codeHash: recoveryHash(one) })))
    await recordPanelEvent(tx, { event: 'second-factor-on', actorId: userId, userId })
    await mailSecondFactor(tx, userId, 'second-factor-on')
    await endSessions(tx, userId, session)
  })
  await forgetAttempts(pool, 'second-factor', { account: userId })
  recordSecurityEvent(context, 'second-factor-on')
}
