import { CombinedError } from '@urql/core'
import { runQuery } from '../client.ts'
import { MeDocument } from '../gql/graphql.ts'
import { endSession } from './end-session.ts'
import { bearerToken, subjectOf } from './signed-in.ts'
import { browserSession, followCookies, type SessionUser } from './store.ts'

const isUnauthorized = (error: unknown) =>
  error instanceof CombinedError && error.graphQLErrors.some(({ extensions }) => extensions.status === 401)

/** The contact who is signed in, fetched once; null for a guest, and for whom the API knows no more (spec section 8). */
export async function loadUser(): Promise<SessionUser | null> {
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
