import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { contentStatesQuery } from './content-query.ts'
import { removeForm, unpublishForm } from './remove/remove-forms.ts'

/** Everything that editors manage, with how far each language of it is. */
export const contentPage = definePanelPage({
  path: '/control-panel/content',
  access: 'editor',
  search: ['remove'],
  query: { document: contentStatesQuery, variables: () => ({}) },
  forms: [unpublishForm, removeForm],
  title: (_data, { locale }) => allTexts[locale]['panel-content'].title,
  component: () => import('./content.tsx'),
})
