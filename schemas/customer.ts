import { array, boolean, type InferType, number, object, string } from 'yup'
import { bookingStatuses } from '../src/domain/bookings.ts'
import {
  customerKinds,
  customerStates,
  doubleClashes,
  doubleKinds,
  doubleReasons,
  doubleRecords,
  mergeSides,
} from '../src/domain/customers.ts'
import { invoiceStatuses } from '../src/domain/money.ts'
import { approvals, registrationStatuses } from '../src/domain/registrations.ts'

const text = string().defined().nullable()
const id = string().uuid().required()
const count = number().integer().required()
const kind = string().oneOf(customerKinds).required().meta({ title: 'CustomerKind' })
const state = string().oneOf(customerStates).required().meta({ title: 'CustomerState' })

/** An organisation or an account; `about` is its VAT number, or the organisation that the account speaks for. */
export const customer = object({
  _id: id,
  kind,
  name: string().required(),
  email: text,
  about: text,
  state,
  createdAt: string().required(),
}).meta({ title: 'Customer' })

const person = object({
  _id: id,
  name: string().required(),
  email: string().required(),
  roles: array(string().required()).required(),
  approval: string().oneOf(approvals).required().meta({ title: 'Approval' }),
  active: boolean().required(),
}).meta({ title: 'CustomerPerson' })

const organisation = person.omit(['email', 'active']).meta({ title: 'CustomerOrganisation' })

const registration = object({
  _id: id,
  status: string().oneOf(registrationStatuses).required().meta({ title: 'RegistrationStatus' }),
  course: object({ nl: text, en: text, fr: text }).required().meta({ title: 'CustomerCourse' }),
  startDate: string().required(),
  participants: count,
  session: id,
}).meta({ title: 'CustomerRegistration' })

const invoice = object({
  _id: id,
  number: string().required(),
  status: string().oneOf(invoiceStatuses).required().meta({ title: 'InvoiceStatus' }),
  issuedOn: string().required(),
  dueOn: string().required(),
  total: count,
  creditOf: text,
}).meta({ title: 'CustomerInvoice' })

const booking = object({
  _id: id,
  status: string().oneOf(bookingStatuses).required().meta({ title: 'BookingStatus' }),
  date: string().required(),
  persons: count,
}).meta({ title: 'CustomerBooking' })

const mail = object({
  _id: id,
  to: string().required(),
  subject: string().required(),
  createdAt: string().required(),
  sentAt: text,
}).meta({ title: 'CustomerMail' })

const message = object({
  _id: id,
  subject: string().required(),
  createdAt: string().required(),
  handled: boolean().required(),
}).meta({ title: 'CustomerMessage' })

const change = object({ to: string().required(), at: string().required(), by: text, about: text }).meta({
  title: 'CustomerChange',
})

/** All that there is of a customer, the newest 50 of each kind. */
export const customerRecord = object({
  _id: id,
  kind,
  name: string().required(),
  email: text,
  emailVerified: boolean().required(),
  phone: text,
  vat: text,
  enterpriseNumber: text,
  receivesEInvoices: boolean().defined().nullable(),
  address: text,
  zip: text,
  city: text,
  language: text,
  state,
  createdAt: string().required(),
  people: array(person.required()).required(),
  organisations: array(organisation.required()).required(),
  participants: count,
  registrations: array(registration.required()).required(),
  invoices: array(invoice.required()).required(),
  bookings: array(booking.required()).required(),
  mails: array(mail.required()).required(),
  messages: array(message.required()).required(),
  history: array(change.required()).required(),
}).meta({ title: 'CustomerRecord' })

const kindOfDouble = string().oneOf(doubleKinds).required().meta({ title: 'DoubleKind' })

const party = object({ _id: id, name: string().required(), about: text }).meta({ title: 'DoubleParty' })

/** Two that are probably one; `customer` is whose participants they are, or the organisation that was there first. */
export const double = object({
  kind: kindOfDouble,
  why: string().oneOf(doubleReasons).required().meta({ title: 'DoubleReason' }),
  customer: party.required(),
  kept: party.required(),
  dropped: party.required(),
}).meta({ title: 'Double' })

const line = object({ name: string().required(), at: text }).meta({ title: 'DoubleLine' })

/** What there is of a kind: how much, and the newest of it. */
const records = object({
  kind: string().oneOf(doubleRecords).required().meta({ title: 'DoubleRecord' }),
  count,
  newest: array(line.required()).required(),
}).meta({ title: 'DoubleRecords' })

const side = object({
  _id: id,
  name: string().required(),
  createdAt: string().required(),
  records: array(records.required()).required(),
}).meta({ title: 'DoubleSide' })

const field = object({ name: string().required(), kept: text, dropped: text }).meta({ title: 'DoubleField' })

const clash = object({
  kind: string().oneOf(doubleClashes).required().meta({ title: 'DoubleClashKind' }),
  name: string().required(),
  at: text,
}).meta({ title: 'DoubleClash' })

/** Two beside each other; `version` says which state of them this is. */
export const comparedDoubles = object({
  kind: kindOfDouble,
  version: string().required(),
  customer: party.required(),
  kept: side.required(),
  dropped: side.required(),
  fields: array(field.required()).required(),
  clashes: array(clash.required()).required(),
}).meta({ title: 'ComparedDoubles' })

const choice = string().oneOf(mergeSides, 'error.choice').meta({ title: 'MergeSide' })

/** Whose value of each field stays; left out, that of the one that stays, unless it has none. */
export const mergeValues = object({
  firstName: choice,
  lastName: choice,
  email: choice,
  phone: choice,
  language: choice,
  dateOfBirth: choice,
  birthPlace: choice,
  name: choice,
  vat: choice,
  address: choice,
  zip: choice,
  city: choice,
  country: choice,
  reference: choice,
  isPartner: choice,
}).meta({ title: 'MergeValues' })

/** `version` as it was shown: what changed since is looked at first. */
export const merge = object({
  version: string().required('error.required'),
  values: mergeValues.default(undefined),
}).meta({ title: 'Merge' })
export type Merge = InferType<typeof merge>

/** What became one, and whose page shows it. */
export const merged = object({ _id: id, customer: id }).meta({ title: 'Merged' })
