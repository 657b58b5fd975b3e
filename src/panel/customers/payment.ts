import { array, string } from 'yup'
import { spreadOver } from '../../domain/money.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { centsOf } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'
import { notedPayment, notePaymentDocument } from '../kit/payment-note.ts'

interface OpenInvoice {
  _id: string
  owed: number
}

/** How an open invoice is chosen: with the cents of it that were shown as open. */
export const choiceOf = ({ _id, owed }: OpenInvoice) => `${_id}:${owed}`

const choice = string().matches(/^[\da-f-]{36}:\d{1,9}$/, 'error.form')

const schema = notedPayment.shape({
  invoices: array(choice.required()).max(100, 'error.tooMany').default([]),
  kind: string()
    .oneOf(['organisation', 'person'] as const, 'error.form')
    .required('error.form'),
})

function readChoice(text: string) {
  const [invoice = '', open] = text.split(':')
  return { invoice, open: Number(open) }
}

/** Money of a customer over the chosen invoices, in the order in which they stand; what is more is theirs to use. */
export const customerPaymentForm = defineForm({
  name: 'payment-note',
  schema: async () => schema,
  fields: ['amount', 'receivedOn', 'payer', 'reference', 'invoices', 'kind'],
  document: notePaymentDocument,
  variables({ amount: written, receivedOn, payer, reference, invoices, kind }, page, { key }) {
    const amount = centsOf(written) ?? 0
    const parts = spreadOver(amount, invoices.map(readChoice)).map(({ invoice, part }) => ({ invoice, amount: part }))
    const owner = kind === 'organisation' ? { organisation: idOf(page) } : { user: idOf(page) }
    return { key, input: { amount, receivedOn, payer, reference: reference ?? null, parts, ...owner } }
  },
  next: saidHere('saved'),
})
