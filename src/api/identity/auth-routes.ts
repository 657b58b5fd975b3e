import { eq } from 'drizzle-orm'
import {
  credentials,
  emailVerification,
  logoutRequest,
  passwordChange,
  passwordChoice,
  passwordConfirmation,
  passwordOwner,
  passwordResetRequest,
  refreshedTokens,
  refreshRequest,
  signedIn,
  verificationRequest,
  verifiedEmail,
} from '../../../schemas/auth.ts'
import { organisationChoice } from '../../../schemas/membership.ts'
import { loginResult, type SecondFactorLogin, secondFactorLogin } from '../../../schemas/second-factor.ts'
import { user } from '../../../schemas/user.ts'
import { loginSessions, memberships, users } from '../../db/tables.ts'
import {
  type ApiContext,
  ApiError,
  customers,
  everybodySignedIn,
  pathParameter,
  post,
  recordSecurityEvent,
  routes,
} from '../platform/index.ts'
import { membershipInUse } from './add-membership.ts'
import { registration } from './create-user.ts'
import { resendVerification } from './email-verification.ts'
import { login, readTicket } from './login.ts'
import { notifyAccount } from './login-sessions.ts'
import { switchOrganisation } from './memberships.ts'
import { openSession, readRefreshToken, refreshTokens } from './open-session.ts'
import { changePassword, requestPasswordReset, resetPassword } from './password-reset.ts'
import { confirmPassword } from './passwords.ts'
import { presentUser } from './present-user.ts'
import { accountColumns, signInErrorOf } from './principals.ts'
import { checkCode } from './second-factor.ts'
import { verifyEmail } from './verify-email.ts'

