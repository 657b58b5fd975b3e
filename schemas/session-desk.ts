import { array, boolean, type InferType, number, object, string } from 'yup'
import { halfDays } from '../src/domain/bookings.ts'
import { isDay } from '../src/domain/days.ts'
import { practicalGaps } from '../src/domain/practical.ts'
import { paymentOutcomes, registrationStatuses } from '../src/domain/registrations.ts'
import { localizedText } from './localized.ts'
import { paymentMethod } from './registration.ts'
import { wholeNumber } from './rules.ts'

const id = string().uuid('error.id').required('error.required')

export const halfDay = string().oneOf(halfDays).meta({ title: 'HalfDay' })

/** `disputed` are halves of which two say something else and nobody decided: the first of them counts till then. */
const attendanceOfDay = object({
  day: string().required(),
  present: boolean().required(),
  morning: boolean().defined().nullable(),
  afternoon: boolean().defined().nullable(),
  disputed: array(halfDay.required()).required(),
}).meta({ title: 'AttendanceOfDay' })
const lessonHalf = object({ day: string().required(), half: halfDay.required() }).meta({ title: 'LessonHalf' })
const resultOfParticipant = object({
  _id: id,
  score: number().required(),
  maximum: number().required(),
  passed: boolean().required(),
  remark: string().defined().nullable(),
}).meta({ title: 'ResultOfParticipant' })
const certificateOfParticipant = object({ _id: id, code: string().required() }).meta({
  title: 'CertificateOfParticipant',
})

/**
 * Who has a seat in a session, by which registration, and what came of it; `customer` is who is billed, `total` what the
 * registration costs in cents including VAT, `obstacle` why the record gives no right to a certificate. Of the attest of
 * attendance for Flemish training leave, null where there is none to be had, `lacks` are the half days to be noted first.
 */
export const sessionParticipant = object({
  student: id,
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  phone: string().defined().nullable(),
  registration: id,
  status: string().oneOf(registrationStatuses).required().meta({ title: 'RegistrationStatus' }),
  outcome: string().oneOf(paymentOutcomes).defined().nullable().meta({ title: 'PaymentOutcome' }),
  paymentMethod: paymentMethod.defined().nullable(),
  customer: string().required(),
  total: number().integer().required(),
  attendances: array(attendanceOfDay.required()).required(),
  result: resultOfParticipant.defined().nullable(),
  certificate: certificateOfParticipant.defined().nullable(),
  obstacle: string()
    .oneOf(['absent', 'failed'] as const)
    .defined()
    .nullable()
    .meta({ title: 'CertificateObstacle' }),
  attendanceAttest: object({ lacks: array(lessonHalf.required()).required() })
    .meta({ title: 'AttendanceAttest' })
    .defined()
    .nullable(),
  /** Of what nobody wrote anything down: some half day, or the result of an examination. */
  unnoted: array(
    string()
      .oneOf(['attendance', 'result'] as const)
      .required()
      .meta({ title: 'UnnotedRecord' }),
  ).required(),
}).meta({ title: 'SessionParticipant' })

const mailedParticipant = object({
  student: id,
  at: string().required(),
  linkAt: string().defined().nullable(),
}).meta({ title: 'MailedParticipant' })

/**
 * What participants are told of a session, `bring` where that is not what the course says (`courseBring`), and how its mails
 * stand: `mailsAt` and `linkAt` are when they go, `expected` to how many, `mailed` to whom they went; `version` is how often
 * one was sent at most. `lacks` is what nobody has said yet, `waits` whether it is not decided yet that it takes place.
 */
export const sessionPractical = object({
  room: string().defined().nullable(),
  onlineLink: string().defined().nullable(),
  contact: string().defined().nullable(),
  bring: localizedText.defined().nullable(),
  courseBring: localizedText.defined().nullable(),
  isOnline: boolean().required(),
  mailsAt: string().required(),
  linkAt: string().defined().nullable(),
  expected: number().integer().required(),
  mailed: array(mailedParticipant.required()).required(),
  version: number().integer().required(),
  lacks: string().oneOf(practicalGaps).defined().nullable().meta({ title: 'PracticalGap' }),
  waits: boolean().required(),
}).meta({ title: 'SessionPractical' })

/** Whom to send it to, all where nobody is named; `version` is the one that was read, so that it is sent once more for it. */
export const practicalSending = object({
  version: wholeNumber(0, 1_000_000).required('error.required'),
  students: array(id).min(1, 'error.required').max(1000, 'error.tooMany'),
})
  .noUnknown()
  .meta({ title: 'PracticalSending' })

/** Cents excluding VAT of all that a session costs; null while nobody knows. */
export const sessionCosts = object({ costs: number().integer().defined().nullable() }).meta({ title: 'SessionCosts' })

export const newSessionCosts = object({ costs: wholeNumber(0, 100_000_000).nullable().defined('error.required') })
  .noUnknown()
  .meta({ title: 'NewSessionCosts' })

/** To how many participants it went. */
export const practicalSent = object({ sent: number().integer().required() }).meta({ title: 'PracticalSent' })

/** Who was there on a day (YYYY-MM-DD), or in the half of it that is named; without `students`, everybody of whom nothing is written down for that day. */
export const attendanceMarks = object({
  day: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  half: halfDay,
  present: boolean().required('error.required'),
  students: array(id).max(1000, 'error.tooMany'),
})
  .noUnknown()
  .meta({ title: 'AttendanceMarks' })
export type AttendanceMarks = InferType<typeof attendanceMarks>

/** How many marks were written. */
export const attendanceMarked = object({ marked: number().integer().required() }).meta({ title: 'AttendanceMarked' })

/** How many certificates were given, and how many participants have a record that speaks against one. */
export const certificatesGiven = object({
  given: number().integer().required(),
  withheld: number().integer().required(),
}).meta({ title: 'CertificatesGiven' })

/**
 * What was done with a session and the records of its participants: `what` was changed to `to`, `about` whom or which
 * fields, or whose record with what it said where one was removed; `by` is empty for what happens by itself.
 */
export const sessionEvent = object({
  what: string()
    .oneOf(['session', 'attendance', 'result', 'certificate'] as const)
    .required()
    .meta({ title: 'SessionEventSubject' }),
  to: string().required(),
  about: string().defined().nullable(),
  at: string().required(),
  by: string().defined().nullable(),
}).meta({ title: 'SessionEvent' })
