import { CombinedError, composeExchanges, type Exchange, makeOperation, mapExchange, type Operation } from '@urql/core'
import { authExchange } from '@urql/exchange-auth'
import { endSession, forgetSession, goToLogin } from './end-session.ts'
import { type Renewal, renewToken } from './renew-token.ts'
import { canSignInAgain, signInAgain } from './sign-in-again.ts'
import { bearerToken } from './store.ts'

export interface CallOptions {
  /** Whose session ends with this call stays on the page (spec section 7). */
  skipAuthRedirect?: boolean
}

/** Whether a call that was refused may be sent again with another token; without one, after signing in again. */
const canRevive = (token: string, { skipAuthRedirect }: CallOptions): boolean =>
  token !== '' || (skipAuthRedirect !== true && canSignInAgain())

/**
 * Renews the token that a call was refused with. Where there is no session any more, one signs in again over the page,
 * or where no page asks that, leaves it.
 */
async function reviveSession(stale: string, { skipAuthRedirect }: CallOptions): Promise<Renewal> {
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

const send = (address: string, init: RequestInit, token: string) => {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return fetch(address, { ...init, headers })
}

/** Sends a call with the token; on a 401 renews it and sends the call again (spec section 7), 503 when nobody could. */
export async function sessionFetch(address: string, init: RequestInit, options: CallOptions): Promise<Response> {
  const token = bearerToken()
  const result = await send(address, init, token)
  if (result.status !== 401 || !canRevive(token, options)) return result
  const renewal = await reviveSession(token, options)
  if (renewal === 'ended') return result
  return renewal === 'renewed' ? send(address, init, bearerToken()) : new Response(null, { status: 503 })
}

/** A 401 there says that what was given is wrong, not that a token is too old. */
const withoutToken = ['login', 'refreshTokens']

const isTooOld = ({ graphQLErrors }: CombinedError) =>
  graphQLErrors.some(
    ({ message, extensions, path }) =>
      extensions.status === 401 && message !== 'Wrong password' && !withoutToken.includes(String(path?.[0])),
  )

/** Nobody could renew the token, so nobody knows that it is worth nothing. */
const unreachable = new CombinedError({ networkError: new Error('The session could not be renewed') })

function headersOf({ context: { fetchOptions } }: Operation): Headers {
  const options = typeof fetchOptions === 'function' ? fetchOptions() : fetchOptions
  return new Headers(options?.headers)
}

/** The token a call was sent with, '' for none. */
const tokenOf = (operation: Operation) => headersOf(operation).get('Authorization')?.replace('Bearer ', '') ?? ''

/** With the token as it is now, and without the old one when there is none any more. */
function withToken(operation: Operation): Operation {
  const token = bearerToken()
  const headers = headersOf(operation)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  else headers.delete('Authorization')
  return makeOperation(operation.kind, operation, { ...operation.context, fetchOptions: { headers } })
}

/** Renews the token once for all calls that were refused, then asks them again. */
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
