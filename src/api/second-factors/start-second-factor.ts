import { sql } from 'drizzle-orm'
import type { SecondFactorStart } from '../../../schemas/second-factor.ts'
import { secondFactors } from '../../db/tables.ts'
import { assertReauthenticated } from '../auth/assert-reauthenticated.ts'
import type { ApiContext } from '../context.ts'
import { invalid } from '../errors.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { checkCode, hasSecondFactor } from './check-code.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { newSecret } from './one-time-password.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { sealSetup } from './setup.ts'

/** How long what has to be confirmed is shown. */
const life = '30 minutes'

/** Makes a secret and recovery codes for the own account; those that it has now stay good until these are confirmed. */
export async function startSecondFactor(context: ApiContext, id: string, { password, code }: SecondFactorStart) {
  const { db, user, jwtSecret } = context
  const { userId } = ownAccount(user, id)
  await assertReauthenticated(context, password)
  if (await hasSecondFactor(context, userId)) {
    if (!code) throw invalid('code', 'error.required')
    await checkCode(context, userId, code)
  }
  const shown = {
    setup: sealSetup({ secret: newSecret(), codes: newRecoveryCodes() }, userId, jwtSecret),
    setupEndsAt: sql`now() + ${life}::interval`,
  }
  await db
    .insert(secondFactors)
    .values({ userId, ...shown })
    .onConflictDoUpdate({ target: secondFactors.userId, set: shown })
  return getSecondFactor(context, id)
}
