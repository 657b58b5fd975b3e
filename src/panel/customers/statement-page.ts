import { allTexts } from '../../ui/all-texts.ts'
import { periodOf, periodQuery, periodSearch } from '../../ui/billing/statement.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'

const statementQuery = graphql(`
  query CustomerStatement($id: String!, $from: String, $until: String) {
    accountStatement(id: $id, from: $from, until: $until) { ...StatementContent }
  }
`)

/** What a customer was billed and paid, line by line. */
export const statementPage = definePanelPage({
  path: '/control-panel/customers/:id/statement',
  search: periodSearch,
  query: {
    document: statementQuery,
    variables: (page) => ({ id: page.params.id ?? '', ...periodOf(page) }),
  },
  title: (_data, { locale }) => allTexts[locale].common.accountStatement,
})

export const statementFile = definePanelPage({
  path: '/control-panel/customers/:id/statement.pdf',
  search: periodSearch,
  file: (page) => {
    const { id = '' } = page.params
    const query = periodQuery(page, { locale: page.locale })
    return /^[\w-]+$/.test(id) ? { path: `/account-statements/${id}/pdf${query}` } : null
  },
})
