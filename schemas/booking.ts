import { array, boolean, type InferType, number, object, string, type TestContext } from 'yup'
import { bookingStatuses, cateringTypes, dayParts as dayPartNames, hasBegun } from '../src/domain/bookings.ts'
import { isDay, plusDays } from '../src/domain/days.ts'
import { localizedText, nowIn, todayIn } from './localized.ts'
import { paymentStatus } from './payment.ts'
import { roomConfiguration } from './room.ts'
import { emailAddress, line, localeCode, name, optional, paragraphs, phoneNumber, postalCode } from './rules.ts'
import { vatNumber } from './vat-number.ts'

const uuid = string().uuid('error.id')
const status = string().oneOf(bookingStatuses, 'error.choice').meta({ title: 'BookingStatus' })
const dayPart = string().oneOf(dayPartNames, 'error.choice').meta({ title: 'DayPart' })
const catering = string().oneOf(cateringTypes, 'error.choice').meta({ title: 'CateringType' })
const wholeNumber = number().typeError('error.number').integer('error.number')
const persons = wholeNumber.min(1, 'error.persons').max(9999, 'error.number')
/** Cents. */
const price = wholeNumber.min(0, 'error.number').max(100_000_000, 'error.number')

const day = string().test('day', 'error.date', (value) => value == null || isDay(value))
/** Days ahead: two years. */
const furthest = 730
const isNear = (value: string | null | undefined, context: TestContext) =>
  value == null || value <= plusDays(todayIn(context), furthest)

const wishes = {
  catering,
  reducedRate: boolean(),
  wheelchairAccess: boolean(),
  pcRoom: boolean(),
  whiteboard: boolean(),
  configuration: roomConfiguration,
  roomType: uuid.nullable(),
  notes: optional(paragraphs(4000)),
  customerRef: optional(line(100)),
}

/** Who is billed, and where; needed once a quotation is approved (as for registrations: `billing`). */
const billed = {
  vat: optional(vatNumber),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line()),
  country: optional(line(100)),
}
export const billedFields = ['vat', 'address', 'zip', 'city', 'country'] as const

const contact = {
  firstName: name(100),
  lastName: name(100),
  email: emailAddress,
  phone: optional(phoneNumber),
  organisationName: optional(name()),
  ...billed,
  language: localeCode,
}

/** A request for a room; whoever is signed in may leave out who asks, others may not (spec section 6). */
export const newBooking = object({
  persons: persons.required('error.required'),
  date: day
    .test('future', 'error.pastDate', (value, context) => value == null || value >= todayIn(context))
    .test('near', 'error.farDate', isNear)
    .required('error.required'),
  dayPart: dayPart
    .test('begun', 'error.dayPartBegun', (value, context) => {
      const { date } = context.parent
      return !value || date !== todayIn(context) || !hasBegun(date, value, nowIn(context))
    })
    .required('error.required'),
  ...wishes,
  ...contact,
}).meta({ title: 'NewBooking' })
export type NewBooking = InferType<typeof newBooking>

/** The form of it, which has the fields of who asks filled in for whoever is signed in. */
export const roomRequest = newBooking.shape({
  firstName: contact.firstName.required('error.required'),
  lastName: contact.lastName.required('error.required'),
  email: contact.email.required('error.required'),
  phone: phoneNumber.required('error.required'),
})

/**
 * What of a booking changes, the rest may be left out or repeated. `reason` goes with a refusal; `offerValidUntil`,
 * prices (cents, excluding VAT) and discount with the quotation that staff send by the status waiting_for_customer: left
 * out, they stay those of the one before; null is the price of the list, without discount. `alongside` says that staff
 * know of other quotations for that room and those hours: the first one that is approved has it. `offerNumber` is that of
 * the quotation that was read: while another one waits for its answer, or none does, the booking is not moved on.
 */
export const bookingChanges = object({
  persons,
  date: day.test('near', 'error.farDate', isNear),
  dayPart,
  ...wishes,
  ...contact,
  status,
  reason: optional(paragraphs(1000)),
  offerValidUntil: day.nullable(),
  alongside: boolean(),
  offerNumber: optional(line(50)),
  roomPrice: price.nullable(),
  cateringPrice: price.max(100_000, 'error.number').nullable(),
  discount: object({
    description: line(200).required('error.required'),
    amount: price.min(1, 'error.number').required('error.required'),
  })
    .meta({ title: 'Discount' })
    .default(undefined)
    .nullable(),
}).meta({ title: 'BookingChanges' })
export type BookingChanges = InferType<typeof bookingChanges>

export const customerReference = optional(line(100))
/**
 * The booking whose quotation is approved; `offerNumber` is that of the one that was read: another one is refused. Where
 * the invoice goes is left out where the booking says it.
 */
export const approvedOffer = object({
  _id: uuid.required('error.required'),
  offerNumber: optional(line(50)),
  ...billed,
}).meta({ title: 'ApprovedOffer' })
export type ApprovedOffer = InferType<typeof approvedOffer>

/** What a guest says to the quotation that a link leads to; `offerNumber` is that of the one that was read. */
const readOffer = line(50).required('error.required')
export const quotationApproval = object({
  offerNumber: readOffer,
  customerRef: customerReference,
  ...billed,
}).meta({ title: 'QuotationApproval' })
export type QuotationApproval = InferType<typeof quotationApproval>
export const quotationRefusal = object({
  offerNumber: readOffer,
  reason: paragraphs(1000).required('error.required'),
}).meta({ title: 'QuotationRefusal' })
export type QuotationRefusal = InferType<typeof quotationRefusal>

