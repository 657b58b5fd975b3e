import { allTexts } from '../../../ui/all-texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { newPasswordForm } from './new-password-form.ts'

/** Where the link of a mail leads; nobody keeps the page, whose address opens an account's door. */
export const newPasswordPage = definePage({
  path: '/password-reset/:token',
  access: 'guest',
  area: 'auth',
  hasSecretAddress: true,
  forms: [newPasswordForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].auth.newPassword
    return { title, description, floor: { seed: 'password', family: 'sage' } }
  },
  screen: 'auth/new-password',
})
