import { object, string } from 'yup'
import { bankIgnoring } from '../../../schemas/bank.ts'
import { payer } from '../../../schemas/receipt.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelBankQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage, type PageContext } from '../kit/define-panel-page.ts'
import { centsOf } from '../kit/euros.ts'
import type { PanelFlash } from '../kit/forms.ts'
import { idOf, listPaths, panelPath } from '../kit/paths.ts'
import { someEuros } from '../kit/payment-note.ts'
import { agreeForm, nextPlace, reopenForm } from './page.ts'

const movementQuery = graphql(`
  query PanelBank($id: String!) {
    bankTransaction(id: $id) {
      _id bookedOn amount counterpartyName counterpartyIban reference text bankReference state reason payer receipt
      decidedBy decidedAt note
      parts { invoice number customer amount owed }
      openInvoices { _id number customer owed dueOn }
    }
  }
`)

export type Movement = NonNullable<PanelBankQuery['bankTransaction']>

/** Back to what else waits. */
const onTo =
  (said: PanelFlash) =>
  (_data: unknown, { locale }: PageContext) =>
    `${panelPath(listPaths.bank, locale)}?said=${said}#${nextPlace}`

/** Puts a movement on the invoice that is chosen. */
export const chooseForm = defineForm({
  name: 'bank-choose',
  schema: async () =>
    object({
      invoice: string().uuid('error.id').required('error.required'),
      amount: someEuros,
      payer: payer.default('customer'),
    }),
  fields: ['invoice', 'amount', 'payer'],
  document: graphql(`
    mutation SettleBankTransaction($id: String!, $input: BankSettling_Input!) {
      settleBankTransaction(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ invoice, amount, payer }, page) => ({
    id: idOf(page),
    input: { parts: [{ invoice, amount: centsOf(amount) ?? 0 }], payer },
  }),
  next: onTo('bank-settled'),
})

export const ignoreForm = defineForm({
  name: 'bank-ignore',
  schema: async () => bankIgnoring,
  fields: ['reason'],
  document: graphql(`
    mutation IgnoreBankTransaction($id: String!, $input: BankIgnoring_Input!) {
      ignoreBankTransaction(id: $id, input: $input) { _id }
    }
  `),
  variables: (input, page) => ({ id: idOf(page), input }),
  next: onTo('saved'),
})

export const bankPage = definePanelPage({
  path: '/control-panel/bank/:id',
  search: ['act'],
  query: { document: movementQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [agreeForm, chooseForm, ignoreForm, reopenForm],
  title: ({ bankTransaction }, { locale }) => bankTransaction?.counterpartyName ?? allTexts[locale]['panel-bank'].title,
})
