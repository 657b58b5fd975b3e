import { array, type InferType, number, object, string } from 'yup'
import { bankFormats, bankReasons, bankStates } from '../src/domain/bank.ts'
import { openInvoice, payer } from './receipt.ts'
import { line, wholeNumber } from './rules.ts'

/** Of an account there may be more than an integer of GraphQL holds. */
const cents = number().required()
const count = number().integer().required()
const text = string().defined().nullable()
const id = string().uuid()

/** What came of a file: the ids of its statements, how many of its movements are new, and how many were known. */
export const bankImport = object({
  statements: array(id.required()).required(),
  added: count,
  known: count,
}).meta({ title: 'BankImport' })

/**
 * A statement of the provider's account, in cents. `waiting` of its `movements` were not looked at yet, `open` of them wait
 * for staff; `gap` says that the one before it does not lead to it.
 */
export const bankStatement = object({
  _id: id.required(),
  format: string().oneOf(bankFormats).required().meta({ title: 'BankFormat' }),
  account: string().required(),
  number: string().required(),
  openedOn: string().required(),
  closedOn: string().required(),
  opening: cents,
  closing: cents,
  fileName: string().required(),
  uploadedBy: text,
  createdAt: string().required(),
  movements: count,
  waiting: count,
  open: count,
  gap: cents.nullable().defined(),
}).meta({ title: 'BankStatement' })

const bankPart = object({
  invoice: id.required(),
  number: string().required(),
  customer: string().required(),
  amount: count,
  owed: count,
}).meta({ title: 'BankPart' })

/**
 * A movement on the account, in cents; less than 0 left it. `reason` says why it is in its state, `parts` what it settled,
 * or what is proposed, with what is still open of each; `note` why staff put it aside.
 */
export const bankTransaction = object({
  _id: id.required(),
  statement: id.required(),
  bookedOn: string().required(),
  amount: cents,
  counterpartyName: text,
  counterpartyIban: text,
  reference: text,
  text: string().defined(),
  bankReference: text,
  state: string().oneOf(bankStates).required().meta({ title: 'BankState' }),
  reason: string().oneOf(bankReasons).defined().nullable().meta({ title: 'BankReason' }),
  parts: array(bankPart.required()).required(),
  payer: payer.required(),
  receipt: id.defined().nullable(),
  decidedBy: text,
  decidedAt: text,
  note: text,
}).meta({ title: 'BankTransaction' })

/** The same with open invoices that it could be for: those of the same amount first, then those of names that are alike. */
export const bankTransactionRecord = bankTransaction
  .shape({ openInvoices: array(openInvoice.required()).required() })
  .meta({ title: 'BankTransactionRecord' })

const part = object({
  invoice: id.required('error.required'),
  amount: wholeNumber(1, 100_000_000).required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewBankPart' })

/** Left out, what is proposed is agreed to. */
export const bankSettling = object({
  parts: array(part.required()).min(1, 'error.required').max(100, 'error.tooMany').nullable(),
  payer: payer.nullable(),
}).meta({ title: 'BankSettling' })
export type BankSettling = InferType<typeof bankSettling>

export const bankIgnoring = object({ reason: line(500).required('error.required') }).meta({ title: 'BankIgnoring' })
