import { brusselsDay, plusDays } from '../../domain/days.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

/** Days, today the last of them. */
export const periods = ['7', '30', '90', '365'] as const

export const periodOf = ({ search }: PageContext) => periods.find((days) => days === search.days?.[0]) ?? '30'

/** How often pages were read by whoever said that it may be counted. */
export const visitsPage = definePanelPage({
  path: '/control-panel/visits',
  search: ['days'],
  query: {
    document: graphql(`
      query PanelVisits($from: String!, $to: String!) {
        pageViews(from: $from, to: $to) {
          total
          days { day views }
          pages { path locale views }
        }
      }
    `),
    variables(page) {
      const to = brusselsDay(new Date(page.now))
      return { from: plusDays(to, 1 - Number(periodOf(page))), to }
    },
  },
  title: (_data, { locale }) => allTexts[locale]['panel-visits'].title,
})
