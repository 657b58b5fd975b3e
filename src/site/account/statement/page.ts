import { allTexts } from '../../../ui/all-texts.ts'
import { periodOf, periodSearch } from '../../../ui/billing/statement.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePage } from '../../screens/define-page.ts'
import { statementPath } from '../kit/account-paths.ts'

const statementQuery = graphql(`
  query OwnStatement($from: String, $until: String) {
    ownAccountStatement(from: $from, until: $until) { ...StatementContent }
  }
`)

/** What a customer was billed and paid, line by line. */
export const statementPage = definePage({
  path: statementPath,
  access: 'contact',
  area: 'account',
  search: periodSearch,
  query: { document: statementQuery, variables: periodOf },
  head(_data, { locale }) {
    const { common, statement } = allTexts[locale]
    return {
      title: common.accountStatement,
      description: statement.description,
      tilePattern: { seed: 'statement', family: 'terra' },
    }
  },
  screen: 'account/statement',
})
