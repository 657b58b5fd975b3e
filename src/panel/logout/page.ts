import type { AnyForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { panelPath } from '../panel-path.ts'

export const panelLogoutForm: AnyForm = {
  name: 'panel-logout',
  schema: async () => noFields,
  fields: [],
  send: 'session',
  endsSession: true,
  submit: async (_send, _values, { locale }) => `${panelPath('/login', locale)}?said=logged-out`,
}

/** Where the form in the bar of every page is sent. */
export const logoutPage = definePanelPage({
  path: '/control-panel/logout',
  access: 'editor',
  beforeSecondFactor: true,
  forms: [panelLogoutForm],
})
