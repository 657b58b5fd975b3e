import { allTexts } from '../../../ui/all-texts.ts'
import { loginForm } from '../../../ui/session/login-form.ts'
import { definePage } from '../../screens/define-page.ts'
import { registerForm } from './register-form.ts'

/** Signing in and registering, on one page (spec section 2). */
export const loginPage = definePage({
  path: '/login',
  access: 'guest',
  area: 'auth',
  search: ['returnUrl', 'type', 'organisation', 'email'],
  forms: [loginForm, registerForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale].auth.login
    return { title, description, floor: { seed: 'login', family: 'sage' } }
  },
  screen: 'auth/login',
})
