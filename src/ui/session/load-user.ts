import { CombinedError } from '@urql/core'
import { ask } from '../client.ts'
import { MeDocument } from '../gql/graphql.ts'
import { endSession } from './end-session.ts'
import { bearerToken, holderOf } from './signed-in.ts'
import { browserSession, followCookies, type SessionUser } from './store.ts'

const isRefused = (error: unknown) =>
  error instanceof CombinedError && error.graphQLErrors.some(({ extensions }) => extensions.status === 401)

/** The contact who is signed in, fetched once; null for a guest, and for whom the API knows no more (spec section 8). */
export async function loadUser(): Promise<SessionUser | null> {
  const { user } = browserSession()
  const userId = holderOf(bearerToken())
  if (user || !userId) return user
  try {
    const { me } = await ask(MeDocument, { userId }, { skipAuthRedirect: true })
    followCookies(me)
    return me
  } catch (error) {
    if (!isRefused(error)) throw error
    endSession({ leave: false })
    return null
  }
}
