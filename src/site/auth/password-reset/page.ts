import { allTexts } from '../../../ui/all-texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { resetForm } from './reset-form.ts'

export const passwordResetPage = definePage({
  path: '/password-reset',
  access: 'guest',
  area: 'auth',
  search: ['sent'],
  forms: [resetForm],
  head(_data, { locale, search }) {
    const { title, sentTitle, description } = allTexts[locale].auth.reset
    return { title: search.sent ? sentTitle : title, description, floor: { seed: 'password', family: 'sage' } }
  },
  screen: 'auth/password-reset',
})
