import { object, string } from 'yup'
import { newRepayment, receiptUndoing } from '../../../schemas/receipt.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelReceiptQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'
import { someEuros } from '../kit/payment-note.ts'

const receiptQuery = graphql(`
  query PanelReceipt($id: String!) {
    receipt(id: $id) {
      _id amount rest receivedOn payer way reference organisation user customer recordedBy createdAt
      parts { invoice number amount }
      repayments { _id amount paidOn reference reason recordedBy createdAt undone { at by reason } }
      undone { at by reason }
      openInvoices { _id number customer owed dueOn }
    }
  }
`)

export type Receipt = NonNullable<PanelReceiptQuery['receipt']>

export const undoForm = defineForm({
  name: 'receipt-undo',
  schema: async () => receiptUndoing,
  fields: ['reason'],
  document: graphql(`
    mutation UndoReceipt($id: String!, $input: ReceiptUndoing_Input!) {
      undoReceipt(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: saidHere('saved'),
})

export const undoRepaymentForm = defineForm({
  name: 'repayment-undo',
  schema: async () => receiptUndoing.shape({ repayment: string().uuid('error.id').required('error.required') }),
  fields: ['repayment', 'reason'],
  document: graphql(`
    mutation UndoRepayment($id: String!, $input: ReceiptUndoing_Input!) {
      undoRepayment(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ repayment, ...input }) => ({ id: repayment, input }),
  next: saidHere('saved'),
})

const putSchema = object({ invoice: string().uuid('error.id').required('error.required'), amount: someEuros })

export const putForm = defineForm({
  name: 'receipt-part',
  schema: async () => putSchema,
  fields: ['invoice', 'amount'],
  document: graphql(`
    mutation PutReceipt($id: String!, $input: NewReceiptParts_Input!) {
      putReceipt(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ invoice, amount }, page) => ({
    id: idOf(page),
    input: { parts: [{ invoice, amount: centsOf(amount) ?? 0 }] },
  }),
  next: saidHere('saved'),
})

const repaySchema = newRepayment.shape({ amount: someEuros })

export const repayForm = defineForm({
  name: 'receipt-repay',
  schema: async () => repaySchema,
  fields: ['amount', 'paidOn', 'reference', 'reason'],
  document: graphql(`
    mutation RepayReceipt($id: String!, $input: NewRepayment_Input!, $key: String) {
      repayReceipt(id: $id, input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: ({ amount, paidOn, reference, reason }, page, { key }) => ({
    id: idOf(page),
    key,
    input: { amount: centsOf(amount) ?? 0, paidOn, reference: reference ?? null, reason },
  }),
  next: saidHere('saved'),
})

export const receiptPage = definePanelPage({
  path: '/control-panel/receipts/:id',
  search: ['act', 'repayment'],
  query: { document: receiptQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [undoForm, putForm, repayForm, undoRepaymentForm],
  title: ({ receipt }, { locale }) => receipt?.customer ?? allTexts[locale]['panel-receipts'].title,
})
