import { Hono } from 'hono'
import { array } from 'yup'
import { loginSession } from '../../../schemas/login-session.ts'
import { everybodySignedIn } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { endLoginSession } from './end-login-session.ts'
import { endOtherLoginSessions } from './end-other-login-sessions.ts'
import { listLoginSessions } from './list-login-sessions.ts'

const tag = 'users'
const ownId = pathParameter('userId', 'The id of one’s own account, as signing in gave it.')

export const loginSessionRoutes = new Hono<ApiEnv>()
  .get(
    '/me/:userId/sessions',
    operation({
      id: 'loginSessions',
      tag,
      summary: 'Where one is signed in',
      description:
        'Every sign-in of the own account that has not ended, the last used first: the browser and system it was made with, when it began, when its tokens were last renewed, and whether it is the one that asks.',
      access: everybodySignedIn,
      parameters: [ownId],
      response: array(loginSession.required()).required(),
    }),
    async (c) => c.json(await listLoginSessions(contextOf(c), c.req.param('userId'))),
  )
  .delete(
    '/me/:userId/sessions',
    operation({
      id: 'endOtherLoginSessions',
      tag,
      summary: 'Signs out everywhere else',
      description:
        'Ends every sign-in of the own account but the one that asks: their access tokens and refresh tokens are refused from then on.',
      access: everybodySignedIn,
      parameters: [ownId],
    }),
    async (c) => {
      await endOtherLoginSessions(contextOf(c), c.req.param('userId'))
      return c.body(null, 204)
    },
  )
  .delete(
    '/me/:userId/sessions/:sessionId',
    operation({
      id: 'endLoginSession',
      tag,
      summary: 'Signs out one session',
      description:
        'Ends one sign-in of the own account, on a device that was lost for instance. Its access token and its refresh token are refused from then on. The session of somebody else gets 404.',
      access: everybodySignedIn,
      parameters: [ownId, pathParameter('sessionId', 'The session’s id, from the list.')],
    }),
    async (c) => {
      await endLoginSession(contextOf(c), c.req.param('userId'), c.req.param('sessionId'))
      return c.body(null, 204)
    },
  )
