import { periodOf } from '../../domain/books.ts'
import { brusselsDay, plusMonths } from '../../domain/days.ts'
import { daysOf, figureGroups, figureTables } from '../../domain/figures.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const search = ['period', 'by', 'from', 'until'] as const

/** What the address asks for: days, or a period by its name; the year that runs where it says nothing that can be read. */
export function askedIn({ search: given, now }: Pick<PageContext, 'search' | 'now'>) {
  const one = (name: string) => given[name]?.[0] ?? ''
  const today = brusselsDay(new Date(now))
  const days = `${one('from')}..${one('until')}`
  const isReadable = (period: string) => daysOf(period, today) !== null
  return {
    period: [days, one('period')].find(isReadable) ?? today.slice(0, 4),
    by: figureGroups.find((name) => name === one('by')) ?? ('course' as const),
    /** Days were typed that make no period. */
    isRefused: days.length > '..'.length && !isReadable(days),
  }
}

/** The periods that are one click away: this year, quarter and month, and those before them. */
export function nearPeriods(now: string): string[] {
  const today = brusselsDay(new Date(now))
  const [year, quarter, month] = [-12, -3, -1].map((months) => plusMonths(today, months))
  return [
    ...[today, year].map((day = '') => day.slice(0, 4)),
    ...[today, quarter].map((day = '') => periodOf(day, 'quarter')),
    ...[today, month].map((day = '') => day.slice(0, 7)),
  ]
}

/** How it goes, for who leads the house: a period beside the same days a year before. */
export const figuresPage = definePanelPage({
  path: '/control-panel/figures',
  search,
  query: {
    document: graphql(`
      query PanelFigures($period: String!, $by: String!) {
        figures(period: $period, by: $by) {
          from until beforeFrom beforeUntil
          now { sessions canceled capacity seats revenue costed earned costs margin }
          before { sessions canceled capacity seats revenue costed earned costs margin }
          groups {
            key name { nl en fr }
            now { sessions canceled capacity seats revenue costed earned costs margin }
            before { sessions canceled capacity seats revenue costed earned costs margin }
          }
          revenue { key now before }
          registrations { key now before }
          seats { key now before }
          leadDays { now before }
          lead { key now before }
          ended { key now before }
          steps { key now before }
          funnel {
            key name { nl en fr }
            now { visits begun details confirmed paid }
            before { visits begun details confirmed paid }
          }
          searches { key now before }
        }
      }
    `),
    variables(page) {
      const { period, by } = askedIn(page)
      return { period, by }
    },
  },
  title: (_data, { locale }) => allTexts[locale]['panel-figures'].title,
})

/** The rows of one of its tables. */
export const figuresFile = definePanelPage({
  path: '/control-panel/figures.csv',
  search: [...search, 'table'],
  file(page) {
    const { period, by } = askedIn(page)
    const table = figureTables.find((name) => name === page.search.table?.[0]) ?? 'summary'
    return { path: `/figures/csv?${new URLSearchParams({ period, by, table, locale: page.locale })}` }
  },
})
