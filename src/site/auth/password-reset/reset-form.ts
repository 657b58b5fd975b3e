import { localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'

/** Has a link mailed with which one chooses a new password (spec section 7, Auth). */
export const resetForm = defineForm({
  name: 'password-reset',
  otherwise: { text: 'default' },
  schema: () => import('./reset-schema.ts').then((module) => module.resetSchema),
  fields: ['email'],
  document: graphql(`
    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {
      requestPasswordReset(input: $input) { email }
    }
  `),
  variables: ({ email }) => ({ input: { email } }),
  next: (_data, { locale }) => `${localePath('/password-reset', locale)}?sent=1`,
})
