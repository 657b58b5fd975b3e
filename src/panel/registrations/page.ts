import { paymentOutcomes, registrationStatuses } from '../../domain/registration-states.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { DeskRegistrationsQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { fileChoice, listSearch, pageSize, readListAddress, searchedText } from '../kit/define-list.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const registrationListQuery = graphql(`
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
`)

export type RegistrationRow = NonNullable<
  NonNullable<NonNullable<DeskRegistrationsQuery['deskRegistrations']>['items']>[number]
>

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** How the list is narrowed and sorted, as its address says. */
export function registrationSearch(page: PageContext) {
  const idIn = (name: string) => (idPattern.test(page.search[name]?.[0] ?? '') ? (page.search[name]?.[0] ?? '') : '')
  return {
    ...readListAddress(page, ['createdAt', 'total'], 'DESC'),
    search: searchedText(page, 'search'),
    status: registrationStatuses.find((name) => name === page.search.status?.[0]) ?? '',
    outcome: paymentOutcomes.find((name) => name === page.search.outcome?.[0]) ?? '',
    session: idIn('session'),
    course: idIn('course'),
    isChoosing: ['true', 'false'].find((word) => word === page.search.isChoosing?.[0]) ?? '',
  }
}

/** The filters of the API, for the list and for its file. */
function registrationFilters(page: PageContext): Record<string, string> {
  const { search, status, outcome, session, course, isChoosing } = registrationSearch(page)
  const given = Object.entries({ search, status, outcome, session, course, isChoosing }).filter(
    ([, value]) => value !== '',
  )
  return Object.fromEntries(given)
}

function registrationListVariables(page: PageContext) {
  const { page: number, sort, direction, course } = registrationSearch(page)
  return {
    ...{ page: number, limit: pageSize, sort: [`${sort}:${direction}`], ...registrationFilters(page) },
    ...{ locale: page.locale, of: course, hasCourse: course !== '' },
  }
}

/** Every registration there ever was. */
export const registrationsPage = definePanelPage({
  path: '/control-panel/registrations',
  access: 'staff',
  search: [...listSearch, 'search', 'status', 'outcome', 'session', 'course', 'isChoosing'],
  query: { document: registrationListQuery, variables: registrationListVariables },
  title: (_data, { locale }) => allTexts[locale]['panel-registrations'].title,
})

/** The list, as it is searched and sorted, as a CSV file. */
export const registrationsFile = definePanelPage({
  path: '/control-panel/registrations.csv',
  access: 'staff',
  search: [...listSearch, 'search', 'status', 'outcome', 'session', 'course'],
  file(page) {
    const { sort, direction } = registrationSearch(page)
    const asked = {
      ...registrationFilters(page),
      sort: `${sort}:${direction}`,
      locale: page.locale,
      ...fileChoice(page),
    }
    return { path: `/registrations/csv?${new URLSearchParams(asked)}` }
  },
})
