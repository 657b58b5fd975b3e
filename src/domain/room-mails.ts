import { amount, byCustomer, customer, defineMail, firstName, number, reason, url } from './define-mail.ts'

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

const day = { date: '2027-03-01' }
const hours = { ...day, start: '08:30', end: '12:30' }
const wishes: RequestFacts = {
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
const offer = { firstName, number, amount, ...day, validUntil: '2027-02-01', url }
/** Who has no account has no page to look at. */
const page: { url?: string } = { url }
const payment = { firstName, number, amount, ...day, ...page }

export const roomMails = {
  'booking-received': defineMail({ to: 'renter', example: { firstName, ...wishes, ...page } }),
  'booking-request': defineMail({ to: 'desk', example: { ...byCustomer, phone: '+32 2 555 01 20', ...wishes } }),
  'booking-request-rejected': defineMail({ to: 'renter', example: { firstName, ...day, reason } }),
  /** Answered in the account; `quotation-by-link`, without one, by whoever has the link. */
  quotation: defineMail({ to: 'renter', example: offer }),
  'quotation-by-link': defineMail({ to: 'renter', linkHours: 336, example: offer }),
  /** To the customer: the refusal arrived. */
  'quotation-refusal-received': defineMail({ to: 'renter', example: { firstName, number, ...day, reason, ...page } }),
  'quotation-approved': defineMail({ to: 'desk', example: { customer, number, ...day, customerRef: 'PO 4711', url } }),
  'quotation-refused': defineMail({ to: 'desk', example: { customer, number, ...day, reason, url } }),
  'quotation-expired': defineMail({ to: 'renter', example: { firstName, number, ...day, ...page } }),
  'booking-paid': defineMail({ to: 'renter', example: { firstName, ...hours, room: 'Zaal Cirkel' } }),
  'booking-payment-pending': defineMail({ to: 'renter', example: payment }),
  'booking-payment-failed': defineMail({ to: 'renter', example: payment }),
  'booking-payment-refund': defineMail({ to: 'renter', example: payment }),
  'booking-canceled': defineMail({ to: 'renter', example: { firstName, ...day, reason } }),
  'booking-completed': defineMail({ to: 'renter', example: { firstName, ...day, room: 'Zaal Cirkel', url } }),
  /** To the provider: a customer canceled. */
  'booking-cancellation': defineMail({ to: 'desk', example: { ...byCustomer, ...hours, persons: 12, reason } }),
}
