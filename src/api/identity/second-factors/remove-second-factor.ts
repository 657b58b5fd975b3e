import { eq } from 'drizzle-orm'
import type { SecondFactorRemoval, SecondFactorReset } from '../../../../schemas/second-factor.ts'
import type { Transaction } from '../../../db/client.ts'
import { recoveryCodes, secondFactors, users } from '../../../db/tables.ts'
import { type ApiContext, ApiError, editors, lock, recordSecurityEvent, uuidPattern } from '../../platform/index.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { recordPanelEvent } from '../panel/record-panel-event.ts'
import { readSecondFactorDemanded } from '../panel/second-factor-demanded.ts'
import { checkCode, hasSecondFactor } from './check-code.ts'
import { mailSecondFactor, mailSecondFactorReset } from './mail-second-factor.ts'

/** Forgets an account's second factor; false where it had none. */
async function forget(tx: Transaction, userId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return removed.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Takes the own account's second factor away, for its password and a code; 409 where there is none, or while staff demand one of everybody. */
export async function removeSecondFactor(context: ApiContext, id: string, { password, code }: SecondFactorRemoval) {
  const { db, user } = context
  const { userId, session } = ownAccount(user, id)
  if ((await readSecondFactorDemanded(db)) || !(await hasSecondFactor(context, userId)))
    throw new ApiError('STATE_CONFLICT')
  await assertReauthenticated(context, password)
  await checkCode(context, userId, code)
  await db.transaction(async (tx) => {
    if (!(await forget(tx, userId))) return
    await recordPanelEvent(tx, { event: 'second-factor-off', actorId: userId, userId })
    await mailSecondFactor(tx, userId, 'second-factor-off')
    await endSessions(tx, userId, session)
  })
  recordSecurityEvent(context, 'second-factor-off')
}

/** For a colleague who lost the app and the recovery codes: the password alone opens the account until they set up anew. */
export async function removeColleagueSecondFactor(context: ApiContext, id: string, { password }: SecondFactorReset) {
  const { db, user } = context
  if (!user || !uuidPattern.test(id)) throw new ApiError('NOT_FOUND')
  await assertReauthenticated(context, password)
  await db.transaction(async (tx) => {
    await lock(tx, { users: [id] }, 'share')
    const [colleague] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id))
    // Their own goes by their password and a code.
    if (!colleague || !editors.includes(colleague.role) || user.userId === id.toLowerCase())
      throw new ApiError('NOT_FOUND')
    if (!(await forget(tx, id))) throw new ApiError('STATE_CONFLICT')
    await recordPanelEvent(tx, { event: 'second-factor-reset', actorId: user.userId, userId: id })
    await mailSecondFactorReset(tx, id, user.userId)
    await endSessions(tx, id)
  })
  recordSecurityEvent(context, 'second-factor-off', { account: id })
}
