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
  refused: (form, { locale, params }) => {
    const { refused, codeRefused, codeLate } = allTexts[locale]['panel-login']
    if (form !== panelCodeForm.name) return { text: refused }
    // Without a ticket the password is asked for again, and the code has no field there.
    return params.ticket ? { field: 'code', text: codeRefused } : { text: codeLate }
  },
  title: (_data, { locale }) => allTexts[locale]['panel-login'].title,
  component: () => import('./login.tsx'),
})
