import { CombinedError } from '@urql/core'
import { MeDocument } from '../gql/graphql.ts'
import { runQuery } from './client.ts'
import { endSession } from './end-session.ts'
import { allowRenewal } from './renew-token.ts'
import { bearerToken, browserSession, followCookies, type SessionUser, subjectOf } from './store.ts'

const isUnauthorized = (error: unknown) =>
  error instanceof CombinedError && error.graphQLErrors.some(({ extensions }) => extensions.status === 401)

/** The contact who is signed in, fetched once; null for a guest, and for whom the API knows no more (spec section 8). */
async function loadUser(): Promise<SessionUser | null> {
  const { user } = browserSession()
  const userId = subjectOf(bearerToken())
  if (user || !userId) return user
  try {
    const { me } = await runQuery(MeDocument, { userId }, { skipAuthRedirect: true })
    followCookies(me)
    return me
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    endSession({ leave: false })
    return null
  }
}

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
