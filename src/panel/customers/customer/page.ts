import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { activeForm, decideForm, rolesForm } from './customer-forms.ts'
import { customerQuery } from './customer-query.ts'

/** One customer, with all that there is between it and the house. */
export const customerPage = definePanelPage({
  path: '/control-panel/customers/:id',
  access: 'staff',
  search: ['act', 'person'],
  query: { document: customerQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [activeForm, decideForm, rolesForm],
  title: ({ customer }, { locale }) => customer?.name ?? allTexts[locale]['panel-customers'].title,
  component: () => import('./customer.tsx'),
})
