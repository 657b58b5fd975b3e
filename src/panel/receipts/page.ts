import { payers } from '../../domain/money.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

export const receiptList = defineResourceList({
  path: listPaths.receipt,
  texts: 'panel-receipts',
  query: graphql(`
    query ReceiptList(
      $page: Int!, $limit: Int!, $sort: [String], $search: String, $payer: String, $hasRest: String, $receivedOn: String
    ) {
      receipts(
        page: $page, limit: $limit, sort: $sort, search: $search, payer: $payer, hasRest: $hasRest,
        receivedOn: $receivedOn
      ) {
        total
        items { _id amount rest receivedOn payer reference customer parts { invoice number amount } undone { at } }
      }
    }
  `),
  orders: ['receivedOn', 'amount'],
  usual: 'DESC',
  filters: { search: 'search', payer: payers, hasRest: ['true', 'false'], receivedOn: 'day' },
  csv: '/receipts/csv',
})
