import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'

/** Has a link mailed with which one chooses a new password (spec section 7, Auth). */
export const resetForm = defineForm({
  name: 'password-reset',
  otherwise: { text: 'default' },
  schema: () => import('../auth-schemas.ts').then((module) => module.resetSchema),
  fields: ['email'],
  document: graphql(`
    mutation RequestPasswordReset($input: PasswordResetRequest_Input!) {
      requestPasswordReset(input: $input) { email }
    }
  `),
  variables: ({ email }) => ({ input: { email } }),
  next: (_data, { locale }) => `${localePath('/password-reset', locale)}?sent=1`,
})

export const passwordResetPage = definePage({
  path: '/password-reset',
  access: 'guest',
  area: 'auth',
  search: ['sent'],
  forms: [resetForm],
  head(_data, { locale, search }) {
    const { title, sentTitle, description } = allTexts[locale].auth.reset
    return { title: search.sent ? sentTitle : title, description, tilePattern: { seed: 'password', family: 'sage' } }
  },
  screen: 'auth/password-reset',
})
