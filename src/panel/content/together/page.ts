import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { contentStatesQuery } from '../content-query.ts'
import { togetherForm } from './together-form.ts'

/** The question before several documents become public at once. */
export const contentTogetherPage = definePanelPage({
  path: '/control-panel/content/together',
  access: 'editor',
  search: ['document'],
  query: { document: contentStatesQuery, variables: () => ({}) },
  forms: [togetherForm],
  refused: (_form, { locale }) => ({ text: allTexts[locale]['panel-publishing'].refused }),
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].togetherTitle,
  component: () => import('./together.tsx'),
})
