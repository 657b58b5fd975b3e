import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'

const loginDataPath = '/my-account/login-data'

/** Another address: it becomes the account's once the link mailed to it was followed. */
export const emailForm = defineForm({
  name: 'email',
  schema: () => import('../kit/schemas.ts').then((file) => file.emailChange),
  fields: ['email', 'confirmEmail', 'password'],
  secrets: ['password'],
  refusals: {
    'Wrong password': { field: 'password', title: 'passwordMismatchTitle', text: 'passwordMismatch' },
    'Email already in use': { field: 'email', text: 'userExists' },
  },
  otherwise: { title: 'failedTitle', text: 'failed' },
  document: graphql(`
    mutation ChangeEmail($id: String!, $input: UserChanges_Input!) {
      updateUser(id: $id, input: $input) { newEmail }
    }
  `),
  variables: ({ email, password }, { visitor }) => ({ id: visitor?.userId ?? '', input: { email, password } }),
  next: ({ updateUser }, { locale }) =>
    `${localePath(loginDataPath, locale)}?said=${updateUser?.newEmail ? 'email' : 'email-kept'}`,
})

/** Another link, to the address that is not proved yet. */
export const resendForm = defineForm({
  name: 'resend-verification',
  schema: () => import('../../../ui/forms/no-fields.ts').then((file) => file.noFields),
  fields: [],
  document: graphql(`
    mutation ResendVerification($input: VerificationRequest_Input!) {
      resendVerification(input: $input) { email }
    }
  `),
  variables: () => ({ input: {} }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=verification`,
})

/** A new password for the old one: other devices are signed out, this one stays. */
export const passwordForm = defineForm({
  name: 'password',
  schema: () => import('../kit/schemas.ts').then((file) => file.passwordChange),
  fields: ['oldPassword', 'newPassword', 'confirmPassword'],
  secrets: ['oldPassword', 'newPassword', 'confirmPassword'],
  refusals: {
    'Wrong password': { field: 'oldPassword', title: 'passwordMismatchTitle', text: 'passwordMismatch' },
  },
  otherwise: { title: 'failedTitle', text: 'failed' },
  document: graphql(`
    mutation ChangePassword($input: PasswordChange_Input!) {
      changePassword(input: $input) { email }
    }
  `),
  variables: (input) => ({ input }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=password`,
})

export const endSessionForm = defineForm({
  name: 'session-end',
  schema: () => import('../kit/schemas.ts').then((file) => file.sessionChoice),
  fields: ['sessionId'],
  document: graphql(`
    mutation EndSession($userId: String!, $sessionId: String!) {
      endLoginSession(userId: $userId, sessionId: $sessionId)
    }
  `),
  variables: ({ sessionId }, { visitor }) => ({ userId: visitor?.userId ?? '', sessionId }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=session-end`,
})

export const endOtherSessionsForm = defineForm({
  name: 'sessions-end',
  schema: () => import('../../../ui/forms/no-fields.ts').then((file) => file.noFields),
  fields: [],
  document: graphql(`
    mutation EndOtherSessions($userId: String!) {
      endOtherLoginSessions(userId: $userId)
    }
  `),
  variables: (_values, { visitor }) => ({ userId: visitor?.userId ?? '' }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=sessions-end`,
})

const loginDataQuery = graphql(`
  query LoginData($userId: String!) {
    me(userId: $userId) { email emailVerified newEmail }
    loginSessions(userId: $userId) { _id browser system createdAt lastUsedAt current }
  }
`)

/** What one signs in with, and where one is signed in. */
export const loginDataPage = definePage({
  path: loginDataPath,
  access: 'contact',
  area: 'account',
  query: { document: loginDataQuery, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [emailForm, resendForm, passwordForm, endSessionForm, endOtherSessionsForm],
  head(_data, { locale }) {
    const texts = allTexts[locale]
    return {
      title: texts['account-layout'].loginData,
      description: texts['login-data'].description,
      tilePattern: { seed: 'account', family: 'sage' },
    }
  },
  screen: 'account/login-data',
})
