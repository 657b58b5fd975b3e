import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

/** What the address says is looked for. */
export const soughtIn = ({ search }: Pick<PageContext, 'search'>): string =>
  search.text?.[0]?.trim().slice(0, 200) ?? ''

export const searchPage = definePanelPage({
  path: '/control-panel/search',
  search: ['text'],
  query: {
    document: graphql(`
      query PanelSearch($text: String, $locale: String) {
        panelSearch(text: $text, locale: $locale) {
          corrected
          groups {
            kind total isMore
            items { _id title about day amount status customer locale block }
          }
        }
      }
    `),
    variables: (page) => (soughtIn(page) ? { text: soughtIn(page), locale: page.locale } : null),
  },
  title: (_data, { locale }) => allTexts[locale].common.search,
})

/** Scripts ask here while one types (`client/panel-search.ts`). */
export const searchCall = definePanelPage({
  path: '/control-panel/search/found',
  search: ['text', 'locale'],
  call: () => '/panel-search',
})
