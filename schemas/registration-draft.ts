import { array, boolean, type InferType, number, object, string } from 'yup'
import { codeValue, priceLines, typedCode } from './discount-code.ts'
import { deadlines } from './localized.ts'
import { billing, enterpriseSize, paymentMethod, prepaidCardId, registeredSession, shownTotal } from './registration.ts'
import { line, optional } from './rules.ts'
import { newStudent } from './student.ts'

const id = string().uuid('error.id').required('error.required')

/** Somebody who is to take part; `lacksBirthData` where the course's certificate will say it. */
const draftStudent = object({
  _id: id,
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  language: string().required(),
  dateOfBirth: string().defined().nullable(),
  birthPlace: string().defined().nullable(),
  lacksBirthData: boolean().required(),
}).meta({ title: 'DraftStudent' })

const text = string().defined().nullable()

/** Who would be billed: as it was saved, else as far as it is known of the caller. */
const draftInvoice = object({
  name: text,
  address: text,
  zip: text,
  city: text,
  country: text,
  email: text,
  vat: text,
  reference: text,
}).meta({ title: 'DraftInvoice' })

/**
 * A registration for one session that somebody is still at; `_id` null before anything was saved. `registered` are the
 * caller's participants who have a seat already, `seatsLeft` counts those kept for who takes part, until `offeredUntil`;
 * amounts in cents, `isPaidOnline` false where nothing is to be paid now; `paymentMethods` are those to choose from, `payment` the one chosen
 * and `dueOn` when an invoice of today would be due; `enterpriseSize` is what was said or is known of the organisation (`isSizeKnown`); `expiresAt` is until when registering now would
 * keep the seats unpaid, `deadlines` those of a registration made now. `discountCode` is the code that was typed, `discount`
 * what it is worth where it counts, else `discountRefusal` says why not, as a key ('error.codeExpired'). `prepaidCards` are
 * those with days for at least one participant, who takes `daysEach`; `prepaidCard` is the one of them that was chosen.
 */
export const registrationDraft = object({
  _id: string().uuid().defined().nullable(),
  session: id,
  students: array(draftStudent.required()).required(),
  registered: array(id).required(),
  invoice: draftInvoice.required(),
  hasInvoice: boolean().required(),
  reference: text,
  seatsLeft: number().integer().required(),
  offeredUntil: text,
  net: number().integer().required(),
  vat: number().integer().required(),
  total: number().integer().required(),
  priceLines,
  discountCode: text,
  discount: codeValue.defined().nullable(),
  discountRefusal: text,
  prepaidCards: array(
    object({
      _id: id,
      number: string().required(),
      daysLeft: number().required(),
      daysEach: number().required(),
      validUntil: text,
    })
      .meta({ title: 'DraftPrepaidCard' })
      .required(),
  ).required(),
  prepaidCard: text,
  isPaidOnline: boolean().required(),
  paymentMethods: array(paymentMethod.required()).required(),
  payment: paymentMethod.defined().nullable(),
  enterpriseSize: enterpriseSize.defined().nullable(),
  isSizeKnown: boolean().required(),
  dueOn: text,
  expiresAt: string().defined().nullable(),
  deadlines: deadlines.required(),
}).meta({ title: 'RegistrationDraft' })
export type RegistrationDraft = InferType<typeof registrationDraft>

/** Somebody who takes part: new among the caller's participants or, with `_id`, one of them who is changed. */
const draftParticipant = newStudent
  .omit(['organisation', 'sendMail', 'phone'])
  .shape({ _id: string().uuid('error.id') })
  .meta({ title: 'DraftParticipant' })
export type DraftParticipant = InferType<typeof draftParticipant>

/**
 * What is known by now; what is left out stays as it was. `participant` takes part beside `students`, or beside those
 * who did already; the same name and address sent again is the same participant.
 */
export const registrationDraftChanges = object({
  students: array(id).max(100, 'error.tooMany'),
  participant: draftParticipant.optional().default(undefined),
  invoice: billing.optional().default(undefined),
  reference: optional(line()),
  payment: paymentMethod,
  enterpriseSize,
  discountCode: typedCode,
  prepaidCard: prepaidCardId,
}).meta({ title: 'RegistrationDraftChanges' })
export type RegistrationDraftChanges = InferType<typeof registrationDraftChanges>

/** A registration that was begun and can still be finished, until `keptUntil`; `session` is the date last looked at. */
export const unfinishedRegistration = object({
  _id: id,
  session: registeredSession.required(),
  students: array(
    object({ _id: id, firstName: string().required(), lastName: string().required() })
      .meta({ title: 'UnfinishedStudent' })
      .required(),
  ).required(),
  keptUntil: string().required(),
}).meta({ title: 'UnfinishedRegistration' })

/**
 * Makes a draft a registration; `draft` is what was read, so that the same sent twice registers once. `students` and
 * `total` (cents including VAT) are what was shown: with others, nothing is registered. Left out, they are not compared. Without a
 * `payment` it is paid as the draft says, and with its `discountCode`; null or '' says without one. A code may have been typed
 * since `total` was shown: without it is good, too. The same holds of `prepaidCard`, whose days it is paid with, but for the
 * total: where the card has not the days any more that were shown, nothing is registered.
 */
export const draftConfirmation = object({
  draft: id,
  students: array(id).max(100, 'error.tooMany'),
  total: shownTotal,
  payment: paymentMethod,
  enterpriseSize,
  discountCode: typedCode,
  prepaidCard: prepaidCardId,
  agreedToTerms: boolean().oneOf([true], 'error.terms').required('error.terms'),
}).meta({ title: 'DraftConfirmation' })
export type DraftConfirmation = InferType<typeof draftConfirmation>

/** The registration that a draft became. */
export const confirmedDraft = object({ _id: id }).meta({ title: 'ConfirmedDraft' })
