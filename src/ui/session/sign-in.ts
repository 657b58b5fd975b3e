import { endSession } from './end-session.ts'
import { loadUser } from './load-user.ts'
import { allowRenewal } from './renew-token.ts'
import { followCookies, type SessionUser } from './store.ts'

interface SignInFailure {
  status: number
  /** The server's, for errorKey. */
  message: string
}

/** Signs in through the site's own server, which keeps the refresh token; a 401 clears the session (spec section 8). */
export async function signIn(email: string, password: string): Promise<{ user: SessionUser | null } | SignInFailure> {
  const result = await fetch('/session/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!result.ok) {
    if (result.status === 401) endSession({ leave: false })
    const { message }: { message?: string } = await result.json().catch(() => ({}))
    return { status: result.status, message: message ?? '' }
  }
  allowRenewal()
  followCookies(null)
  return { user: await loadUser() }
}
