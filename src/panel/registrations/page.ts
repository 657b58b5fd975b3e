import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { listSearch } from '../list/list-choice.ts'
import { registrationListQuery, registrationListVariables } from './registration-list-query.ts'

/** Every registration there ever was. */
export const registrationsPage = definePanelPage({
  path: '/control-panel/registrations',
  access: 'staff',
  search: [...listSearch, 'search', 'status', 'outcome', 'session', 'course', 'isChoosing'],
  query: { document: registrationListQuery, variables: registrationListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-registrations'].title,
  component: () => import('./registrations.tsx'),
})
