import { array, boolean, number, object, string } from 'yup'
import { bookPeriods, bookRules, bookSubjects, bookUnits, vatDays } from '../src/domain/books.ts'

const count = number().integer().required()

const counts = object({
  registrations: count,
  seats: count,
  bookings: count,
  payments: count,
  refunds: count,
  invoices: count,
  creditNotes: count,
  mails: count,
}).meta({ title: 'BookCounts' })

const difference = object({
  rule: string().oneOf(Object.keys(bookRules)).required(),
  message: string().required(),
  unit: string().oneOf(bookUnits).required(),
  subject: string().oneOf(bookSubjects).required(),
  id: string().uuid().nullable().defined(),
  number: string().nullable().defined(),
  whose: string().nullable().defined(),
  expected: number().integer().nullable().defined(),
  found: number().integer().nullable().defined(),
}).meta({ title: 'BookDifference' })

/** The last comparison of the books; nulls before the first. */
export const books = object({
  checkedAt: string().nullable().defined(),
  isInAgreement: boolean().nullable().defined(),
  counts: counts.nullable().defined(),
  differences: array(difference.required()).required(),
}).meta({ title: 'Books' })

/** A year, and by which periods it is added up. */
export const bookTotalsQuery = object({
  year: number()
    .typeError('error.number')
    .integer('error.number')
    .min(2000, 'error.number')
    .max(2100, 'error.number')
    .required('error.required'),
  per: string().oneOf(bookPeriods, 'error.choice').default('month'),
  vatOn: string().oneOf(vatDays, 'error.choice').default('invoice'),
})

const vatOfPeriod = object({ rate: number().required(), net: count, vat: count }).meta({ title: 'VatOfPeriod' })

/** Cents including VAT: `open` is what is still to be paid now of what was invoiced then; `vat` is of invoices less credit notes, on their day or on that of the money. */
const period = object({
  period: string().required(),
  invoiced: count,
  credited: count,
  received: count,
  refunded: count,
  open: count,
  vat: array(vatOfPeriod.required()).required(),
}).meta({ title: 'BookPeriod' })

/** The periods of a year, and the whole of it. */
export const bookTotals = object({
  year: count,
  per: string().required(),
  vatOn: string().required(),
  periods: array(period.required()).required(),
  total: period.required(),
}).meta({ title: 'BookTotals' })
