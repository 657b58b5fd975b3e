import type { CallOptions } from './call-options.ts'
import { canRevive, reviveSession } from './revive-session.ts'
import { bearerToken } from './signed-in.ts'

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
