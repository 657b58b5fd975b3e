import { definePanelPage } from '../define-panel-page.ts'
import { periodIn } from './books-path.ts'

/** The totals of a year as a CSV file. */
export const booksFile = definePanelPage({
  path: '/control-panel/books.csv',
  access: 'staff',
  search: ['year', 'per'],
  file(page) {
    const { year, per } = periodIn(page)
    return { path: `/books/csv?${new URLSearchParams({ year: String(year), per, locale: page.locale })}` }
  },
})
