import { brusselsYear } from '../../../../domain/days.ts'
import { graphql } from '../../../../ui/gql/gql.ts'
import type { PageContext } from '../../../../ui/page-context.ts'

export const trainingYearQuery = graphql(`
  query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {
    trainingYear(year: $year, search: $search, page: $page, limit: $limit) {
      year
      years
      total
      page
      limit
      items {
        _id
        firstName
        lastName
        days
        hours
        trainings { session course { nl en fr } slug { nl en fr } dates hours }
      }
    }
  }
`)

export const pageSize = 50
const first = (context: PageContext, name: string) => context.search[name]?.[0] ?? ''

/** What the address asks; whatever cannot be meant counts as nothing. */
export function yearAsked(context: PageContext) {
  const [year, page] = [first(context, 'year'), first(context, 'page')]
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : brusselsYear(new Date(context.now)),
    search: first(context, 'search').trim().slice(0, 100),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}
