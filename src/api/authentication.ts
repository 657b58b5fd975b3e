import type { Context } from 'hono'
import type { ApiEnv, Principal } from './context.ts'
import { ApiError } from './errors.ts'

/** Who calls, by the bearer token: none is nobody; a bad or old one, or one whose session is over, is a 401. */
export async function authenticate(c: Context<ApiEnv>): Promise<Principal | null> {
  const header = c.req.header('Authorization')
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (header && !token) throw new ApiError('TOKEN_INVALID')
  return token ? c.var.parts.principals.of(token) : null
}
