import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { panelLogoutForm } from '../kit/forms.ts'
import { panelPath } from '../kit/paths.ts'

/** Where the code is asked for, on the way to the same page. */
function codeAddress({ locale, search: { returnUrl = [] } }: PageContext): string {
  const query = new URLSearchParams({ step: 'code', ...(returnUrl[0] && { returnUrl: returnUrl[0] }) })
  return `${panelPath('/login', locale)}?${query}`
}

/** Signs in to the panel, where the account has no second factor. */
export const panelLoginForm = defineForm({
  name: 'panel-login',
  schema: () => import('../../ui/login/login-schema.ts').then((module) => module.loginSchema),
  fields: ['email', 'password'],
  secrets: ['password'],
  send: 'session',
  document: graphql(`
    mutation PanelLogin($input: Credentials_Input!) {
      login(input: $input) { token { accessToken refreshToken } ticket }
    }
  `),
  variables: ({ email, password }) => ({ input: { email, password, isAdmin: true } }),
  next: ({ login }, page) => (login?.ticket ? codeAddress(page) : panelPath('', page.locale)),
})

/** The second half: the ticket that the password brought lies in a cookie, which the server reads. */
export const panelCodeForm = defineForm({
  name: 'panel-code',
  schema: () => import('../../../schemas/second-factor.ts').then((module) => module.secondFactorConfirmation),
  fields: ['code'],
  secrets: ['code'],
  send: 'session',
  document: graphql(`
    mutation PanelLoginWithCode($input: SecondFactorLogin_Input!) {
      loginWithCode(input: $input) { token { accessToken refreshToken } }
    }
  `),
  variables: ({ code }, { params: { ticket = '' } }) => ({ input: { ticket, code } }),
  next: (_data, { locale }) => panelPath('', locale),
})

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
})

/** Where the form in the bar of every page is sent. */
export const logoutPage = definePanelPage({
  path: '/control-panel/logout',
  beforeSecondFactor: true,
  forms: [panelLogoutForm],
})
