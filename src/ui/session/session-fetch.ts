import type { CallOptions } from '../client.ts'
import { endSession } from './end-session.ts'
import { renewToken } from './renew-token.ts'
import { bearerToken } from './signed-in.ts'

const send = (address: string, init: RequestInit, token: string) => {
  const headers = new Headers(init.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return fetch(address, { ...init, headers })
}

/** Sends a call with the token; on a 401 renews it and sends the call again (spec section 7). */
export async function sessionFetch(
  address: string,
  init: RequestInit,
  { skipAuthRedirect }: CallOptions,
): Promise<Response> {
  const token = bearerToken()
  const answer = await send(address, init, token)
  if (answer.status !== 401 || !token) return answer
  const renewal = await renewToken(token)
  if (renewal === 'ended') endSession({ leave: !skipAuthRedirect })
  return renewal === 'renewed' ? send(address, init, bearerToken()) : answer
}
