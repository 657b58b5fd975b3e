import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { definePage } from '../screens/define-page.ts'

/** Leads home, where the address says it: pages are the same for everyone (see LoggedOut in header.tsx). */
const logoutForm: AnyForm = {
  name: 'logout',
  schema: async () => object({}),
  fields: [],
  send: 'session',
  endsSession: true,
  submit: async (_send, _values, { locale }) => `${localePath('/', locale)}#logged-out`,
}

/** Where the form in every page's header is sent. */
export const logoutPage = definePage({
  path: '/logout',
  access: 'visitor',
  forms: [logoutForm],
})
