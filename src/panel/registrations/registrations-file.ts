import { definePanelPage } from '../define-panel-page.ts'
import { fileChoice, listSearch } from '../list/list-choice.ts'
import { registrationFilters, registrationSearch } from './registration-list-query.ts'

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
