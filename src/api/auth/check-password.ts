import type { ApiContext } from '../context.ts'
import { inPasswordTurn } from './password-turn.ts'
import { matchesHash } from './passwords.ts'
import { attemptsSoFar, countAttempt, forgetAttempts } from './rate-limits.ts'

/**
 * Whether a password is an account's; null stands for an account that is not there. Wrong ones are counted for the
 * account and for the caller's address, 429 when there were too many: looked up when it is this attempt's turn, so
 * that many at once are no way around it.
 */
export async function checkPassword(
  { pool, address }: Pick<ApiContext, 'pool' | 'address'>,
  account: string,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  return inPasswordTurn(async () => {
    const [failures] = await Promise.all([
      attemptsSoFar(pool, 'login-account', { account }),
      attemptsSoFar(pool, 'login-address', { address }),
    ])
    const matches = await matchesHash(passwordHash, password)
    if (matches && failures > 0) await forgetAttempts(pool, 'login-account', { account })
    if (!matches) {
      await Promise.all([
        countAttempt(pool, 'login-account', { account }),
        countAttempt(pool, 'login-address', { address }),
      ])
    }
    return matches
  })
}
