import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { panelCodeForm, panelLoginForm } from './login-forms.ts'

/** Signing in to the panel: the password, then a code where the account has a second factor. */
export const loginPage = definePanelPage({
  path: '/control-panel/login',
  access: 'guest',
  search: ['returnUrl', 'step'],
  forms: [panelLoginForm, panelCodeForm],
  // Nothing of it says whether there is such an account.
  refused: (form, { locale }) => {
    const { refused, codeRefused } = allTexts[locale]['panel-login']
    return form === panelCodeForm.name ? { field: 'code', text: codeRefused } : { text: refused }
  },
  title: (_data, { locale }) => allTexts[locale]['panel-login'].title,
  component: () => import('./login.tsx'),
})
