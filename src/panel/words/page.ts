import { allTexts } from '../../ui/all-texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { resetForm, textForm } from './text-forms.ts'
import { wordsQuery, wordsVariables } from './words-query.ts'

/** What the site, the account and its mails say, in three languages, to be said otherwise. */
export const wordsPage = definePanelPage({
  path: '/control-panel/words',
  access: 'editor',
  search: ['page', 'search', 'changed', 'edit', 'in'],
  query: { document: wordsQuery, variables: wordsVariables },
  forms: [textForm, resetForm],
  refused: (form, { locale }) => (form === textForm.name ? { text: allTexts[locale]['panel-words'].savedSince } : null),
  title: (_data, { locale }) => allTexts[locale]['panel-words'].title,
  component: () => import('./words.tsx'),
})
