import { allTexts } from '../../ui/all-texts.ts'
import { definePage } from '../define-page.ts'
import { verificationForm } from './verification-form.ts'

/** Takes the link of a mail; nobody keeps the page, whose address opens an account's door. */
export const verifyEmailPage = definePage({
  path: '/verify-email/:token',
  access: 'visitor',
  search: ['waits'],
  hasSecretAddress: true,
  forms: [verificationForm],
  saysRefusals: true,
  head(_data, { locale }) {
    const { title, text } = allTexts[locale]['verify-email']
    return { title, description: text, floor: { seed: 'verify-email', family: 'ochre' } }
  },
  screen: 'verify-email',
  component: () => import('./verify-email.tsx'),
})
