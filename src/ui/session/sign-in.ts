import { endSession } from './end-session.ts'
import { loadUser } from './load-user.ts'
import { allowRenewal } from './renew-token.ts'
import { followCookies, type SessionUser } from './store.ts'

interface Refusal {
  status: number
  /** The server's, for errorKey. */
  message: string
}

/** Signs in through the site's own server, which keeps the refresh token; a 401 clears the session (spec section 8). */
export async function signIn(email: string, password: string): Promise<{ user: SessionUser | null } | Refusal> {
  const answer = await fetch('/session/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) {
    if (answer.status === 401) endSession({ leave: false })
    const { message }: { message?: string } = await answer.json().catch(() => ({}))
    return { status: answer.status, message: message ?? '' }
  }
  allowRenewal()
  followCookies(null)
  return { user: await loadUser() }
}
