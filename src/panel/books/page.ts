import { brusselsYear } from '../../domain/days.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const earliestYear = 2000

/** Which year the address asks for, by which periods, and whose day VAT counts on; the one that runs, by month, where it says nothing. */
export function periodIn({ search, now }: PageContext) {
  const current = brusselsYear(new Date(now))
  const asked = Number(search.year?.[0])
  const isYear = Number.isInteger(asked) && asked >= earliestYear && asked <= current
  return {
    current,
    year: isYear ? asked : current,
    per: search.per?.[0] === 'quarter' ? ('quarter' as const) : ('month' as const),
    vatOn: search.vatOn?.[0] === 'payment' ? ('payment' as const) : ('invoice' as const),
  }
}

export const booksPage = definePanelPage({
  path: '/control-panel/books',
  search: ['year', 'per', 'vatOn'],
  query: {
    document: graphql(`
      query PanelBooks($year: String!, $per: String!, $vatOn: String!) {
        bookTotals(year: $year, per: $per, vatOn: $vatOn) {
          periods { period invoiced credited received refunded open vat { rate net vat } }
          total { period invoiced credited received refunded open vat { rate net vat } }
        }
        books { checkedAt isInAgreement differences { rule unit subject id number whose expected found } }
      }
    `),
    variables(page) {
      const { year, per, vatOn } = periodIn(page)
      return { year: String(year), per, vatOn }
    },
  },
  title: (_data, { locale }) => allTexts[locale]['panel-book-totals'].title,
})

export const booksFile = definePanelPage({
  path: '/control-panel/books.csv',
  search: ['year', 'per', 'vatOn'],
  file(page) {
    const { year, per, vatOn } = periodIn(page)
    return { path: `/books/csv?${new URLSearchParams({ year: String(year), per, vatOn, locale: page.locale })}` }
  },
})

/** A journal of double entry; the API says what is no period. */
export const journalFile = definePanelPage({
  path: '/control-panel/journal.csv',
  search: ['journal', 'period'],
  file({ search, locale }) {
    const { journal = [''], period = [''] } = search
    return {
      path: `/books/journal?${new URLSearchParams({ journal: String(journal[0]), period: String(period[0]), locale })}`,
    }
  },
})
