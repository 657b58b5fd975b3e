import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { recoveryCodes, secondFactors, users } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ownAccount } from '../login-sessions/own-account.ts'
import { isSecondFactorDemanded } from '../panel/second-factor-demanded.ts'
import { instantOf } from '../present-instant.ts'
import { setupUri } from './one-time-password.ts'
import { unsealSetup } from './setup.ts'

/** What stands between the own account's password and its session; while it is being set up, what it takes to do so. */
export async function getSecondFactor({ db, user, jwtSecret, brand }: ApiContext, id: string) {
  const { userId, email } = ownAccount(user, id)
  const [found] = await db
    .select({
      since: instantOf(secondFactors.confirmedAt),
      setup: sql<string | null>`case when ${secondFactors.setupEndsAt} > now() then ${secondFactors.setup} end`,
      codesLeft: sql<number>`(${db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))})::int`,
      isDemanded: isSecondFactorDemanded,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  const setup = found?.setup ? unsealSetup(found.setup, userId, jwtSecret) : null
  return {
    isOn: Boolean(found?.since),
    since: found?.since ?? null,
    isDemanded: found?.isDemanded ?? false,
    recoveryCodesLeft: found?.codesLeft ?? 0,
    secret: setup?.secret ?? null,
    uri: setup && setupUri(setup.secret, brand, email),
    recoveryCodes: setup?.codes ?? [],
  }
}
