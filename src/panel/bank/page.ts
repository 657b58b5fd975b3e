import { object, string } from 'yup'
import { chosenFile } from '../../../schemas/rules.ts'
import { bankFileMegabytes, bankStates } from '../../domain/bank.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { BankListQuery } from '../../ui/gql/graphql.ts'
import { defineResourceList, listHref } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { listPaths } from '../kit/paths.ts'

/** Where the focus is after a movement was seen to: the next one is a key away. */
export const nextPlace = 'bank-next'

/** A file of the bank. */
export const bankFileForm = defineForm({
  name: 'bank-file',
  megabytes: bankFileMegabytes + 1,
  tooLarge: (locale) => allTexts[locale]['panel-error'].bankTooLarge,
  schema: async () => object({ file: chosenFile }),
  fields: ['file'],
  document: graphql(`
    mutation ImportBankFile($input: ImportBankFile_Input!) {
      importBankFile(input: $input) { added }
    }
  `),
  variables: ({ file }) => ({ input: { file } }),
  next: (_data, page) => `${listHref({ ...page, search: {} }, listPaths.bank, { said: 'bank-file' })}#${nextPlace}`,
})

const oneMovement = object({ id: string().uuid('error.form').required('error.required') })

/** Agrees to what is proposed of a movement. */
export const agreeForm = defineForm({
  name: 'bank-agree',
  schema: async () => oneMovement,
  fields: ['id'],
  document: graphql(`
    mutation AgreeToBankTransaction($id: String!, $input: BankSettling_Input!) {
      settleBankTransaction(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ id }) => ({ id, input: {} }),
  next: (_data, page) => `${listHref(page, listPaths.bank, { said: 'bank-settled', act: '' })}#${nextPlace}`,
})

/** Puts a movement aside with a press, in words of its own: it can be taken back where it is listed then. */
export const putAsideForm = defineForm({
  name: 'bank-put-aside',
  schema: async () => oneMovement,
  fields: ['id'],
  document: graphql(`
    mutation PutBankTransactionAside($id: String!, $input: BankIgnoring_Input!) {
      ignoreBankTransaction(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ id }, { locale }) => ({ id, input: { reason: allTexts[locale]['panel-bank'].noPayment } }),
  next: (_data, page) => `${listHref(page, listPaths.bank, { said: 'bank-aside', act: '' })}#${nextPlace}`,
})

/** Takes back that a movement was put aside. */
export const reopenForm = defineForm({
  name: 'bank-reopen',
  schema: async () => oneMovement,
  fields: ['id'],
  document: graphql(`
    mutation ReopenBankTransaction($id: String!) {
      reopenBankTransaction(id: $id) { _id }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (data, page) =>
    page.path === listPaths.bank
      ? listHref(page, listPaths.bank, { said: 'saved', act: '' })
      : saidHere('saved')(data, page),
})

/** What waits for staff, every movement, or those in one state. */
const shownStates = ['open', 'all', ...bankStates] as const

export const bankList = defineResourceList({
  path: listPaths.bank,
  texts: 'panel-bank',
  query: graphql(`
    query BankList(
      $page: Int!, $limit: Int!, $sort: [String], $search: String, $state: String, $statement: String, $bookedOn: String
    ) {
      bankTransactions(
        page: $page, limit: $limit, sort: $sort, search: $search, state: $state, statement: $statement, bookedOn: $bookedOn
      ) {
        total
        items {
          _id bookedOn amount counterpartyName reference text state reason note
          parts { invoice number customer amount owed }
        }
      }
      bankStatements(limit: 5) {
        items { _id format number closedOn movements waiting open gap }
      }
    }
  `),
  orders: ['bookedOn', 'amount'],
  usual: 'DESC',
  filters: {
    search: 'search',
    state: {
      is: shownStates,
      usual: ({ search }) => (search.statement ? 'all' : 'open'),
      ask(state): Record<string, string> {
        if (state === 'all') return {}
        return { state: state === 'open' ? 'new,proposed,left' : state }
      },
    },
    statement: 'id',
    bookedOn: 'day',
  },
  forms: [bankFileForm, agreeForm, putAsideForm, reopenForm],
})

export type Movement = NonNullable<NonNullable<BankListQuery['bankTransactions']>['items'][number]>
export type Statement = NonNullable<NonNullable<BankListQuery['bankStatements']>['items'][number]>
