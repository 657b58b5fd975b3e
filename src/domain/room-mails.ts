import { amount, type CustomerFacts, customer, defineMail, firstName, number, reason, url } from './define-mail.ts'

/** What a mail repeats of a request for a room, in its receiver's language; empty for what was not asked for. */
export interface RequestFacts {
  date: string
  start: string
  end: string
  persons: number
  room: string
  setup: string
  facilities: string
  catering: string
  rate: string
  customerRef: string
  notes: string
  /** Cents with VAT, of the room asked for or the smallest that fits; 0 where none does. */
  estimate: number
}

/** A quotation for a room, and where it is answered. */
interface QuotationFacts {
  firstName: string
  number: string
  amount: number
  date: string
  validUntil: string
  url: string
}

/** What mails about the payment of a room say of it. */
interface RoomPaymentFacts {
  firstName: string
  number: string
  amount: number
  date: string
  url?: string
}

const day = { date: '2027-03-01' }
const hours = { ...day, start: '08:30', end: '12:30' }
const wishes = {
  ...hours,
  persons: 12,
  room: 'Zaal Cirkel',
  setup: 'U-vorm',
  facilities: 'whiteboard',
  catering: 'Lunch',
  rate: '',
  customerRef: 'PO 4711',
  notes: 'Graag vegetarisch',
  estimate: amount,
}

export const roomMails = {
  'booking-received': defineMail<RequestFacts & { firstName: string; url?: string }>({
    to: 'renter',
    example: { firstName, ...wishes, url },
  }),
  'booking-request': defineMail<RequestFacts & CustomerFacts & { phone: string }>({
    to: 'desk',
    example: { customer, email: 'eva@example.org', phone: '+32 2 555 01 20', ...wishes, url },
  }),
  'booking-request-rejected': defineMail<{ firstName: string; date: string; reason: string }>({
    to: 'renter',
    example: { firstName, ...day, reason },
  }),
  /** Answered in the account; `quotation-by-link`, without one, by whoever has the link. */
  quotation: defineMail<QuotationFacts>({
    to: 'renter',
    example: { firstName, number, amount, ...day, validUntil: '2027-02-01', url },
  }),
  'quotation-by-link': defineMail<QuotationFacts>({
    to: 'renter',
    linkHours: 336,
    example: { firstName, number, amount, ...day, validUntil: '2027-02-01', url },
  }),
  /** To the customer: the refusal arrived. */
  'quotation-refusal-received': defineMail<{
    firstName: string
    number: string
    date: string
    reason: string
    url?: string
  }>({ to: 'renter', example: { firstName, number, ...day, reason, url } }),
  'quotation-approved': defineMail<{
    customer: string
    number: string
    date: string
    customerRef: string
    url: string
  }>({ to: 'desk', example: { customer, number, ...day, customerRef: 'PO 4711', url } }),
  'quotation-refused': defineMail<{ customer: string; number: string; date: string; reason: string; url: string }>({
    to: 'desk',
    example: { customer, number, ...day, reason, url },
  }),
  'quotation-expired': defineMail<{ firstName: string; number: string; date: string; url?: string }>({
    to: 'renter',
    example: { firstName, number, ...day, url },
  }),
  'booking-paid': defineMail<{ firstName: string; date: string; start: string; end: string; room: string }>({
    to: 'renter',
    example: { firstName, ...hours, room: 'Zaal Cirkel' },
  }),
  'booking-payment-pending': defineMail<RoomPaymentFacts>({
    to: 'renter',
    example: { firstName, number, amount, ...day, url },
  }),
  'booking-payment-failed': defineMail<RoomPaymentFacts>({
    to: 'renter',
    example: { firstName, number, amount, ...day, url },
  }),
  'booking-payment-refund': defineMail<RoomPaymentFacts>({
    to: 'renter',
    example: { firstName, number, amount, ...day, url },
  }),
  'booking-canceled': defineMail<{ firstName: string; date: string; reason: string }>({
    to: 'renter',
    example: { firstName, ...day, reason },
  }),
  'booking-completed': defineMail<{ firstName: string; date: string; room: string; url: string }>({
    to: 'renter',
    example: { firstName, ...day, room: 'Zaal Cirkel', url },
  }),
  /** To the provider: a customer canceled. */
  'booking-cancellation': defineMail<
    CustomerFacts & { date: string; start: string; end: string; persons: number; reason: string }
  >({ to: 'desk', example: { customer, email: 'eva@example.org', ...hours, persons: 12, reason, url } }),
}
