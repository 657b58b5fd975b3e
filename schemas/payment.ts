import { array, boolean, type InferType, number, object, string } from 'yup'
import { paymentDecisions, paymentDifferences, paymentStatuses, refundStatuses } from '../src/domain/money.ts'
import { localizedText } from './localized.ts'
import { line, localeCode } from './rules.ts'

/** Of one attempt to pay. */
export const paymentStatus = string().oneOf(paymentStatuses).meta({ title: 'PaymentStatus' })

/** The id of what is to be paid; `locale` is the payer's language at the provider and back, the account's when left out. */
export const paymentRequest = object({
  id: string().uuid('error.id').required('error.required'),
  locale: localeCode,
}).meta({ title: 'PaymentRequest' })

export type PaymentRequest = InferType<typeof paymentRequest>

/** Where the payer goes to pay. */
export const checkout = object({ redirectUrl: string().required() }).meta({ title: 'Checkout' })

const cents = number().integer().required()
const text = string().defined().nullable()
const id = string().uuid()

const difference = string().oneOf(paymentDifferences).defined().nullable().meta({ title: 'PaymentDifference' })

/** The invoice of what was paid for. */
const paidInvoice = object({ _id: id.required(), number: string().required() })
  .default(undefined)
  .meta({ title: 'PaidInvoice' })

const row = {
  _id: id.required(),
  status: paymentStatus.required(),
  difference,
  amount: cents,
  paidAmount: number().integer().defined().nullable(),
  refunded: cents,
  paymentProvider: string().required(),
  reference: text,
  customer: string().required(),
  registration: id.defined().nullable(),
  booking: id.defined().nullable(),
  course: localizedText.defined().nullable(),
  quotation: text,
  invoice: paidInvoice.defined().nullable(),
  createdAt: string().required(),
}

/**
 * An attempt to pay as staff see it, in cents including VAT. `paidAmount` is what came instead of `amount`, and
 * `difference` what was decided of that; `reference` is its id at the payment provider. It is for a `registration` (of
 * `course`) or a `booking` (by `quotation`), whose ids these are.
 */
export const deskPayment = object(row).meta({ title: 'DeskPayment' })

const move = object({ status: paymentStatus.required(), at: string().required(), by: text, reason: text }).meta({
  title: 'PaymentMove',
})

const refund = object({
  _id: id.required(),
  status: string().oneOf(refundStatuses).required().meta({ title: 'RefundStatus' }),
  amount: cents,
  createdAt: string().required(),
}).meta({ title: 'PaymentRefund' })

/**
 * The same with what is needed to decide: whom mails go to, and whether its order would count as paid (`canAccept`).
 * `transferReference` is what the bank transfer said that brought the rest.
 */
export const paymentRecord = object({
  ...row,
  email: string().required(),
  transferReference: text,
  canAccept: boolean().required(),
  history: array(move.required()).required(),
  refunds: array(refund.required()).required(),
}).meta({ title: 'PaymentRecord' })

/** What is decided of another amount than was asked, and why; of a bank transfer, what it said. */
export const paymentDecision = object({
  decision: string()
    .oneOf(paymentDecisions, 'error.choice')
    .required('error.required')
    .meta({ title: 'PaymentDecisionMade' }),
  reason: line(500).required('error.required'),
}).meta({ title: 'PaymentDecision' })

export type PaymentDecisionInput = InferType<typeof paymentDecision>
