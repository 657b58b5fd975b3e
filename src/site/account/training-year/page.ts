import { brusselsYear } from '../../../domain/days.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'
import { askedValue, defineList } from '../kit/list-address.ts'

const trainingYearQuery = graphql(`
  query TrainingYear($year: Int, $search: String, $page: Int, $limit: Int) {
    trainingYear(year: $year, search: $search, page: $page, limit: $limit) {
      years
      total
      limit
      items {
        _id firstName lastName days hours
        trainings { session course { nl en fr } slug { nl en fr } dates }
      }
    }
  }
`)

export const yearList = defineList({})

/** The year that the address asks for, else this one. */
export function yearAsked(page: PageContext) {
  const year = askedValue(page, 'year')
  return /^20\d\d$/.test(year) ? Number(year) : brusselsYear(new Date(page.now))
}

/** What each participant followed in a year, for an employer's training plan. */
export const trainingYearPage = definePage({
  path: '/my-account/registration-data/year',
  access: 'contact',
  area: 'account',
  search: ['year', 'search', 'page'],
  query: {
    document: trainingYearQuery,
    variables(page) {
      const { text, number } = yearList.read(page)
      return { year: yearAsked(page), search: text || null, page: number, limit: 50 }
    },
  },
  head(_data, { locale }) {
    const { title, description } = allTexts[locale]['training-year']
    return { title, description, tilePattern: { seed: 'registrations', family: 'sage' } }
  },
  screen: 'account/training-year',
})
