import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { centsOf } from '../../euros.ts'
import { requestHref } from '../requests-path.ts'

const billed = ['address', 'zip', 'city', 'country', 'vat'] as const
const idOf = ({ params }: PageContext) => params.id ?? ''
const back = (page: PageContext, said: string) => `${requestHref(idOf(page), page)}?said=${said}`

const changeRequest = graphql(`
  mutation ChangeRequest($id: String!, $input: BookingChanges_Input!) {
    updateBooking(id: $id, input: $input) { _id }
  }
`)

/** Sends a quotation, or another in its place. */
export const quotationForm = defineForm({
  name: 'quotation',
  preview: true,
  schema: () => import('./quotation-schema.ts').then((module) => module.quotationSchema),
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
        ...{
          roomType,
          offerValidUntil,
          roomPrice: centsOf(roomPrice) ?? null,
          cateringPrice: centsOf(cateringPrice) ?? null,
        },
        discount: amount || description ? { amount: amount ?? 0, description: description ?? '' } : null,
      },
    }
  },
  next: (_data, page) => back(page, 'quotation-sent'),
})

/** Rejects, refuses for the customer, cancels, notes as paid or as completed. */
export const moveForm = defineForm({
  name: 'request-move',
  schema: () => import('./quotation-schema.ts').then((module) => module.moveSchema),
  fields: ['status', 'reason'],
  document: changeRequest,
  variables: ({ status, reason }, page) => ({ id: idOf(page), input: { status, ...(reason && { reason }) } }),
  next: (_data, page) => back(page, 'saved'),
})

/** For a customer who says yes by telephone. */
export const approveForm = defineForm({
  name: 'request-approve',
  schema: () => import('./quotation-schema.ts').then((module) => module.approvalSchema),
  fields: ['offerNumber', ...billed],
  refusals: { 'The effect on money has changed': { text: 'offerChanged' } },
  document: graphql(`
    mutation ApproveForCustomer($input: ApprovedOffer_Input!) {
      approveOffer(input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ input: { _id: idOf(page), ...input } }),
  next: (_data, page) => back(page, 'saved'),
})
