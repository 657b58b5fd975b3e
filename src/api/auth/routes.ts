import { Hono } from 'hono'
import {
  credentials,
  logoutRequest,
  passwordChange,
  passwordChoice,
  passwordOwner,
  passwordResetRequest,
  refreshedTokens,
  refreshRequest,
  signedIn,
} from '../../../schemas/auth.ts'
import { newUser, user } from '../../../schemas/user.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { createUser } from '../users/create-user.ts'
import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

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
  .post(
    '/logout',
    operation({ id: 'logout', tag, summary: 'Ends the session that a refresh token belongs to' }),
    checkBody(logoutRequest),
    async (c) => {
      await logout(contextOf(c), c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/register',
    operation({ id: 'register', tag, summary: 'Registers or invites somebody', answer: user, status: 201 }),
    checkBody(newUser),
    async (c) => c.json(await createUser(contextOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/reset-password',
    operation({
      id: 'requestPasswordReset',
      tag,
      summary: 'Mails a link to choose a new password',
      answer: passwordOwner,
    }),
    checkBody(passwordResetRequest),
    async (c) => c.json(await requestPasswordReset(contextOf(c), c.req.valid('json'))),
  )
  .post(
    '/reset-password/:token',
    operation({
      id: 'resetPassword',
      tag,
      summary: 'A new password, for the token of that link',
      answer: passwordOwner,
    }),
    checkBody(passwordChoice),
    async (c) => c.json(await resetPassword(contextOf(c), c.req.param('token'), c.req.valid('json'))),
  )
  .post(
    '/change-password',
    operation({ id: 'changePassword', tag, summary: 'A new password, for the old one', answer: passwordOwner }),
    checkBody(passwordChange),
    async (c) => c.json(await changePassword(contextOf(c), c.req.valid('json'))),
  )
