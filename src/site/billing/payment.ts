import { graphql } from '../../ui/gql/gql.ts'
import type { RegistrationBillQuery } from '../../ui/gql/graphql.ts'

/** How paying stands; the API reads a payment in flight at its provider first. */
export const paymentQuery = graphql(`
  query RegistrationPaymentNow($id: String!) {
    registrationPayment(id: $id) { status outcome payment }
  }
`)

/** The same, with what it is paid for. */
export const billQuery = graphql(`
  query RegistrationBill($id: String!) {
    registrationPayment(id: $id) { status outcome payment }
    registration(id: $id) {
      _id
      phase
      total
      expiresAt
      students { _id firstName lastName }
      session {
        schedule { start end }
        course { key category title { nl en fr } }
        location { isOnline name { nl en fr } city { nl en fr } }
      }
    }
  }
`)

export const isPaymentId = (id = '') => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

type Payment = NonNullable<RegistrationBillQuery['registrationPayment']>

/** What the result page says (spec section 2, Payment result pages): canceled and expired count as failed. */
export function resultOf({ status, outcome }: Pick<Payment, 'status' | 'outcome'>) {
  if (status === 'paid') return 'paid'
  if (status === 'expired' || outcome === 'failed') return 'failed'
  return outcome === 'partner' ? 'partner' : 'pending'
}

/** Something is to be paid, and nothing is known yet of how that went: the payer belongs at the provider. */
export const isToBePaid = ({ status, outcome, payment }: Payment) =>
  status === 'awaiting_payment' && outcome !== 'partner' && (payment === null || payment === 'open')
