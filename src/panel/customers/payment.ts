import { array, type InferType, string } from 'yup'
import { newPrepaidCard } from '../../../schemas/prepaid-card.ts'
import { spreadOver } from '../../domain/money.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { centsOf } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'
import { notedPayment, notePaymentDocument, someEuros } from '../kit/payment-note.ts'

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

/** `price` is euros a day without VAT. */
const cardSchema = newPrepaidCard.omit(['organisation', 'user', 'price']).shape({
  price: someEuros,
  kind: string()
    .oneOf(['organisation', 'person'] as const, 'error.form')
    .required('error.form'),
})

/** Days that a customer buys ahead: the invoice leaves at once. */
export const prepaidCardForm = defineForm({
  name: 'prepaid-card',
  schema: async () => cardSchema,
  fields: ['days', 'price', 'validUntil', 'reference', 'usableAtOnce', 'kind'],
  document: graphql(`
    mutation SellPrepaidCard($input: NewPrepaidCard_Input!, $key: String) {
      sellPrepaidCard(input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables({ price, kind, ...card }: InferType<typeof cardSchema>, page, { key }) {
    const owner = kind === 'organisation' ? { organisation: idOf(page) } : { user: idOf(page) }
    return { key, input: { ...card, price: centsOf(price) ?? 0, ...owner } }
  },
  next: saidHere('cardSold'),
})
