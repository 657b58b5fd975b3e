import { allTexts } from '../../../../ui/all-texts.ts'
import { definePage } from '../../../screens/define-page.ts'
import { pageSize, trainingYearQuery, yearAsked } from './training-year.ts'

/** What each participant followed in a year, for an employer's training plan. */
export const trainingYearPage = definePage({
  path: '/my-account/registration-data/year',
  access: 'contact',
  area: 'account',
  search: ['year', 'search', 'page'],
  query: {
    document: trainingYearQuery,
    variables(context) {
      const { search, ...asked } = yearAsked(context)
      return { ...asked, search: search || null, limit: pageSize }
    },
  },
  head(_data, { locale }) {
    const { title, description } = allTexts[locale]['training-year']
    return { title, description, floor: { seed: 'registrations', family: 'sage' } }
  },
  screen: 'account/registrations/year',
})
