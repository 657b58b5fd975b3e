import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../define-panel-page.ts'
import { periodIn } from './books-path.ts'

/** What a year brought, and whether the books agree. */
export const booksPage = definePanelPage({
  path: '/control-panel/books',
  access: 'staff',
  search: ['year', 'per'],
  query: {
    document: graphql(`
      query PanelBooks($year: String!, $per: String!) {
        bookTotals(year: $year, per: $per) {
          periods { period invoiced credited received refunded open vat { rate net vat } }
          total { period invoiced credited received refunded open vat { rate net vat } }
        }
        books { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }
      }
    `),
    variables(page) {
      const { year, per } = periodIn(page)
      return { year: String(year), per }
    },
  },
  title: (_data, { locale }) => allTexts[locale]['panel-book-totals'].title,
  component: () => import('./books.tsx'),
})
