import { type Locale, localePath } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { payBookingForm } from '../../../ui/billing/pay-forms.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { BookingScreenQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { translator } from '../../../ui/texts.ts'
import { definePage } from '../../screens/define-page.ts'
import { bookingsPath, titleOf } from '../bookings/booking-words.ts'

const bookingScreenQuery = graphql(`
  query BookingScreen($id: String!) {
    booking(id: $id) {
      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate
      roomType roomName { nl en fr } notes customerRef offerValidUntil owed reason
      organisationName vat address zip city country
      offer {
        number issuedOn validUntil room net vat total
        lines { description quantity unitPrice amount vatRate }
      }
      issuedInvoice { _id number }
    }
    bookingHistory(id: $id) { status at by byProvider }
    provider { name iban }
  }
`)

export type Booking = NonNullable<BookingScreenQuery['booking']>
export type Offer = NonNullable<Booking['offer']>
export type Move = NonNullable<NonNullable<BookingScreenQuery['bookingHistory']>[number]>

const flashAt = (path: string, said: string, locale: Locale) => `${localePath(path, locale)}?said=${said}`
const idOf = ({ params }: PageContext) => params.id ?? ''
const here = (page: PageContext, said: string) => flashAt(`${bookingsPath}/${idOf(page)}`, said, page.locale)

/** Approves the quotation that is shown, with a number that the invoice repeats. */
export const approveForm = defineForm({
  name: 'approve-offer',
  makesDebt: true,
  schema: () => import('../kit/schemas.ts').then((file) => file.approval),
  fields: ['address', 'zip', 'city', 'country', 'vat', 'customerRef', 'offerNumber'],
  refusals: { 'The effect on money has changed': { text: 'offerChanged' } },
  document: graphql(`
    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {
      approveOffer(input: $input, customerRef: $customerRef) { _id }
    }
  `),
  variables: ({ customerRef, ...input }, page) => ({
    input: { _id: idOf(page), ...input },
    ...(customerRef && { customerRef }),
  }),
  next: (_data, page) => here(page, 'approve-offer'),
})

/** Refuses the quotation; whoever made it reads why. */
export const refuseForm = defineForm({
  name: 'refuse-offer',
  schema: () => import('../kit/schemas.ts').then((file) => file.refusal),
  fields: ['reason'],
  document: graphql(`
    mutation RefuseOffer($id: String!, $input: BookingChanges_Input!) {
      updateBooking(id: $id, input: $input) { _id status }
    }
  `),
  variables: ({ reason }, page) => ({ id: idOf(page), input: { status: 'rejected' as const, reason } }),
  next: (_data, page) => here(page, 'refuse-offer'),
})

/** Takes back a request that nobody answered yet. */
export const withdrawForm = defineForm({
  name: 'booking-withdraw',
  schema: () => import('../../../ui/forms/no-fields.ts').then((file) => file.noFields),
  fields: [],
  document: graphql(`
    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {
      updateBooking(id: $id, input: $input) { _id status }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page), input: { status: 'canceled' as const } }),
  next: (_data, { locale }) => flashAt(bookingsPath, 'booking-withdraw', locale),
})

/** One booking with its quotation, and the customer's answer to it (spec section 4, Room booking statuses). */
export const bookingPage = definePage({
  path: `${bookingsPath}/:id`,
  access: 'contact',
  area: 'account',
  query: { document: bookingScreenQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [approveForm, refuseForm, withdrawForm, payBookingForm],
  head({ booking }, { locale }) {
    const t = translator(locale, allTexts[locale], 'bookings')
    const title = booking ? titleOf(booking, locale, t) : t('title')
    return {
      title,
      description: t('description'),
      tilePattern: { seed: booking?.roomType ?? 'booking', family: 'sky' },
    }
  },
  screen: 'account/booking',
})
