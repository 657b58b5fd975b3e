import { isArranged } from '../../../../schemas/document-type.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { contentName } from '../../kit/content-name.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { titleIn } from '../versions/versions-query.ts'
import { makeForm, withdrawForm } from './preview-forms.ts'
import { previewsQuery } from './previews-query.ts'

/** The addresses that show a page's draft to people without an account. */
export const contentPreviewsPage = definePanelPage({
  path: '/control-panel/content/:type/previews',
  access: 'editor',
  search: ['withdraw'],
  query: {
    document: previewsQuery,
    variables: ({ params }) => (isArranged(params.type ?? '') ? { type: params.type ?? '' } : null),
    isThere: (data) => Boolean(data?.previews),
    mayBeMissing: true,
  },
  forms: [makeForm, withdrawForm],
  title: (data, { locale, params: { type = '' } }) =>
    `${allTexts[locale]['panel-preview'].title}: ${contentName({ type, title: titleIn(data) }, locale)}`,
  component: () => import('./previews.tsx'),
})
