import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'

/** The same address then says what was answered. */
const next = (_data: unknown, { path, locale }: PageContext) => localePath(path, locale)
const tokenOf = ({ params }: PageContext) => params.token ?? ''
const refusals = { 'The effect on money has changed': { text: 'offerChanged' } } as const

/** Approves the quotation that is shown, with where its invoice goes. */
export const approveForm = defineForm({
  name: 'approve-quotation',
  schema: () => import('../../../schemas/booking.ts').then((file) => file.quotationApproval),
  fields: ['offerNumber', 'address', 'zip', 'city', 'country', 'vat', 'customerRef'],
  refusals,
  document: graphql(`
    mutation ApproveQuotation($token: String!, $input: QuotationApproval_Input!) {
      approveQuotation(token: $token, input: $input) { status }
    }
  `),
  variables: (input, page) => ({ token: tokenOf(page), input }),
  next,
})

/** Refuses it; whoever made it reads why. */
export const refuseForm = defineForm({
  name: 'refuse-quotation',
  schema: () => import('../../../schemas/booking.ts').then((file) => file.quotationRefusal),
  fields: ['offerNumber', 'reason'],
  refusals,
  document: graphql(`
    mutation RefuseQuotation($token: String!, $input: QuotationRefusal_Input!) {
      refuseQuotation(token: $token, input: $input) { status }
    }
  `),
  variables: (input, page) => ({ token: tokenOf(page), input }),
  next,
})
