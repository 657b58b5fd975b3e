import { definePanelPage } from '../define-panel-page.ts'
import { fileChoice, listSearch } from '../list/list-choice.ts'
import { sessionFilters, sessionSearch } from './session-list-query.ts'

/** The list, as it is searched and sorted, as a CSV file. */
export const sessionsFile = definePanelPage({
  path: '/control-panel/sessions.csv',
  access: 'staff',
  search: [...listSearch, 'course', 'title', 'from', 'until', 'location', 'language', 'state'],
  file(page) {
    const { sort, direction } = sessionSearch(page)
    const filters = Object.entries({ ...sessionFilters(page), ...fileChoice(page) }).map(([name, value]) => [
      name,
      String(value),
    ])
    const query = new URLSearchParams([...filters, ['sort', `${sort}:${direction}`], ['locale', page.locale]])
    return { path: `/sessions/csv?${query}` }
  },
})
