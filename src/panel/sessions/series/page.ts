import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { toConfirm } from '../to-confirm.ts'
import { courseIn, makeSeriesForm, seriesFields, seriesForm } from './series-forms.ts'
import { seriesQuery } from './series-query.ts'

/** Several sessions of a course at once: shown first, then made. */
export const seriesPage = definePanelPage({
  path: '/control-panel/sessions/series',
  access: 'staff',
  search: ['course', ...seriesFields],
  query: {
    document: seriesQuery,
    variables: (page) => ({ id: courseIn(page) || 'none', isChoosing: !courseIn(page), locale: page.locale }),
    isThere: (data, page) => Boolean(data.course) || !courseIn(page),
    mayBeMissing: true,
  },
  refused: toConfirm,
  forms: [seriesForm, makeSeriesForm],
  title: (_data, { locale }) => allTexts[locale]['panel-series'].title,
  component: () => import('./series.tsx'),
})
