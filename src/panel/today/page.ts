import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { approvalForm, cancelSessionForm, confirmSessionForm } from './today-forms.ts'
import { todayQuery, todayVariables } from './today-query.ts'

/** Where one begins: for staff, what needs a person. */
export const todayPage = definePanelPage({
  path: '/control-panel',
  access: 'editor',
  search: ['cancel', 'confirm', 'refuse', 'organisation'],
  query: { document: todayQuery, variables: todayVariables },
  forms: [approvalForm, confirmSessionForm, cancelSessionForm],
  title: (_data, { locale }) => allTexts[locale]['panel-frame'].today,
  component: () => import('./today.tsx'),
})
