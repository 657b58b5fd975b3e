import { graphql } from '../../../ui/gql/gql.ts'
import type { DeskRegistrationQuery } from '../../../ui/gql/graphql.ts'

export const deskRegistrationQuery = graphql(`
  query DeskRegistration($id: String!) {
    registration(id: $id) {
      _id status outcome net vat total owed reference expiresAt createdAt
      session { _id startDate course { title { nl en fr } } location { name { nl en fr } } }
      students { _id firstName lastName email }
      invoice { name address zip city email vat }
      issuedInvoice { _id number }
      refund { amount isSettled }
    }
    cancellationEffect(id: $id) { isPossible credit refund kept }
    registrationHistory(id: $id) { what to reason at by }
  }
`)

export type Registration = NonNullable<DeskRegistrationQuery['registration']>
