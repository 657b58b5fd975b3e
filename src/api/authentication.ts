import type { MiddlewareHandler } from 'hono'
import { readAccessToken } from './auth/access-token.ts'
import type { ApiEnv } from './context.ts'
import { ApiError } from './errors.ts'

/** Whoever asks for new tokens may still send the old one along. */
const withoutToken = ['/api/auth/login', '/api/auth/refresh-tokens']

/** Reads who calls from the bearer token: none is nobody, a bad or old one is a 401. */
export const authentication: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const header = withoutToken.includes(c.req.path) ? undefined : c.req.header('Authorization')
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  if (header && !token) throw new ApiError('TOKEN_INVALID')
  c.set('user', token ? await readAccessToken(token, c.var.parts.jwtSecret) : null)
  await next()
}
