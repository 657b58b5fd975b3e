import { array, boolean, number, object, string } from 'yup'
import { bookRules, bookSubjects, bookUnits } from '../src/domain/books.ts'

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
