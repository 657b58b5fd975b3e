import { CombinedError, composeExchanges, type Exchange, makeOperation, mapExchange, type Operation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import type { Renewal } from './renew-token.ts'
import { canRevive, reviveSession } from './revive-session.ts'
import { bearerToken } from './signed-in.ts'

/** A 401 there says that what was given is wrong, not that a token is too old. */
const withoutToken = ['login', 'refreshTokens']

const isTooOld = ({ graphQLErrors }: CombinedError) =>
  graphQLErrors.some(
    ({ message, extensions, path }) =>
      extensions.status === 401 && message !== 'Wrong password' && !withoutToken.includes(String(path?.[0])),
  )

/** Nobody could renew the token, so nobody knows that it is worth nothing. */
const unreachable = new CombinedError({ networkError: new Error('The session could not be renewed') })

/** The token a call was sent with, '' for none. */
function tokenOf({ context: { fetchOptions } }: Operation): string {
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  return new Headers(options?.headers).get('Authorization')?.replace('Bearer ', '') ?? ''
}

/** With the token as it is now, and without the old one when there is none any more. */
function withToken(operation: Operation): Operation {
  const token = bearerToken()
  const { fetchOptions } = operation.context
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  const headers = new Headers(options?.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  else headers.delete('Authorization')
  return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { headers } })
}

/** Renews the token once for all calls that were refused, then asks them again (DESIGN: Session). */
export function sessionExchange(): Exchange {
  let last: Renewal | undefined
  const renewing = authExchange(async () => {
    let stale = ''
    let leave = false
    return {
      addAuthToOperation: withToken,
      didAuthError(error, operation) {
        const token = tokenOf(operation)
        const skipAuthRedirect = operation.context.skipAuthRedirect === true
        if (!canRevive(token, { skipAuthRedirect }) || !isTooOld(error)) return false
        stale = token
        leave ||= !skipAuthRedirect
        return true
      },
      async refreshAuth() {
        last = await reviveSession(stale, { skipAuthRedirect: !leave })
        leave = false
      },
    }
  })
  const telling = mapExchange({
    onResult(result) {
      const isKnown = last === undefined || last === 'renewed' || last === 'ended'
      return isKnown || !result.error || !isTooOld(result.error) ? result : { ...result, error: unreachable }
    },
  })
  return composeExchanges([telling, renewing])
}
