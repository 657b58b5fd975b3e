import { paymentOutcomes, registrationStatuses } from '../../domain/registrations.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { bulkForms } from '../kit/bulk.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const registrationList = defineResourceList({
  path: listPaths.registration,
  texts: 'panel-registrations',
  query: graphql(`
    query DeskRegistrations(
      $page: Int!, $limit: Int!, $sort: [String], $search: String, $status: String, $outcome: String, $session: String,
      $course: String, $isChoosing: String, $locale: String, $of: String!, $hasCourse: Boolean!
    ) {
      deskRegistrations(
        page: $page, limit: $limit, sort: $sort, search: $search, status: $status, outcome: $outcome, session: $session,
        course: $course, isChoosing: $isChoosing
      ) {
        total isMore
        items { _id customer contact participants course { nl en fr } startDate status outcome total createdAt isCanceled creditNotes { number } }
      }
      filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) { items { _id title { nl en fr } } }
      courseSessions(id: $of, startDate: ">=2000-01-01") @include(if: $hasCourse) {
        _id startDate location { name { nl en fr } }
      }
    }
  `),
  orders: ['createdAt', 'total'],
  usual: 'DESC',
  filters: {
    search: { is: 'search', ask: (search) => ({ search }) },
    status: registrationStatuses,
    outcome: paymentOutcomes,
    session: 'id',
    course: 'id',
    isChoosing: ['true', 'false'],
  },
  forms: bulkForms,
  csv: '/registrations/csv',
  also: ({ locale }, given) => ({ locale, of: given('course'), hasCourse: given('course') !== '' }),
})
