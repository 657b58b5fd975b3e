import { number, object, string } from 'yup'
import { payer, receivedOn } from '../../../schemas/receipt.ts'
import { line, optional } from '../../../schemas/rules.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { centsOf, euros } from './euros.ts'
import { saidHere } from './forms.ts'

/** So many euros, more than nothing, as people write them. */
export const someEuros = euros
  .required('error.required')
  .test('some', 'error.number', (text) => (centsOf(text) ?? 0) > 0)

const id = string().uuid('error.id')

/** How much came, when, and from whom. */
export const notedPayment = object({
  amount: someEuros,
  receivedOn,
  payer: payer.default('customer'),
  reference: optional(line(200)),
})

/** Money for one invoice, or for a registration that has none yet; `open` is the cents that were shown as still to be paid. */
const noteSchema = notedPayment.shape({
  invoice: id,
  registration: id,
  open: number().integer('error.form').typeError('error.form').required('error.form'),
})

export const notePaymentDocument = graphql(`
  mutation NotePayment($input: NewReceipt_Input!, $key: String) {
    createReceipt(input: $input, Idempotency_Key: $key) { _id }
  }
`)

export const paymentNoteForm = defineForm({
  name: 'payment-note',
  schema: async () => noteSchema,
  fields: ['amount', 'receivedOn', 'payer', 'reference', 'invoice', 'registration', 'open'],
  document: notePaymentDocument,
  variables({ amount: written, receivedOn, payer, reference, invoice, registration, open }, _page, { key }) {
    const amount = centsOf(written) ?? 0
    const part = { ...(invoice ? { invoice } : { registration }), amount: Math.min(amount, open) }
    return { key, input: { amount, receivedOn, payer, reference: reference ?? null, parts: [part] } }
  },
  next: saidHere('saved'),
})
