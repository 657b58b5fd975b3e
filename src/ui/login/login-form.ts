import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** Signs in, wherever it stands (spec section 7, Auth). */
export const loginForm = defineForm({
  name: 'login',
  otherwise: { text: 'default' },
  schema: () => import('./login-schema.ts').then((module) => module.loginSchema),
  fields: ['email', 'password'],
  secrets: ['password'],
  send: 'session',
  leadsBack: true,
  document: graphql(`
    mutation Login($input: Credentials_Input!) {
      login(input: $input) { token { accessToken refreshToken } user { role } }
    }
  `),
  variables: ({ email, password }) => ({ input: { email, password, isAdmin: false } }),
  // Who works here hears that the panel is elsewhere; whoever followed a link to join goes on asking for that.
  next({ login }, { locale, search: { organisation } }) {
    if (login?.user && login.user.role !== 'CONTACT') return `${localePath('/', locale)}?said=works-here`
    return organisation?.[0]
      ? `${localePath('/my-account/organisations', locale)}?organisation=${encodeURIComponent(organisation[0])}`
      : localePath('/', locale)
  },
})
