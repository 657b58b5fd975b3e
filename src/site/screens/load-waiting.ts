import type { Visitor } from '../../domain/visitor.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RunQuery } from '../render/run-query.ts'
import type { PageDefinition } from './define-page.ts'
import type { PageRequest } from './page-request.ts'

const waitingQuery = graphql(`
  query Waiting($userId: String!) {
    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }
  }
`)

/** The visitor with what waits on them, for pages of the account; one that nobody could count is left unsaid. */
export async function withWaiting(
  { area }: PageDefinition,
  { context: { visitor } }: PageRequest,
  runOwnQuery: RunQuery,
): Promise<Visitor | null | undefined> {
  if (area !== 'account' || !visitor) return visitor
  const { data } = await runOwnQuery(waitingQuery, { userId: visitor.userId })
  return { ...visitor, waiting: data?.waiting ?? null }
}
