import { array, boolean, type InferType, number, object, string } from 'yup'
import { courseTypes } from '../src/domain/courses.ts'
import {
  paymentMethods,
  paymentOutcomes,
  registrationPhases,
  registrationStatuses,
} from '../src/domain/registrations.ts'
import { enterpriseSizes } from '../src/domain/subsidy.ts'
import { decided, language, location, scheduleDay } from './course.ts'
import { priceLines, typedCode } from './discount-code.ts'
import { invoiceShares } from './invoice.ts'
import { deadlines, localizedText } from './localized.ts'
import { paymentStatus } from './payment.ts'
import { emailAddress, line, name, optional, postalCode, wholeNumber } from './rules.ts'
import { vatNumber } from './vat-number.ts'

const id = string().uuid('error.id').required('error.required')
const needed = (longest?: number) => line(longest).required('error.required')

/** Who is billed; `vat` and `reference` may be left out (spec section 2, billing information). */
export const billing = object({
  name: name().required('error.required'),
  address: needed(),
  zip: postalCode.required('error.required'),
  city: needed(),
  country: needed(100),
  email: emailAddress.required('error.required'),
  vat: optional(vatNumber),
  reference: optional(line()),
}).meta({ title: 'Billing' })

const registrationStatus = string().oneOf(registrationStatuses, 'error.choice').meta({
  title: 'RegistrationStatus',
})
const paymentOutcome = string().oneOf(paymentOutcomes).meta({ title: 'PaymentOutcome' })

/** Cents including VAT that were shown to whoever agrees: another total is refused; left out, it is not compared. */
export const shownTotal = wholeNumber(0, 1_000_000_000).optional()

/** How it is paid. */
export const paymentMethod = string().oneOf(paymentMethods, 'error.choice').meta({ title: 'PaymentMethod' })

/** How large the enterprise is that is billed, which the kmo-portefeuille goes by: said once, its organisation keeps it. */
export const enterpriseSize = string().oneOf(enterpriseSizes, 'error.choice').meta({ title: 'EnterpriseSize' })

/** A card of days bought ahead, by its id; of none of them where it is null or left out. */
export const prepaidCardId = optional(string().uuid('error.id'))

/**
 * Participants to put down for a session; without a `payment` it is paid online. `enterpriseSize` is asked with `subsidy`
 * alone. The days that are left of a `prepaidCard` pay for whole participants first.
 */
export const newRegistration = object({
  session: id,
  students: array(id).min(1, 'error.participants').max(100, 'error.tooMany').required('error.participants'),
  invoice: billing.required('error.required'),
  agreedToTerms: boolean().oneOf([true], 'error.terms').required('error.terms'),
  reference: optional(line()),
  payment: paymentMethod,
  enterpriseSize,
  discountCode: typedCode,
  prepaidCard: prepaidCardId,
  total: shownTotal,
}).meta({ title: 'NewRegistration' })
export type NewRegistration = InferType<typeof newRegistration>

/**
 * `status` is moved by staff only, who give what is on request its `price` too, in cents a participant excluding VAT; the rest can change until an invoice says it.
 * `total` and `participants` (how many) are what was shown to whoever moves or prices it: others are refused.
 */
export const registrationChanges = object({
  reference: optional(line()),
  invoice: billing.optional().default(undefined),
  status: registrationStatus,
  price: wholeNumber(1, 100_000_000),
  total: shownTotal,
  participants: wholeNumber(1, 100).optional(),
}).meta({ title: 'RegistrationChanges' })
export type RegistrationChanges = InferType<typeof registrationChanges>

export const registeredSession = object({
  _id: id,
  startDate: string().required(),
  endDate: string().required(),
  duration: number().required(),
  course: object({
    _id: id,
    key: string().required(),
    type: string().oneOf(courseTypes).required().meta({ title: 'CourseType' }),
    slug: localizedText.required(),
    title: localizedText.required(),
    category: string().required(),
    subsidised: boolean().required(),
    trainingDatabaseNumber: string().defined().nullable(),
  })
    .meta({ title: 'RegisteredCourse' })
    .required(),
  schedule: array(scheduleDay.required()).required(),
  location: location.required(),
  language: language.required(),
  ...decided,
}).meta({ title: 'RegisteredSession' })

