import { type Locale, localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { payBookingForm, payForm } from '../../ui/billing/pay-forms.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { BillQuery } from '../../ui/gql/graphql.ts'
import { definePage } from '../screens/define-page.ts'
import { dataOf } from '../screens/page-error.ts'
import type { RunQuery } from '../screens/run-query.ts'

/** How paying a registration or a room stands; the API reads a payment in flight at its provider first. */
const paymentQuery = graphql(`
  query PaymentNow($id: String!) {
    registrationPayment(id: $id) { status outcome payment paymentMethod }
    bookingPayment(id: $id) { status payment }
  }
`)

/** The same, with what it is paid for: the address names a registration or a booking. */
const billQuery = graphql(`
  query Bill($id: String!, $userId: String!) {
    me(userId: $userId) { email emailVerified }
    registrationPayment(id: $id) { status outcome payment paymentMethod total }
    bookingPayment(id: $id) { status payment }
    registration(id: $id) {
      _id status phase net expiresAt paymentMethod
      ...PriceLines
      deadlines { subsidy { apply pay } trainingLeave { request claim isInFlanders } }
      students { firstName lastName }
      issuedInvoice { _id }
      dueOn toPay
      shares { payer amount }
      session { _id schedule { start end } course { key category slug { nl en fr } title { nl en fr } } }
    }
    booking(id: $id) { _id date dayPart persons roomName { nl en fr } owed offer { number room total } }
  }
`)

const isPaymentId = (id = '') => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

type Payment = Omit<NonNullable<BillQuery['registrationPayment']>, 'total'>
type BookingPayment = NonNullable<BillQuery['bookingPayment']>
interface Payments {
  registrationPayment: Payment | null
  bookingPayment: BookingPayment | null
}

const registrationResult = ({ status, outcome, payment, paymentMethod }: Payment) => {
  if (status === 'paid') return 'paid'
  if (status === 'expired' || outcome === 'failed') return 'failed'
  if (outcome === 'partner') return 'partner'
  if (paymentMethod === 'subsidy') return 'subsidy'
  return paymentMethod === 'invoice' && payment === null ? 'invoice' : 'pending'
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
export const isToBePaid = ({ status, outcome, payment, paymentMethod }: Payment) =>
  status === 'awaiting_payment' &&
  outcome !== 'partner' &&
  (payment === 'open' || (payment === null && paymentMethod === 'online'))

const isRoomToBePaid = ({ status, payment }: BookingPayment) =>
  status === 'waiting_for_payment' && (payment === null || payment === 'open')

/** Where the texts of some results are: `invoice` names the paper; where nothing was to be paid, nobody thanks for that. */
const words = { invoice: 'invoiced', subsidy: 'subsidised' } as const
export function wordsFor(result: ReturnType<typeof resultOf>, total?: number) {
  if (result === 'paid' && total === 0) return 'free'
  return result === 'invoice' || result === 'subsidy' ? words[result] : result
}

/** Rooms are paid by their customer, never by a partner. */
export const roomResult = (result: ReturnType<typeof resultOf>) =>
  result === 'partner' || result === 'invoice' || result === 'subsidy' ? 'pending' : result

/** How paying a registration or a room went (spec section 2, Payment result pages). */
export const billingCompletePage = definePage({
  path: '/billing/complete/:id',
  access: 'contact',
  query: {
    document: billQuery,
    variables: ({ params, visitor }) => ({ id: params.id ?? '', userId: visitor?.userId ?? '' }),
    mayBeMissing: true,
    isThere: ({ registrationPayment, bookingPayment }, { params }) =>
      isPaymentId(params.id) && Boolean(registrationPayment ?? bookingPayment),
  },
  forms: [payForm, payBookingForm],
  head(data, { locale }) {
    const texts = allTexts[locale].billing
    const result = resultOf(data)
    const { title, text } = data.bookingPayment
      ? texts.room[roomResult(result)]
      : texts[wordsFor(result, data.registrationPayment?.total)]
    const isOpen = data.registrationPayment != null && isToBePaid(data.registrationPayment)
    return {
      title: isOpen ? texts.unpaid : title,
      description: text,
      tilePattern: { seed: 'billing', family: data.bookingPayment ? 'sky' : 'sage' },
    }
  },
  screen: 'billing',
})

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