export const bookingPriceQuery = object({
  persons: persons.required('error.required'),
  dayPart: dayPart.required('error.required'),
  ...wishes,
  locale: localeCode,
})

/** Cents excluding VAT, `vatRate` in percent. */
const amounts = {
  description: string().required(),
  quantity: number().required(),
  unitPrice: number().integer().required(),
  amount: number().integer().required(),
  vatRate: number().required(),
}
const totals = {
  net: number().integer().required(),
  vat: number().integer().required(),
  total: number().integer().required(),
}

/** What a booking would cost, in the room asked for, else in the smallest one that fits; null when none does. */
export const bookingPrice = object({
  roomType: string().defined().nullable(),
  lines: array(
    object({
      kind: string().oneOf(['room', 'catering', 'discount']).required().meta({ title: 'PriceLineKind' }),
      ...amounts,
    })
      .meta({ title: 'BookingPriceLine' })
      .required(),
  ).required(),
  ...totals,
}).meta({ title: 'BookingPrice' })

/** What was agreed for it, cents excluding VAT; null where the price is that of the list. */
const agreedPrices = object({
  roomPrice: number().integer().defined().nullable(),
  cateringPrice: number().integer().defined().nullable(),
  discount: object({ description: string().required(), amount: number().integer().required() })
    .meta({ title: 'AgreedDiscount' })
    .defined()
    .nullable(),
}).meta({ title: 'AgreedPrices' })

/** A quotation as it was sent. */
const quotation = object({
  number: string().required(),
  issuedOn: string().required(),
  validUntil: string().required(),
  date: string().required(),
  start: string().required(),
  end: string().required(),
  room: string().required(),
  persons: number().integer().required(),
  reference: string().defined().nullable(),
  lines: array(object(amounts).meta({ title: 'QuotationLine' }).required()).required(),
  agreed: agreedPrices.defined().nullable(),
  ...totals,
}).meta({ title: 'Quotation' })

/** How paying stands, read at the provider: `payment` is the latest attempt (spec section 2, Payment result pages). */
export const bookingPayment = object({
  booking: uuid.required(),
  status: status.required(),
  payment: paymentStatus.defined().nullable(),
  total: number().integer().required(),
}).meta({ title: 'BookingPayment' })

/** A status that a booking got: when, and by whom; null for a job, a payment and staff, who act for the provider. */
export const bookingMove = object({
  status: status.required(),
  at: string().required(),
  by: string().defined().nullable(),
  byProvider: boolean().required(),
}).meta({ title: 'BookingMove' })

const billedAt = {
  vat: string().defined().nullable(),
  address: string().defined().nullable(),
  zip: string().defined().nullable(),
  city: string().defined().nullable(),
  country: string().defined().nullable(),
}

/** `roomType`, `user` and `organisation` are ids; `owed` is cents that are still to be paid; `reason` is why it was refused; `offer` null before the quotation. */
export const booking = object({
  _id: string().uuid().required(),
  status: status.required(),
  persons: number().integer().required(),
  date: string().required(),
  dayPart: dayPart.required(),
  catering: catering.required(),
  reducedRate: boolean().required(),
  wheelchairAccess: boolean().required(),
  pcRoom: boolean().required(),
  whiteboard: boolean().required(),
  configuration: roomConfiguration.required(),
  roomType: string().defined().nullable(),
  roomName: localizedText.defined().nullable(),
  notes: string().defined().nullable(),
  customerRef: string().defined().nullable(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  phone: string().defined().nullable(),
  organisationName: string().defined().nullable(),
  ...billedAt,
  language: localeCode.required(),
  user: string().defined().nullable(),
  organisation: string().defined().nullable(),
  offerValidUntil: string().defined().nullable(),
  reason: string().defined().nullable(),
  offer: quotation.defined().nullable(),
  owed: number().integer().required(),
  issuedInvoice: object({ _id: string().required(), number: string().required() })
    .meta({ title: 'IssuedInvoice' })
    .defined()
    .nullable(),
  createdAt: string().required(),
  updatedAt: string().required(),
}).meta({ title: 'Booking' })

/** A request as the calendar of rooms shows it; `roomType` is null while no room is chosen. */
export const calendarBooking = booking
  .pick(['_id', 'status', 'date', 'dayPart', 'roomType', 'firstName', 'lastName', 'organisationName'])
  .meta({ title: 'CalendarBooking' })

/**
 * A quotation as the link of its mail shows it: `offer`, what was asked and where the invoice goes while it can be
 * answered, then only what became of it; `agreed` once it was approved.
 */
export const offeredQuotation = object({
  status: status.required(),
  isOpen: boolean().required(),
  date: string().required(),
  validUntil: string().defined().nullable(),
  reason: string().defined().nullable(),
  customerRef: string().defined().nullable(),
  organisationName: string().defined().nullable(),
  ...billedAt,
  offer: quotation.defined().nullable(),
  agreed: quotation.pick(['room', 'date', 'start', 'end']).meta({ title: 'AgreedRoom' }).defined().nullable(),
}).meta({ title: 'OfferedQuotation' })
