import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import type { Difference } from './today-query.ts'

/** Payments that wait for a decision, and mails that do not arrive, are listed as they stand now. */
const live = ['payment-undecided', 'mail-undelivered']

/** What else the books said last night. */
export const differencesIn = (books: PanelTodayQuery['books']): Difference[] =>
  books?.differences.flatMap((row) => (row && !live.includes(row.rule) ? row : [])) ?? []
