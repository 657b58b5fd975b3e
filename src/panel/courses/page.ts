import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listSearch } from '../kit/define-resource-list.ts'
import { courseListQuery, courseListVariables } from './course-list-query.ts'

/** Every course, with how far each of its languages is. */
export const coursesPage = definePanelPage({
  path: '/control-panel/courses',
  access: 'editor',
  search: [...listSearch, 'search', 'type', 'category', 'state'],
  query: { document: courseListQuery, variables: courseListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-courses'].title,
  component: () => import('./courses.tsx'),
})
