import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { customerList, customerListQuery } from './customer-query.ts'

/** Organisations and accounts, in one list. */
export const customersPage = definePanelPage({
  path: '/control-panel/customers',
  access: 'staff',
  search: customerList.search,
  query: { document: customerListQuery, variables: customerList.variables },
  title: (_data, { locale }) => allTexts[locale]['panel-customers'].title,
  component: () => import('./customers.tsx'),
})
