import { type Locale, localePath } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { bookingsPath } from '../bookings/booking-list.ts'

const saidAt = (path: string, said: string, locale: Locale) => `${localePath(path, locale)}?said=${said}`
const idOf = ({ params }: PageContext) => params.id ?? ''
const here = (page: PageContext, said: string) => saidAt(`${bookingsPath}/${idOf(page)}`, said, page.locale)

/** Approves the quotation that is shown, with a number that the invoice repeats. */
export const approveForm = defineForm({
  name: 'approve-offer',
  schema: () => import('./answer-schemas.ts').then((file) => file.approval),
  fields: ['address', 'zip', 'city', 'country', 'vat', 'customerRef', 'offerNumber'],
  refusals: { 'The effect on money has changed': { text: 'offerChanged' } },
  document: graphql(`
    mutation ApproveOffer($input: ApprovedOffer_Input!, $customerRef: String) {
      approveOffer(input: $input, customerRef: $customerRef) { _id status }
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
  schema: () => import('./answer-schemas.ts').then((file) => file.refusal),
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
  schema: () => import('./answer-schemas.ts').then((file) => file.withdrawal),
  fields: [],
  document: graphql(`
    mutation WithdrawBooking($id: String!, $input: BookingChanges_Input!) {
      updateBooking(id: $id, input: $input) { _id status }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page), input: { status: 'canceled' as const } }),
  next: (_data, { locale }) => saidAt(bookingsPath, 'booking-withdraw', locale),
})
