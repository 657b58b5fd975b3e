import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { contentStatesQuery } from './content-query.ts'

/** Everything that editors manage, with how far each language of it is. */
export const contentPage = definePanelPage({
  path: '/control-panel/content',
  access: 'editor',
  query: { document: contentStatesQuery, variables: () => ({}) },
  title: (_data, { locale }) => allTexts[locale]['panel-content'].title,
  component: () => import('./content.tsx'),
})
