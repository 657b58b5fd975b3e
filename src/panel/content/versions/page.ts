import { allTexts } from '../../../ui/all-texts.ts'
import { contentName } from '../../kit/content-name.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { takenSlug } from '../taken-slug.ts'
import { restoreForm } from './restore-form.ts'
import { contentVersionsQuery, titleIn } from './versions-query.ts'

/** Every version of a content, what one of them changed, and the way back to it. */
export const contentVersionsPage = definePanelPage({
  path: '/control-panel/content/:type/versions',
  access: 'editor',
  search: ['version', 'restore'],
  query: {
    document: contentVersionsQuery,
    variables({ params, search }) {
      const version = Number(search.version?.[0] ?? 0)
      const hasVersion = Number.isInteger(version) && version > 0 && version < 1e9
      return { type: params.type ?? '', version: hasVersion ? version : 0, hasVersion }
    },
  },
  forms: [restoreForm],
  refused(_form, { locale }, details) {
    const text = takenSlug(details, locale)
    return text ? { text } : null
  },
  title: (data, { locale, params }) =>
    `${allTexts[locale]['panel-content'].versions}: ${contentName({ type: params.type ?? '', title: titleIn(data) }, locale)}`,
  component: () => import('./versions.tsx'),
})
