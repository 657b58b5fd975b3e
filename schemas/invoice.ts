import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { vatExemptions } from '../src/domain/documents.ts'
import { invoiceStatuses, paymentStatuses } from '../src/domain/money.ts'
import { vatRates } from '../src/domain/vat.ts'
import { eInvoice, eInvoiceState } from './e-invoice.ts'
import { payer } from './receipt.ts'
import { emailAddress, line, localeCode, optional, postalCode } from './rules.ts'
import { enterpriseNumber, vatNumber } from './vat-number.ts'

const status = string().oneOf(invoiceStatuses, 'error.choice').meta({ title: 'InvoiceStatus' })
/** Why no VAT is due on a line whose rate is 0. */
const vatExemption = string().oneOf(vatExemptions, 'error.choice').meta({ title: 'VatExemption' })
const cents = number().integer().required()
const text = string().defined().nullable()

const party = object({
  name: string().required(),
  address: text,
  zip: text,
  city: text,
  country: text,
  vat: text,
  enterpriseNumber: string().nullable(),
  email: text,
}).meta({ title: 'InvoiceParty' })

/** Cents excluding VAT; `vatRate` in percent. */
const invoiceLine = object({
  description: string().required(),
  quantity: number().required(),
  unitPrice: number().required(),
  amount: cents,
  vatRate: number().required(),
  vatExemption,
}).meta({ title: 'InvoiceLine' })

/**
 * Who brings what of an invoice that the kmo-portefeuille helps to pay, in cents including VAT: `amount` of what its credit
 * notes left, of which `open` is awaited still, by `dueOn`. Empty where its customer pays all.
 */
export const invoiceShares = array(
  object({ payer: payer.required(), amount: cents, open: cents, dueOn: string().required() })
    .meta({ title: 'InvoiceShare' })
    .required(),
).required()

/**
 * An invoice as it was issued, amounts in cents and days as YYYY-MM-DD. A credit note has negative amounts and names
 * the invoice it takes back in `creditOf`; `paymentReference` is what a transfer for it says, and `owed`
 * what is still to be paid of it after credit notes, by whom in `shares`. `eInvoice` is how it stands at Peppol where it is for
 * a business, `by_mail` where its mail is all that went. `registration`, `booking`, `organisation` and `user` are ids.
 */
export const invoice = object({
  _id: string().uuid().required(),
  number: string().required(),
  status: status.required(),
  issuedOn: string().required(),
  dueOn: string().required(),
  net: cents,
  vat: cents,
  total: cents,
  owed: cents,
  shares: invoiceShares,
  customer: party.required(),
  reference: text,
  paymentReference: text,
  lines: array(invoiceLine.required()).required(),
  creditOf: text,
  eInvoice: eInvoiceState.defined().nullable(),
  registration: text,
  booking: text,
  organisation: text,
  user: text,
}).meta({ title: 'Invoice' })

const billed = object({
  name: line().required('error.required'),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line(100)),
  country: optional(line(100)),
  vat: optional(vatNumber),
  enterpriseNumber: optional(enterpriseNumber),
  email: optional(emailAddress),
}).meta({ title: 'NewInvoiceParty' })

const newLine = object({
  description: line(500).required('error.required'),
  quantity: number().typeError('error.number').moreThan(0, 'error.number').max(100_000, 'error.number').default(1),
  unitPrice: number()
    .typeError('error.number')
    .integer('error.number')
    .min(0, 'error.number')
    .max(100_000_000, 'error.number')
    .required('error.required'),
  vatRate: number().typeError('error.number').oneOf(vatRates, 'error.choice').default(21),
  vatExemption: vatExemption.test(
    'exempt',
    'error.vatExemption',
    (reason, { parent }) => (parent.vatRate === 0) === Boolean(reason),
  ),
})
  .noUnknown()
  .meta({ title: 'NewInvoiceLine' })

/** What staff write by hand; `organisation` or `user` says in whose account it is found. */
export const newInvoice = object({
  customer: billed.noUnknown().default(undefined).required('error.required'),
  lines: array(newLine.required()).min(1, 'error.required').max(200, 'error.tooMany').required('error.required'),
  reference: optional(line(100)),
  organisation: string().uuid('error.id').nullable(),
  user: string().uuid('error.id').nullable(),
  locale: localeCode,
}).meta({ title: 'NewInvoice' })

