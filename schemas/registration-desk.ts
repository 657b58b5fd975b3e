import { array, boolean, number, object, string } from 'yup'
import { paymentOutcomes, registrationStatuses } from '../src/domain/registrations.ts'
import { localizedText } from './localized.ts'

const id = string().uuid('error.id').required('error.required')

/** A registration in the desk's list: who is billed, for what, and how that stands; `total` in cents including VAT. */
const deskRegistration = object({
  _id: id,
  customer: string().required(),
  contact: string().required(),
  phone: string().defined().nullable(),
  participants: number().integer().required(),
  session: id,
  course: localizedText.required(),
  startDate: string().required(),
  status: string().oneOf(registrationStatuses).required().meta({ title: 'RegistrationStatus' }),
  outcome: string().oneOf(paymentOutcomes).defined().nullable().meta({ title: 'PaymentOutcome' }),
  total: number().integer().required(),
  createdAt: string().required(),
  isCanceled: boolean().required(),
  /** When its customer was last reminded to choose after its session was canceled; null where nobody was, or chose. */
  choiceRemindedAt: string().defined().nullable(),
  creditNotes: array(
    object({ _id: id, number: string().required() }).required().meta({ title: 'IssuedCreditNote' }),
  ).required(),
  /** Those that were one with it before some moved to another date. */
  apart: array(
    object({ _id: id, startDate: string().required() }).required().meta({ title: 'RegistrationApart' }),
  ).required(),
}).meta({ title: 'DeskRegistration' })

/** A page of them; `total` is counted no further than 1,000, and `isMore` says that there are more. */
export const deskRegistrations = object({
  items: array(deskRegistration.required()).required(),
  total: number().integer().required(),
  isMore: boolean().required(),
  page: number().integer().required(),
  limit: number().integer().required(),
}).meta({ title: 'DeskRegistrationList' })

/**
 * A state that a registration or one of its payments had; `by` is empty for what happens by itself. `about` is whom or what
 * it came to: names of participants, the start of a session, a price in cents; `before` is what that was.
 */
export const registrationEvent = object({
  what: string()
    .oneOf(['registration', 'payment'] as const)
    .required()
    .meta({ title: 'RegistrationEventSubject' }),
  to: string().required(),
  reason: string().defined().nullable(),
  at: string().required(),
  by: string().defined().nullable(),
  before: string().defined().nullable(),
  about: string().defined().nullable(),
}).meta({ title: 'RegistrationEvent' })

/** Somebody who could come instead of a participant. */
export const replacement = object({
  _id: string().uuid().required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
}).meta({ title: 'Replacement' })
