import { object, string } from 'yup'
import { approvedOffer, bookingChanges } from '../../../schemas/booking.ts'
import { line } from '../../../schemas/rules.ts'
import { isDay } from '../../domain/days.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RequestQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'
import { paymentNoteForm } from '../kit/payment-note.ts'
import { customerOf } from '../kit/request-words.ts'

/** What staff agree with a customer; prices left out are those of the list. */
const quotationSchema = bookingChanges.pick(['vat', 'address', 'zip', 'city', 'country', 'alongside']).shape({
  roomType: string().uuid('error.id').required('error.required'),
  offerValidUntil: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  roomPrice: euros,
  cateringPrice: euros,
  discount: object({ description: line(200), amount: euros }),
})

/** Moves that ask for a reason at most, in this order; quoting and approving have forms of their own. */
export const plainMoves = ['completed', 'rejected', 'request_rejected', 'canceled'] as const

const moveSchema = bookingChanges.pick(['reason']).shape({
  status: string().oneOf(plainMoves, 'error.choice').required('error.required'),
})

/** The quotation that is shown to whoever approves it for a customer. */
const approvalSchema = approvedOffer.omit(['_id'])

const requestQuery = graphql(`
  query Request($id: String!) {
    booking(id: $id) {
      _id status persons date dayPart catering configuration wheelchairAccess pcRoom whiteboard reducedRate
      roomType roomName { nl en fr } notes customerRef firstName lastName organisationName email phone vat
      address zip city country
      offerValidUntil reason createdAt
      offer {
        number issuedOn validUntil room net vat total
        agreed { roomPrice cateringPrice discount { description amount } }
        lines { description quantity unitPrice amount vatRate }
      }
      issuedInvoice { _id number }
    }
    bookingRivals(id: $id) { _id status dayPart roomType firstName lastName organisationName }
    overtaken: bookings(_id: $id, isOvertaken: "true", limit: 1) { total }
    scarce: bookings(_id: $id, isScarce: "true", limit: 1) { total }
    bookingHistory(id: $id) { status at by byProvider }
    openInvoices: invoices(booking: $id, status: "open", kind: "invoice", limit: 1) { items { _id owed } }
    allRoomTypes(sort: ["sequence:ASC"]) { _id name { nl en fr } capacity priceHalfDay priceFullDay }
  }
`)

export type Booking = NonNullable<RequestQuery['booking']>
export type OpenInvoice = NonNullable<NonNullable<RequestQuery['openInvoices']>['items'][number]>

const billed = ['address', 'zip', 'city', 'country', 'vat'] as const
const changeRequest = graphql(`
  mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {
    updateBooking(id: $id, input: $input) { _id }
  }
`)

export const quotationForm = defineForm({
  name: 'quotation',
  preview: true,
  schema: async () => quotationSchema,
  fields: [
    'roomType',
    'offerValidUntil',
    'roomPrice',
    'cateringPrice',
    'discount.description',
    'discount.amount',
    ...billed,
    'alongside',
  ],
  document: changeRequest,
  variables({ roomType, offerValidUntil, roomPrice, cateringPrice, discount, ...whom }, page) {
    const amount = centsOf(discount?.amount)
    const description = discount?.description
    return {
      id: idOf(page),
      input: {
        status: 'waiting_for_customer' as const,
        ...whom,
        roomType,
        offerValidUntil,
        roomPrice: centsOf(roomPrice) ?? null,
        cateringPrice: centsOf(cateringPrice) ?? null,
        discount: amount || description ? { amount: amount ?? 0, description: description ?? '' } : null,
      },
    }
  },
  next: saidHere('quotation-sent'),
})

export const moveForm = defineForm({
  name: 'request-move',
  schema: async () => moveSchema,
  fields: ['status', 'reason'],
  document: changeRequest,
  variables: (input, page) => ({ id: idOf(page), input }),
  next: saidHere('saved'),
})

/** For a customer who says yes by telephone. */
export const approveForm = defineForm({
  name: 'request-approve',
  schema: async () => approvalSchema,
  fields: ['offerNumber', ...billed],
  refusals: { 'The effect on money has changed': { text: 'offerChanged' } },
  document: graphql(`
    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {
      approveOffer(input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ input: { _id: idOf(page), ...input } }),
  next: saidHere('saved'),
})

export const requestPage = definePanelPage({
  path: '/control-panel/requests/:id',
  search: ['move'],
  query: { document: requestQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [quotationForm, moveForm, approveForm, paymentNoteForm],
  title: ({ booking }, { locale }) => (booking ? customerOf(booking) : allTexts[locale]['panel-requests'].title),
})

/** The quotation as a PDF; while there is none, an example of what it would say. */
export const quotationFile = definePanelPage({
  path: '/control-panel/requests/:id.pdf',
  file: ({ params: { id = '' } }) =>
    /^[\w-]+$/.test(id) ? { method: 'POST', path: `/bookings/offer-example/${id}` } : null,
})
