import type { MiddlewareHandler } from 'hono'
import { readAccessToken } from './auth/access-token.ts'
import type { ApiEnv } from './context.ts'
import { ApiError } from './errors.ts'

/** Whoever asks for new tokens or a new password, or leaves, may still send an old token along. */
const withoutToken = /^\/api\/auth\/(login|logout|refresh-tokens|reset-password(\/.*)?)$/

/** Reads who calls from the bearer token: none is nobody, a bad or old one is a 401. */
export const authentication: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const header = withoutToken.test(c.req.path) ? undefined : c.req.header('Authorization')
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (header && !token) throw new ApiError('TOKEN_INVALID')
  c.set('user', token ? await readAccessToken(token, c.var.parts.jwtSecret) : null)
  await next()
}
