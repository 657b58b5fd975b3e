import { type Locale, localePath } from '../../domain/locales.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RunQuery } from '../render/run-query.ts'
import { definePage } from '../screens/define-page.ts'
import { dataOf } from '../screens/page-error.ts'
import { isPaymentId, isRoomToBePaid, isToBePaid, paymentQuery } from './payment.ts'

const beginPayment = graphql(`
  mutation BeginPayment($input: PaymentRequest_Input!) {
    createRegistrationPayment(input: $input) { redirectUrl }
  }
`)

const beginRoomPayment = graphql(`
  mutation BeginRoomPayment($input: PaymentRequest_Input!) { createBookingPayment(input: $input) { redirectUrl } }
`)

/** The address at the payment provider; null or undefined where it could not be begun now. */
async function begin(runQuery: RunQuery, id: string, locale: Locale, isRoom: boolean) {
  const variables = { input: { id, locale } }
  if (!isRoom) return (await runQuery(beginPayment, variables)).data?.createRegistrationPayment?.redirectUrl
  return (await runQuery(beginRoomPayment, variables)).data?.createBookingPayment?.redirectUrl
}

/** The page with the button that pays. */
const payPath = (id: string, isRoom: boolean, locale: Locale) =>
  localePath(`/my-account/${isRoom ? 'bookings-data' : 'registration-data'}/${id}`, locale)

/**
 * Between here and the payment provider: leads there while nothing is known, on the way back to how it went. Another
 * site's link begins no payment; it leads to where one is begun.
 */
export const billingRedirectPage = definePage({
  path: '/billing/redirect/:id',
  access: 'contact',
  async leadsTo({ params, locale }, runQuery, isFromElsewhere) {
    const { id = '' } = params
    if (!isPaymentId(id)) return null
    const { data, errors } = await runQuery(paymentQuery, { id })
    // It is of one of both: the other is not there.
    const payments = dataOf({ data, errors: errors.filter(({ status }) => status !== 404) })
    const { registrationPayment, bookingPayment } = payments
    if (!registrationPayment && !bookingPayment) return null
    const complete = localePath(`/billing/complete/${id}`, locale)
    const isRoom = Boolean(bookingPayment && isRoomToBePaid(bookingPayment))
    if (!isRoom && !(registrationPayment && isToBePaid(registrationPayment))) return complete
    const isBegun = (bookingPayment ?? registrationPayment)?.payment === 'open'
    if (isFromElsewhere && !isBegun) return payPath(id, isRoom, locale)
    return (await begin(runQuery, id, locale, isRoom)) ?? complete
  },
})
