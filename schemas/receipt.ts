import { array, type InferType, number, object, string } from 'yup'
import { brusselsDay, isDay } from '../src/domain/days.ts'
import { payers, receiptWays } from '../src/domain/money.ts'
import { line, optional, wholeNumber } from './rules.ts'

const cents = number().integer().required()
const text = string().defined().nullable()
const id = string().uuid()

export const payer = string().oneOf(payers, 'error.choice').meta({ title: 'Payer' })
const way = string().oneOf(receiptWays, 'error.choice').meta({ title: 'ReceiptWay' })

/** What of it stands on an invoice. */
const receiptPart = object({ invoice: id.required(), number: string().required(), amount: cents }).meta({
  title: 'ReceiptPart',
})

/** When, by whom and why it was taken back; it counts nowhere since. */
const undone = object({ at: string().required(), by: text, reason: string().required() })
  .default(undefined)
  .meta({ title: 'ReceiptUndone' })

/** What of it went back to its customer by bank. */
const repayment = object({
  _id: id.required(),
  amount: cents,
  paidOn: string().required(),
  reference: text,
  reason: string().required(),
  recordedBy: text,
  createdAt: string().required(),
  undone: undone.defined().nullable(),
}).meta({ title: 'Repayment' })

/** An open invoice that what is left could be put on. */
export const openInvoice = object({
  _id: id.required(),
  number: string().required(),
  customer: string().required(),
  owed: cents,
  dueOn: string().required(),
}).meta({ title: 'OpenInvoice' })

/**
 * Money that came outside the payment provider, in cents. `rest` is what stands on no invoice and did not go back: the
 * customer's to use.
 * `organisation` or `user` is whose account it is in; `recordedBy` is the name of who noted it.
 */
export const receipt = object({
  _id: id.required(),
  amount: cents,
  rest: cents,
  receivedOn: string().required(),
  payer: payer.required(),
  way: way.required(),
  reference: text,
  organisation: id.defined().nullable(),
  user: id.defined().nullable(),
  customer: text,
  parts: array(receiptPart.required()).required(),
  repayments: array(repayment.required()).required(),
  recordedBy: text,
  createdAt: string().required(),
  undone: undone.defined().nullable(),
}).meta({ title: 'Receipt' })

/**
 * The same with the open invoices of its customer, or of all where that is not known: those of as much as is left first,
 * then by day; none where nothing is left.
 */
export const receiptRecord = receipt
  .shape({ openInvoices: array(openInvoice.required()).required() })
  .meta({ title: 'ReceiptRecord' })

const amount = wholeNumber(1, 100_000_000).required('error.required')

/** Part of it for an open invoice, or for a registration that has no invoice yet, which gets one. */
const newPart = object({ invoice: id, registration: id, amount })
  .test('one', 'error.required', ({ invoice, registration }) => Boolean(invoice) !== Boolean(registration))
  .noUnknown()
  .meta({ title: 'NewReceiptPart' })
export type NewReceiptPart = InferType<typeof newPart>

const parts = array(newPart.required()).max(100, 'error.tooMany')

/** A day that has come. */
const pastDay = string()
  .test('day', 'error.date', (value) => !value || isDay(value))
  .test('past', 'error.futureDay', (value) => !value || value <= brusselsDay(new Date()))
  .required('error.required')
export const receivedOn = pastDay

/** Whose it is follows from the invoices that it is put on; `organisation` or `user` says so where there are none. */
export const newReceipt = object({
  amount,
  receivedOn,
  payer: payer.default('customer'),
  way: way.default('bank'),
  reference: optional(line(200)),
  organisation: string().uuid('error.id').nullable(),
  user: string().uuid('error.id').nullable(),
  parts: parts.default([]),
}).meta({ title: 'NewReceipt' })
export type NewReceipt = InferType<typeof newReceipt>

/** What is left of a receipt, put on invoices that are open. */
export const newReceiptParts = object({ parts: parts.min(1, 'error.required').required('error.required') }).meta({
  title: 'NewReceiptParts',
})

export const receiptUndoing = object({ reason: line(500).required('error.required') }).meta({ title: 'ReceiptUndoing' })

/** What is left of a receipt, or a part of that, went back to its customer. */
export const newRepayment = object({
  amount,
  paidOn: pastDay,
  reference: optional(line(200)),
  reason: line(500).required('error.required'),
}).meta({ title: 'NewRepayment' })
export type NewRepayment = InferType<typeof newRepayment>
