import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { loginDataPath } from './login-data-path.ts'

/** A new password for the old one: other devices are signed out, this one stays. */
export const passwordForm = defineForm({
  name: 'password',
  schema: () => import('./login-data-schemas.ts').then((file) => file.passwordChange),
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
