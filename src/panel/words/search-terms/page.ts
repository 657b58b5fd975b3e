import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { removeTermForm, termForm } from './term-forms.ts'
import { termList, termQuery, termVariables } from './term-query.ts'

/** What words mean to the search for courses, by language, and what a search brings. */
export const searchTermsPage = definePanelPage({
  path: '/control-panel/words/search-terms',
  access: 'editor',
  search: [...termList.search, 'edit', 'try', 'in'],
  query: { document: termQuery, variables: termVariables },
  forms: [termForm, removeTermForm],
  refused: (form, { locale }) =>
    form === termForm.name ? { field: 'term', text: allTexts[locale]['panel-search-terms'].known } : null,
  title: (_data, { locale }) => allTexts[locale]['panel-search-terms'].title,
  component: () => import('./search-terms.tsx'),
})
