import { Hono } from 'hono'
import { user } from '../../../schemas/auth.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { getMe } from './get-me.ts'

export const userRoutes = new Hono<ApiEnv>().get(
  '/me/:userId',
  operation({ id: 'me', tag: 'users', summary: 'The signed-in user', answer: user }),
  async (c) => c.json(await getMe(contextOf(c), c.req.param('userId'))),
)
