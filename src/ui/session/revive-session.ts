import type { CallOptions } from './call-options.ts'
import { endSession, forgetSession, goToLogin } from './end-session.ts'
import { type Renewal, renewToken } from './renew-token.ts'
import { canSignInAgain, signInAgain } from './sign-in-again.ts'

/** Whether a call that was refused may be sent again with another token; without one, after signing in again. */
export const canRevive = (token: string, { skipAuthRedirect }: CallOptions): boolean =>
  token !== '' || (skipAuthRedirect !== true && canSignInAgain())

/**
 * Renews the token that a call was refused with. Where there is no session any more, one signs in again over the page,
 * or where no page asks that, leaves it.
 */
export async function reviveSession(stale: string, { skipAuthRedirect }: CallOptions): Promise<Renewal> {
  const renewal = await renewToken(stale)
  if (renewal !== 'ended') return renewal
  if (skipAuthRedirect || !canSignInAgain()) {
    endSession({ leave: !skipAuthRedirect })
    return 'ended'
  }
  forgetSession()
  if (await signInAgain()) return 'renewed'
  goToLogin()
  return 'ended'
}
