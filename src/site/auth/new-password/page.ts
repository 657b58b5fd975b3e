import { localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import type { AnyForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { loginForm } from '../../../ui/login/login-form.ts'
import { definePage } from '../../screens/define-page.ts'

const resetPasswordDocument = graphql(`
  mutation ResetPassword($token: String!, $input: PasswordChoice_Input!) {
    resetPassword(token: $token, input: $input) { email }
  }
`)

/** A new password by the link of a mail; whoever may come in is signed in with it (spec section 4, Authentication). */
export const newPasswordForm: AnyForm = {
  name: 'new-password',
  leadsBack: true,
  schema: () => import('../auth-schemas.ts').then((module) => module.newPasswordSchema),
  fields: ['password', 'confirmPassword'],
  secrets: ['password', 'confirmPassword'],
  send: 'session',
  async submit(send, { password, confirmPassword }, page, sending) {
    const { locale, params } = page
    const variables = { token: params.token ?? '', input: { password, confirmPassword } }
    const { resetPassword } = await send(resetPasswordDocument, variables)
    const credentials = { email: resetPassword?.email, password }
    return loginForm.submit(send, credentials, page, sending).then(
      () => `${localePath('/', locale)}?said=new-password`,
      // The password is changed all the same.
      () => `${localePath('/login', locale)}?said=password-changed`,
    )
  },
}

/** Where the link of a mail leads; nobody keeps the page, whose address opens an account's door. */
export const newPasswordPage = definePage({
  path: '/password-reset/:token',
  access: 'guest',
  area: 'auth',
  hasSecretAddress: true,
  forms: [newPasswordForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].auth.newPassword
    return { title, description, tilePattern: { seed: 'password', family: 'sage' } }
  },
  screen: 'auth/new-password',
})
