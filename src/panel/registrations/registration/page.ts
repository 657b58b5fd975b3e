import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { cancelForm } from './registration-forms.ts'
import { deskRegistrationQuery } from './registration-query.ts'

/** One registration: who, what it costs, what happened, and what can be done. */
export const registrationPage = definePanelPage({
  path: '/control-panel/registrations/:id',
  access: 'staff',
  search: ['act'],
  query: { document: deskRegistrationQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [cancelForm],
  title: ({ registration }, { locale }) => registration?.invoice.name ?? allTexts[locale]['panel-registrations'].title,
  component: () => import('./registration.tsx'),
})
