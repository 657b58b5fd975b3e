import { number, object, string } from 'yup'
import { newReissue } from '../../../schemas/invoice.ts'
import { line } from '../../../schemas/rules.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelInvoiceQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { paymentNoteForm } from '../kit/payment-note.ts'

/** What staff note of an invoice: the money of a credit note went back, or all of it is taken back. */
const settleSchema = object({
  status: string()
    .oneOf(['paid', 'credited'] as const, 'error.choice')
    .required('error.required'),
})

/** The part of an invoice to take back, in euros excluding VAT as people write them, or in percent of what is left. */
const creditSchema = object({
  description: line(500).required('error.required'),
  net: euros
    .test('some', 'error.number', (text) => !text || (centsOf(text) ?? 0) > 0)
    .test('one', 'error.required', (text, { parent }) => Boolean(text) || Boolean(parent.percent))
    .test('alone', 'error.amountOrPercent', (text, { parent }) => !text || !parent.percent),
  percent: string()
    .trim()
    .matches(/^(?:100|\d{1,2}(?:[.,]\d{1,2})?)$/, { message: 'error.number', excludeEmptyString: true })
    .test('some', 'error.number', (text) => !text || Number(text.replace(',', '.')) > 0),
  vatRate: number().typeError('error.number').required('error.required'),
  left: number().integer('error.form').typeError('error.form'),
})

const invoiceQuery = graphql(`
  query PanelInvoice($id: String!) {
    invoice(id: $id) {
      _id number status issuedOn dueOn net vat total owed shares { payer amount open } reference paymentReference creditOf
      organisation user
      customer { name address zip city country vat enterpriseNumber email }
      lines { description quantity unitPrice amount vatRate }
    }
    invoiceRecord(id: $id) {
      history { status at by reason }
      payments { _id status amount paidAmount refunded paymentProvider createdAt }
      receipts { _id amount receivedOn payer }
      related { _id number status issuedOn total isCreditNote agreed }
      left { net vat total }
      eInvoice { state receiver code reason changedAt }
      registration booking receiver canReissue canCredit canCreditPart
    }
  }
`)

export type Invoice = NonNullable<PanelInvoiceQuery['invoice']>
export type InvoiceRecord = NonNullable<PanelInvoiceQuery['invoiceRecord']>

export const settleForm = defineForm({
  name: 'invoice-settle',
  schema: async () => settleSchema,
  fields: ['status'],
  document: graphql(`
    mutation SettleInvoice($id: String!, $status: InvoiceStatus!) {
      updateInvoice(id: $id, input: { status: $status }) { _id }
    }
  `),
  variables: ({ status }, page) => ({ id: idOf(page), status }),
  next: (data, page, { status }) => saidHere(status === 'credited' ? 'credited' : 'saved')(data, page),
})

/** Gives what was refused, or went by mail, to Peppol once more. */
export const peppolForm = defineForm({
  name: 'invoice-peppol',
  schema: async () => object({}),
  fields: [],
  document: graphql(`
    mutation SendInvoiceAgain($id: String!) {
      sendEInvoice(id: $id) { receiver }
    }
  `),
  variables: (_, page) => ({ id: idOf(page) }),
  next: saidHere('peppol-again'),
})

export const creditFields = ['description', 'net', 'percent', 'vatRate'] as const

export const creditForm = defineForm({
  name: 'invoice-credit',
  preview: true,
  shownFirst: 'left',
  schema: async () => creditSchema,
  fields: [...creditFields, 'left'],
  document: graphql(`
    mutation CreditPart($id: String!, $input: NewCreditNote_Input!) {
      createCreditNote(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ description, net, percent, vatRate, left = 0 }, page) => {
    const part = percent ? { percent: Number(percent.replace(',', '.')) } : { net: centsOf(net) ?? 0 }
    return { id: idOf(page), input: { description, ...part, vatRate, left } }
  },
  next: saidHere('credited'),
})

export const reissueFields = [
  'name',
  'vat',
  'enterpriseNumber',
  'address',
  'zip',
  'city',
  'country',
  'email',
  'reference',
  'dueOn',
  'reason',
] as const

/** Whom an invoice bills from now on; what was shown goes along as `total`, and nothing is done before. */
export const reissueForm = defineForm({
  name: 'reissue',
  preview: true,
  shownFirst: 'total',
  schema: async () => newReissue,
  fields: [...reissueFields, 'total'],
  document: graphql(`
    mutation ReissueInvoice($id: String!, $input: NewReissue_Input!) {
      reissueInvoice(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: ({ reissueInvoice }, page) =>
    `${reissueInvoice ? pathOf('invoice', reissueInvoice._id, page) : panelPath(listPaths.invoice, page.locale)}?said=reissued`,
})

export const invoicePage = definePanelPage({
  path: '/control-panel/invoices/:id',
  search: ['act'],
  query: { document: invoiceQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [paymentNoteForm, settleForm, peppolForm, creditForm, reissueForm],
  title: ({ invoice }, { locale }) => invoice?.number ?? allTexts[locale]['panel-invoices'].title,
})

/** Scripts ask here whether a business can receive by Peppol (`client/peppol-note.ts`). */
export const receiverCall = definePanelPage({
  path: '/control-panel/receivers',
  search: ['number'],
  call: () => '/e-invoices/receivers',
})

const fileOf = (path: string, what: 'pdf' | 'ubl') =>
  definePanelPage({
    path,
    file: ({ params: { id = '' } }) => (/^[\w-]+$/.test(id) ? { path: `/invoices/${id}/${what}` } : null),
  })

export const invoicePdfFile = fileOf('/control-panel/invoices/:id.pdf', 'pdf')

/** An invoice for the accounts of who is billed. */
export const invoiceUblFile = fileOf('/control-panel/invoices/:id.xml', 'ubl')
