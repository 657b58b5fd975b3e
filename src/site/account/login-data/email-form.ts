import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { loginDataPath } from './login-data-path.ts'

/** Another address: it becomes the account's once the link mailed to it was followed. */
export const emailForm = defineForm({
  name: 'email',
  schema: () => import('./login-data-schemas.ts').then((file) => file.emailChange),
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
  schema: () => import('./login-data-schemas.ts').then((file) => file.nothing),
  fields: [],
  document: graphql(`
    mutation ResendVerification($input: VerificationRequest_Input!) {
      resendVerification(input: $input) { email }
    }
  `),
  variables: () => ({ input: {} }),
  next: (_data, { locale }) => `${localePath(loginDataPath, locale)}?said=verification`,
})
