import { type CombinedError, type Exchange, makeOperation, type Operation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { endSession } from './end-session.ts'
import { renewToken } from './renew-token.ts'
import { bearerToken } from './signed-in.ts'

/** A 401 there says that what was given is wrong, not that a token is too old. */
const withoutToken = ['login', 'refreshTokens']

const isTooOld = ({ graphQLErrors }: CombinedError) =>
  graphQLErrors.some(({ extensions, path }) => extensions.status === 401 && !withoutToken.includes(String(path?.[0])))

/** The token a call was sent with, '' for none. */
function tokenOf({ context: { fetchOptions } }: Operation): string {
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  return new Headers(options?.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
}

/** With the token as it is now, and without the old one when there is none any more. */
function withToken(operation: Operation): Operation {
  const token = bearerToken()
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {}
  return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { headers } })
}

/** Renews the token once for all calls that were refused, then asks them again (DESIGN: Session). */
export const sessionExchange = (): Exchange =>
  authExchange(async () => {
    let stale = ''
    let leave = false
    return {
      addAuthToOperation: withToken,
      didAuthError(error, operation) {
        const token = tokenOf(operation)
        if (!token || !isTooOld(error)) return false
        stale = token
        leave ||= operation.context.skipAuthRedirect !== true
        return true
      },
      async refreshAuth() {
        const renewal = await renewToken(stale)
        if (renewal === 'ended') endSession({ leave })
        leave = false
      },
    }
  })
