import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { listSearch } from '../list/list-choice.ts'
import { sessionListQuery, sessionListVariables } from './session-list-query.ts'

/** Every session that is planned, and those that were. */
export const sessionsPage = definePanelPage({
  path: '/control-panel/sessions',
  access: 'staff',
  search: [...listSearch, 'course', 'title', 'from', 'until', 'location', 'language', 'state'],
  query: { document: sessionListQuery, variables: sessionListVariables, mayBeMissing: true },
  title: (_data, { locale }) => allTexts[locale]['panel-sessions'].title,
  component: () => import('./sessions.tsx'),
})
