import { graphql } from '../../ui/gql/gql.ts'
import type { BillQuery } from '../../ui/gql/graphql.ts'

/** How paying a registration or a room stands; the API reads a payment in flight at its provider first. */
export const paymentQuery = graphql(`
  query PaymentNow($id: String!) {
    registrationPayment(id: $id) { status outcome payment }
    bookingPayment(id: $id) { status payment }
  }
`)

/** The same, with what it is paid for: the address names a registration or a booking. */
export const billQuery = graphql(`
  query Bill($id: String!, $userId: String!) {
    me(userId: $userId) { email emailVerified }
    registrationPayment(id: $id) { status outcome payment }
    bookingPayment(id: $id) { status payment }
    registration(id: $id) {
      _id
      phase
      total
      expiresAt
      deadlines {
        subsidy { apply pay }
        trainingLeave { request claim isInFlanders }
      }
      students { _id firstName lastName }
      issuedInvoice { _id }
      session {
        _id
        schedule { start end }
        course { key category slug { nl en fr } title { nl en fr } }
        location { isOnline name { nl en fr } city { nl en fr } }
      }
    }
    booking(id: $id) { _id date dayPart persons roomName { nl en fr } offer { number room total } }
  }
`)

export const isPaymentId = (id = '') => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

type Payment = NonNullable<BillQuery['registrationPayment']>
type BookingPayment = NonNullable<BillQuery['bookingPayment']>
type Payments = Pick<BillQuery, 'registrationPayment' | 'bookingPayment'>

const registrationResult = ({ status, outcome }: Payment) => {
  if (status === 'paid') return 'paid'
  if (status === 'expired' || outcome === 'failed') return 'failed'
  return outcome === 'partner' ? 'partner' : 'pending'
}

function bookingResult({ status, payment }: BookingPayment) {
  if (status === 'paid' || status === 'completed') return 'paid'
  const hasFailed = payment === 'failed' || payment === 'canceled' || payment === 'expired'
  return hasFailed || status === 'canceled' ? 'failed' : 'pending'
}

/** What the result page says (spec section 2, Payment result pages): canceled and expired count as failed. */
export function resultOf({ registrationPayment, bookingPayment }: Payments) {
  if (registrationPayment) return registrationResult(registrationPayment)
  return bookingPayment ? bookingResult(bookingPayment) : 'failed'
}

/** Something is to be paid, and nothing is known yet of how that went: the payer belongs at the provider. */
export const isToBePaid = ({ status, outcome, payment }: Payment) =>
  status === 'awaiting_payment' && outcome !== 'partner' && (payment === null || payment === 'open')

export const isRoomToBePaid = ({ status, payment }: BookingPayment) =>
  status === 'waiting_for_payment' && (payment === null || payment === 'open')
