import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { cancelForm, confirmForm, leaveForm, moveForm, replaceForm, statusForm } from './registration-forms.ts'
import { deskRegistrationQuery, deskRegistrationVariables } from './registration-query.ts'

/** One registration: who, what it costs, what happened, and what can be done. */
export const registrationPage = definePanelPage({
  path: '/control-panel/registrations/:id',
  access: 'staff',
  search: ['act', 'student', 'to', 'search'],
  query: { document: deskRegistrationQuery, variables: deskRegistrationVariables },
  forms: [cancelForm, leaveForm, replaceForm, moveForm, confirmForm, statusForm],
  title: ({ registration }, { locale }) => registration?.invoice.name ?? allTexts[locale]['panel-registrations'].title,
  component: () => import('./registration.tsx'),
})
