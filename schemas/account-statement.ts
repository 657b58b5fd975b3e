import { array, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { statementKinds } from '../src/domain/money.ts'

const cents = number().integer().required()
const id = string().uuid().required()
const text = string().defined().nullable()

/** What raised or lowered what a customer owes, on its day; `_id` is that of the invoice, receipt, payment or refund. */
const statementLine = object({
  _id: id,
  day: string().required(),
  kind: string().oneOf(statementKinds).required().meta({ title: 'StatementKind' }),
  number: text,
  reference: text,
  amount: cents,
  balance: cents,
}).meta({ title: 'StatementLine' })

const openInvoice = object({
  _id: id,
  number: string().required(),
  dueOn: string().required(),
  total: cents,
  owed: cents,
}).meta({ title: 'StatementInvoice' })

/** A receipt of which something is left. */
const credit = object({
  _id: id,
  receivedOn: string().required(),
  reference: text,
  rest: cents,
}).meta({ title: 'StatementCredit' })

/**
 * The account of one customer, in cents including VAT, the first line first: `amount` is what a line adds to what is owed,
 * less than nothing where it takes off; `opening` is the balance before the first. `open` is still to be paid now of its
 * invoices (`openInvoices`, the oldest first), `credit` what is the customer's to use or to get back, of which `credits`
 * came by receipts.
 */
export const accountStatement = object({
  customer: string().required(),
  opening: cents,
  lines: array(statementLine.required()).required(),
  open: cents,
  openInvoices: array(openInvoice.required()).required(),
  credit: cents,
  credits: array(credit.required()).required(),
}).meta({ title: 'AccountStatement' })

const day = string().test('day', 'error.date', (value) => !value || isDay(value))

/** From and until which day, both in it; left out, from the first or until today. */
export const statementPeriod = object({ from: day, until: day })
