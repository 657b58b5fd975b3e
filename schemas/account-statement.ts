import { array, number, object, string } from 'yup'
import { statementKinds } from '../src/domain/money.ts'

const cents = number().integer().required()

/** What raised or lowered what a customer owes, on its day; `_id` is that of the invoice, receipt, payment or refund. */
const statementLine = object({
  _id: string().uuid().required(),
  day: string().required(),
  kind: string().oneOf(statementKinds).required().meta({ title: 'StatementKind' }),
  number: string().defined().nullable(),
  reference: string().defined().nullable(),
  amount: cents,
  balance: cents,
}).meta({ title: 'StatementLine' })

/**
 * The account of one customer, in cents including VAT, the first line first: `amount` is what a line adds to what is owed,
 * less than nothing where it takes off. `open` is still to be paid of its invoices, `credit` what is the customer's to use
 * or to get back.
 */
export const accountStatement = object({
  lines: array(statementLine.required()).required(),
  open: cents,
  credit: cents,
}).meta({ title: 'AccountStatement' })
