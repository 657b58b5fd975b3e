import { array, boolean, number, object, string } from 'yup'
import { approvals } from '../src/domain/approvals.ts'
import { bookingStatuses } from '../src/domain/bookings.ts'
import { customerKinds, customerStates } from '../src/domain/customers.ts'
import { invoiceStatuses } from '../src/domain/invoice-states.ts'
import { registrationStatuses } from '../src/domain/registration-states.ts'

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
}).meta({
  title: 'Customer',
})

const person = object({
  _id: id,
  name: string().required(),
  email: string().required(),
  roles: array(string().required()).required(),
  approval: string().oneOf(approvals).required().meta({ title: 'Approval' }),
  active: boolean().required(),
}).meta({ title: 'CustomerPerson' })

const organisation = object({
  _id: id,
  name: string().required(),
  roles: array(string().required()).required(),
  approval: string().oneOf(approvals).required().meta({ title: 'Approval' }),
}).meta({ title: 'CustomerOrganisation' })

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
}).meta({
  title: 'CustomerMail',
})
const message = object({
  _id: id,
  subject: string().required(),
  createdAt: string().required(),
  handled: boolean().required(),
}).meta({
  title: 'CustomerMessage',
})
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
