import { Hono } from 'hono'
import { credentials, refreshedTokens, refreshRequest, signedIn } from '../../../schemas/auth.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { login } from './login.ts'
import { refreshTokens } from './refresh-tokens.ts'

const tag = 'auth'

export const authRoutes = new Hono<ApiEnv>()
  .post(
    '/login',
    operation({
      id: 'login',
      tag,
      summary: 'Tokens and the user, for an e-mail address and password',
      answer: signedIn,
    }),
    checkBody(credentials),
    async (c) => c.json(await login(contextOf(c), c.req.valid('json'))),
  )
  .post(
    '/refresh-tokens',
    operation({ id: 'refreshTokens', tag, summary: 'New tokens for a refresh token', answer: refreshedTokens }),
    checkBody(refreshRequest),
    async (c) => c.json(await refreshTokens(contextOf(c), c.req.valid('json'))),
  )