/** Only the status of what was issued can change. */
export const invoiceChanges = object({ status: status.required('error.required') }).meta({ title: 'InvoiceChanges' })

const move = object({ status: status.required(), at: string().required(), by: text, reason: text }).meta({
  title: 'InvoiceMove',
})

/** `paidAmount` is what came instead, where it was another amount; `refunded` what went back. Cents including VAT. */
const receivedPayment = object({
  _id: string().uuid().required(),
  status: string().oneOf(paymentStatuses).required().meta({ title: 'PaymentStatus' }),
  amount: cents,
  paidAmount: number().integer().defined().nullable(),
  refunded: cents,
  paymentProvider: string().required(),
  createdAt: string().required(),
}).meta({ title: 'ReceivedPayment' })

/** Money on it that came outside the payment provider: so many cents of a receipt. */
const receivedPart = object({
  _id: string().uuid().required(),
  amount: cents,
  receivedOn: string().required(),
  payer: payer.required(),
}).meta({ title: 'ReceivedPart' })

/** What follows an invoice, or what it follows itself; `agreed` is what staff credited it for. */
const relatedInvoice = object({
  _id: string().uuid().required(),
  number: string().required(),
  status: status.required(),
  issuedOn: string().required(),
  total: cents,
  isCreditNote: boolean().required(),
  agreed: text,
}).meta({ title: 'RelatedInvoice' })

/** Staff's side of an invoice; `left` is what credit notes left of it, `receiver` whom its mails go to, `eInvoice` how it stands at Peppol. */
export const invoiceRecord = object({
  history: array(move.required()).required(),
  payments: array(receivedPayment.required()).required(),
  receipts: array(receivedPart.required()).required(),
  related: array(relatedInvoice.required()).required(),
  left: object({ net: cents, vat: cents, total: cents }).required().meta({ title: 'LeftOfInvoice' }),
  receiver: text,
  eInvoice: eInvoice.defined().nullable(),
  registration: string().uuid().nullable().defined(),
  booking: string().uuid().nullable().defined(),
  canReissue: boolean().required(),
  canCredit: boolean().required(),
  canCreditPart: boolean().required(),
}).meta({ title: 'InvoiceRecord' })

/**
 * Whom and with which words an invoice bills from now on: what is left out stays as it says. It is due on `dueOn`, as
 * before when left out; the customer reads the `reason`. `total` is what was shown as left of it: another one is refused.
 */
export const newReissue = object({
  name: line().min(1, 'error.required'),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line(100)),
  country: optional(line(100)),
  vat: optional(vatNumber),
  enterpriseNumber: optional(enterpriseNumber),
  email: optional(emailAddress),
  reference: optional(line(100)),
  dueOn: optional(string().test('day', 'error.date', (value) => !value || isDay(value))),
  reason: line(500).required('error.required'),
  total: number().typeError('error.number').integer('error.number').optional(),
}).meta({ title: 'NewReissue' })
export type NewReissue = InferType<typeof newReissue>

/**
 * A part of an invoice to take back: cents excluding VAT, or so many percent of what is left at its rate, and what for,
 * which stands on the credit note and in its mail; `left` is what was left of it, VAT included.
 */
export const newCreditNote = object({
  description: line(500).required('error.required'),
  net: number()
    .typeError('error.number')
    .integer('error.number')
    .min(1, 'error.number')
    .max(100_000_000, 'error.number')
    .test('some', 'error.required', (net, { parent }) => net !== undefined || typeof parent.percent === 'number')
    .test('one', 'error.choice', (net, { parent }) => net === undefined || typeof parent.percent !== 'number'),
  percent: number().typeError('error.number').moreThan(0, 'error.number').max(100, 'error.number').optional(),
  vatRate: number().typeError('error.number').oneOf(vatRates, 'error.choice'),
  left: number().typeError('error.number').integer('error.number').required('error.required'),
}).meta({ title: 'NewCreditNote' })
export type NewCreditNote = InferType<typeof newCreditNote>
