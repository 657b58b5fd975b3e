import { allTexts } from '../../../ui/all-texts.ts'
import { pageOf } from '../../editor/editor-data.ts'
import { contentName } from '../../kit/content-name.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { contentsIn } from '../content-query.ts'
import { takenSlug } from '../taken-slug.ts'
import { publishForm } from './publish-form.ts'
import { publishQuery } from './publish-query.ts'

/** What becomes public, language by language. */
export const contentPublishPage = definePanelPage({
  path: '/control-panel/content/:type/publish',
  access: 'editor',
  query: {
    document: publishQuery,
    variables: ({ params: { type = '' } }) => ({ type, pageType: pageOf(type) ?? type }),
    mayBeMissing: true,
    isThere: (data, { params }) => contentsIn(data).some(({ type }) => type === params.type),
  },
  forms: [publishForm],
  refused: (_form, { locale }, details) => ({
    text:
      takenSlug(details, locale) ??
      (details.length > 0 ? allTexts[locale]['panel-check'].blocked : allTexts[locale]['panel-content'].savedSince),
  }),
  title(data, { locale, params: { type = '' } }) {
    const content = contentsIn(data).find((one) => one.type === type)
    return `${allTexts[locale]['panel-content'].publish}: ${contentName(content ?? { type }, locale)}`
  },
  component: () => import('./publish.tsx'),
})
