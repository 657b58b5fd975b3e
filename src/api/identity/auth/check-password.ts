import { type ApiContext, attemptsSoFar, countAttempt, forgetAttempts, networkOf } from '../../platform/index.ts'
import { inPasswordQueue } from './password-queue.ts'
import { matchesHash } from './passwords.ts'

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
