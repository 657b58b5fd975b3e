import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { doubleList, doubleListQuery, doubleListVariables } from './double-query.ts'

/** Participants and organisations that are probably there twice. */
export const doublesPage = definePanelPage({
  path: '/control-panel/doubles',
  access: 'staff',
  search: doubleList.search,
  query: { document: doubleListQuery, variables: doubleListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-doubles'].title,
  component: () => import('./doubles.tsx'),
})
