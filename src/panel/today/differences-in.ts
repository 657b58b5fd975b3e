import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import type { Difference } from './today-query.ts'

/** What the books said last night but of payments that wait for a decision: those are listed as they stand now. */
export const differencesIn = (books: PanelTodayQuery['books']): Difference[] =>
  books?.differences.flatMap((row) => (row && row.rule !== 'payment-undecided' ? row : [])) ?? []