/** The second half of signing in: tokens and the account, for the ticket that its password brought and a code. */
async function loginWithCode(context: ApiContext, { ticket, code }: SecondFactorLogin) {
  const { db, jwtSecret } = context
  const { userId, isFor } = await readTicket(ticket, jwtSecret)
  const [account] = await db
    .select({ ...accountColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(memberships, membershipInUse)
    .where(eq(users.id, userId))
  if (!account?.passwordHash || !isFor(account.passwordHash)) throw new ApiError('TOKEN_INVALID')
  const failure = signInErrorOf(account)
  if (failure) throw new ApiError(failure)
  await checkCode(context, userId, code)
  const { session, token } = await openSession(context, { id: userId, passwordHash: account.passwordHash })
  recordSecurityEvent(context, 'signed-in', { userId, session, secondFactor: true })
  return { token, user: await presentUser(db, userId) }
}

/** Ends the session a refresh token belongs to: no token of it opens anything from then on. */
async function logout(context: ApiContext, { refreshToken }: { refreshToken: string }) {
  const { db, jwtSecret } = context
  const { id } = await readRefreshToken(refreshToken, jwtSecret)
  const [ended] = await db.delete(loginSessions).where(eq(loginSessions.id, id)).returning()
  if (!ended) return
  await notifyAccount(db, ended.userId)
  recordSecurityEvent(context, 'signed-out', { userId: ended.userId, session: id })
}

export const authRoutes = routes(
  post('/login', {
    id: 'login',
    summary: 'Tokens and the user, for an e-mail address and password',
    description:
      'Signs in. The access token goes along with later calls as `Authorization: Bearer ...` and lives 15 minutes; the refresh token brings new ones. `isAdmin` asks for an account of the control panel; one with a second factor then gets a `ticket` and no tokens, for the call that takes its code. `code` may come along instead, and has to without `isAdmin` (401 `Code needed`). Too many tries from one place or for one account get 429.',
    access: 'anonymous',
    failures: [
      'WRONG_PASSWORD',
      'USER_NOT_FOUND',
      'CODE_NEEDED',
      'WRONG_CODE',
      'ACCOUNT_INACTIVE',
      'APPROVAL_PENDING',
      'APPROVAL_REJECTED',
      'TOO_MANY',
    ],
    example: { email: 'contact@leerplein.test', password: 'leerplein-demo' },
    response: loginResult,
    body: credentials,
    run: (context, { body }) => login(context, body),
  }),
  post('/second-factor', {
    id: 'loginWithCode',
    summary: 'Tokens and the user, for a code',
    description:
      'The second half of signing in to the control panel: for the ticket that `login` gave, which is good for five minutes, and a code of the account’s app or one of its recovery codes. Each code is good once; too many wrong ones get 429.',
    access: 'anonymous',
    failures: ['TOKEN_INVALID', 'WRONG_CODE', 'TOO_MANY'],
    response: signedIn,
    body: secondFactorLogin,
    run: (context, { body }) => loginWithCode(context, body),
  }),
  post('/refresh-tokens', {
    id: 'refreshTokens',
    summary: 'New tokens for a refresh token',
    description:
      'Gives a new access token and a new refresh token; the old refresh token is spent. One that is used again ends the whole session: everybody who holds a token of it must sign in anew.',
    access: 'anonymous',
    failures: ['TOKEN_INVALID'],
    response: refreshedTokens,
    body: refreshRequest,
    run: (context, { body }) => refreshTokens(context, body),
  }),
  post('/switch-organisation', {
    id: 'switchOrganisation',
    summary: 'Speaks for another of one’s organisations',
    description:
      'From then on every call of the account, on every device, is made for this organisation and reaches nothing of the one before. Tokens stay what they are: none names an organisation. 404 for an organisation that has not let the account in.',
    access: customers,
    response: user,
    body: organisationChoice,
    run: (context, { body }) => switchOrganisation(context, body),
  }),
  post('/logout', {
    id: 'logout',
    summary: 'Ends the session that a refresh token belongs to',
    description:
      'Ends the session that the refresh token belongs to, on every device that shares it; no token of it brings new ones.',
    access: 'anonymous',
    failures: ['TOKEN_INVALID'],
    body: logoutRequest,
    run: (context, { body }) => logout(context, body),
  }),
  post('/register', {
    id: 'register',
    ...registration,
    description: `The same call as POST /users. ${registration.description}`,
  }),
  post('/reset-password', {
    id: 'requestPasswordReset',
    summary: 'Mails a link to choose a new password',
    description:
      'Mails a link with which a new password can be chosen, once and within an hour. An address that nobody has gets 401.',
    access: 'anonymous',
    failures: ['EMAIL_NOT_FOUND', 'TOO_MANY'],
    response: passwordOwner,
    body: passwordResetRequest,
    run: (context, { body }) => requestPasswordReset(context, body),
  }),
  post('/reset-password/:token', {
    id: 'resetPassword',
    summary: 'A new password, for the token of that link',
    description:
      'Sets a new password with the token of the link that was mailed, ends all sessions of the account, and tells its e-mail address, so that one can sign in at once.',
    access: 'anonymous',
    failures: ['RESET_LINK_INVALID', 'TOO_MANY'],
    parameters: [pathParameter('token', 'The last part of the link in the mail.')],
    response: passwordOwner,
    body: passwordChoice,
    run: (context, { params, body }) => resetPassword(context, params.token, body),
  }),
  post('/verify-email/resend', {
    id: 'resendVerification',
    summary: 'Mails another link that verifies an e-mail address',
    description:
      'Mails another link that verifies an e-mail address: for whoever is signed in to the address that waits to become theirs, else to their own; for others to `email`, when it is of an account and not verified yet. The response is the same whether anything was mailed.',
    access: 'everyone',
    failures: ['TOO_MANY'],
    response: verifiedEmail,
    body: verificationRequest,
    run: (context, { body }) => resendVerification(context, body),
  }),
  post('/verify-email/:token', {
    id: 'verifyEmail',
    summary: 'Verifies the e-mail address to which that link was mailed',
    description:
      'Verifies the address with the token of the link that was mailed to it: what waited for that goes out, and an address that was asked for becomes the account’s. The link is good for three days. What an account may not do before stands in the README.',
    access: 'anonymous',
    failures: ['VERIFICATION_LINK_INVALID', 'EMAIL_IN_USE'],
    parameters: [pathParameter('token', 'The last part of the link in the mail.')],
    response: emailVerification,
    run: (context, { params }) => verifyEmail(context, params.token),
  }),
  post('/change-password', {
    id: 'changePassword',
    summary: 'A new password, for the old one',
    description:
      'Sets a new password for whoever knows the old one. Other sessions of the account end; this one goes on.',
    access: everybodySignedIn,
    failures: ['WRONG_PASSWORD', 'TOO_MANY'],
    response: passwordOwner,
    body: passwordChange,
    run: (context, { body }) => changePassword(context, body),
  }),
  post('/confirm-password', {
    id: 'confirmPassword',
    summary: 'The password, once more',
    description:
      'For ten minutes this session may then do what otherwise gets 403 `Sign in again`: give roles, take somebody out of an organisation.',
    access: everybodySignedIn,
    failures: ['WRONG_PASSWORD', 'TOO_MANY'],
    body: passwordConfirmation,
    run: (context, { body }) => confirmPassword(context, body.password),
  }),
)
