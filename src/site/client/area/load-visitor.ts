import type { Visitor } from '../../../domain/visitor.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { runQuery } from '../../../ui/session/client.ts'

const visitorQuery = graphql(`
  query VisitorAfterChange($userId: String!) {
    me(userId: $userId) { email firstName lastName approval organisation { _id name } contact { roles } }
    waiting(userId: $userId) { registrationsToPay bookingsToPay quotationsToAnswer invoicesToPay requestsToDecide }
  }
`)

/** The same person as the server knows them now; as they were when nobody answers. */
export async function loadVisitor(visitor: Visitor | null | undefined): Promise<Visitor | null | undefined> {
  if (!visitor) return visitor
  try {
    const { me, waiting } = await runQuery(visitorQuery, { userId: visitor.userId })
    if (!me) return visitor
    const organisation = me.approval === 'approved' ? me.organisation : null
    return {
      ...visitor,
      email: me.email ?? visitor.email,
      name: `${me.firstName} ${me.lastName}`,
      organisation: organisation?._id ?? null,
      organisationName: organisation?.name ?? null,
      waiting,
      contactRoles: organisation ? (me.contact?.roles ?? []).filter((role) => role !== null) : [],
    }
  } catch {
    return visitor
  }
}
