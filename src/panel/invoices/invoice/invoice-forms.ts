import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { centsOf } from '../../euros.ts'
import { invoiceHref } from '../invoices-path.ts'

const idOf = ({ params }: PageContext) => params.id ?? ''
const back = (page: PageContext, said: string) => `${invoiceHref(idOf(page), page)}?said=${said}`
const schemas = () => import('./credit-schema.ts')

/** Notes that money came or went back, or takes an invoice back as a whole. */
export const settleForm = defineForm({
  name: 'invoice-settle',
  schema: () => schemas().then((module) => module.settleSchema),
  fields: ['status'],
  document: graphql(`
    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {
      updateInvoice(id: $id, input: { status: $status }) { _id }
    }
  `),
  variables: ({ status }, page) => ({ id: idOf(page), status }),
  next: (_data, page, { status }) => back(page, status === 'credited' ? 'credited' : 'saved'),
})

/** Takes a part of an invoice back. */
export const creditForm = defineForm({
  name: 'invoice-credit',
  schema: () => schemas().then((module) => module.creditSchema),
  fields: ['description', 'net', 'vatRate', 'left'],
  document: graphql(`
    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {
      createCreditNote(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ description, net, vatRate, left }, page) => ({
    id: idOf(page),
    input: { description, net: centsOf(net) ?? 0, vatRate, left },
  }),
  next: (_data, page) => back(page, 'credited'),
})