/**
 * What a participant achieved in a session, as far as it is written down; `hasAttendanceAttest` says whether the attest of
 * attendance for Flemish training leave can be had: once all half days are noted.
 */
export const achieved = {
  result: object({
    score: number().required(),
    maximum: number().required(),
    passed: boolean().required(),
    remark: string().defined().nullable(),
  })
    .meta({ title: 'RegisteredResult' })
    .defined()
    .nullable(),
  certificate: object({ _id: id, code: string().required() })
    .meta({ title: 'RegisteredCertificate' })
    .defined()
    .nullable(),
  hasAttendanceAttest: boolean().required(),
}

const registeredStudent = object({
  _id: id,
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  ...achieved,
}).meta({ title: 'RegisteredStudent' })

/**
 * What who comes is to know: `mailedOn` is the day of the mail that says it. The link of what is online is null until
 * `linkOn`, and to whom the seat is not sure; those have no `files` of the session either, with sizes in bytes.
 */
export const practical = object({
  room: string().defined().nullable(),
  onlineLink: string().defined().nullable(),
  linkOn: string().defined().nullable(),
  mailedOn: string().required(),
  contact: string().defined().nullable(),
  bring: localizedText.defined().nullable(),
  directions: localizedText.defined().nullable(),
  parking: localizedText.defined().nullable(),
  files: array(
    object({ _id: id, name: string().required(), size: number().integer().required() })
      .required()
      .meta({ title: 'RegistrationFile' }),
  ).required(),
}).meta({ title: 'RegistrationPractical' })

/**
 * A registration; amounts in cents, `outcome` null while no payment was made, `issuedInvoice` null while there is none,
 * `phase` what it asks of its customer, `choice` until when to choose after we canceled its session and where seats are kept, `owed` what a paid one still owes since it moved to a dearer session, `refund` what
 * went back of it or is on its way. `paymentMethod` is how it is to be paid, null while nobody has said that, and
 * `dueOn` by which day its invoice, where that is open: `toPay` is what is left to pay of it, by whom in `shares`. `category`
 * of the course is the key of it.
 */
export const registration = object({
  _id: id,
  session: registeredSession.required(),
  students: array(registeredStudent.required()).required(),
  status: registrationStatus.required(),
  phase: string().oneOf(registrationPhases).required().meta({ title: 'RegistrationPhase' }),
  outcome: paymentOutcome.defined().nullable(),
  payment: paymentStatus.defined().nullable(),
  paymentMethod: paymentMethod.defined().nullable(),
  net: number().integer().required(),
  vat: number().integer().required(),
  total: number().integer().required(),
  priceLines,
  owed: number().integer().required(),
  isCanceled: boolean().required(),
  choice: object({ until: string().required(), offered: registeredSession.defined().nullable() })
    .meta({ title: 'RegistrationChoice' })
    .defined()
    .nullable(),
  refund: object({ amount: number().integer().required(), isSettled: boolean().required() })
    .meta({ title: 'RegistrationRefund' })
    .defined()
    .nullable(),
  invoice: billing.required(),
  reference: string().defined().nullable(),
  issuedInvoice: object({ _id: id, number: string().required() }).meta({ title: 'IssuedInvoice' }).defined().nullable(),
  dueOn: string().defined().nullable(),
  toPay: number().integer().required(),
  shares: invoiceShares,
  organisation: string().uuid().defined().nullable(),
  user: id,
  expiresAt: string().defined().nullable(),
  paidAt: string().defined().nullable(),
  createdAt: string().required(),
  deadlines: deadlines.required(),
  practical: practical.required(),
}).meta({ title: 'Registration' })

/** How paying stands, read at the provider: `payment` is the latest attempt (spec section 2, Payment result pages). */
export const registrationPayment = object({
  registration: id,
  status: registrationStatus.required(),
  outcome: paymentOutcome.defined().nullable(),
  payment: paymentStatus.defined().nullable(),
  paymentMethod: paymentMethod.defined().nullable(),
  total: number().integer().required(),
}).meta({ title: 'RegistrationPayment' })

/** How many registrations there are in all, in each state, and with a certificate for somebody. */
export const registrationTotals = object({
  all: number().integer().required(),
  awaitingPayment: number().integer().required(),
  paid: number().integer().required(),
  expired: number().integer().required(),
  certificates: number().integer().required(),
}).meta({ title: 'RegistrationTotals' })
