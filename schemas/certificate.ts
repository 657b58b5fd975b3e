import { array, boolean, mixed, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { localizedText } from './localized.ts'
import { achieved, practical, registeredSession } from './registration.ts'
import { line, localeCode, optional } from './rules.ts'

const id = string().uuid('error.id').required('error.required')

/**
 * What a certificate says of the course, in its own language; `duration` in hours, days as YYYY-MM-DD. `days` are all of them,
 * null on certificates of before 24 November 2026, which know the first and the last alone.
 */
const printed = {
  code: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  course: string().required(),
  duration: number().required(),
  firstDay: string().required(),
  lastDay: string().required(),
  days: array(string().required()).defined().nullable(),
  issuedOn: string().required(),
}

/** A certificate as it was given; `student` and `session` are ids. */
export const certificate = object({
  _id: id,
  student: id,
  session: id,
  ...printed,
  dateOfBirth: string().defined().nullable(),
  birthPlace: string().defined().nullable(),
  locale: localeCode.required(),
  createdAt: string().required(),
}).meta({ title: 'Certificate' })

/** Its language is the participant's when left out. */
export const newCertificate = object({ student: id, session: id, locale: localeCode }).meta({ title: 'NewCertificate' })

/** Mistakes in what is printed of the person can be mended. */
export const certificateChanges = object({
  firstName: line(100).min(1, 'error.required'),
  lastName: line(100).min(1, 'error.required'),
  dateOfBirth: optional(string().test('day', 'error.date', (value) => !value || isDay(value))),
  birthPlace: optional(line(100)),
}).meta({ title: 'CertificateChanges' })

/** What anybody who holds a certificate may check; no more of the person than its name. */
export const verifiedCertificate = object({
  valid: boolean().required(),
  ...printed,
  supplier: string().required(),
}).meta({ title: 'VerifiedCertificate' })

/** Who gives badges, as Open Badges 3.0 describes a profile. */
export const badgeIssuer = object({
  id: string().required(),
  type: array(string().required()).required(),
  name: string().required(),
  url: string().required(),
  email: string().required(),
}).meta({ title: 'BadgeIssuer' })

/** The public keys that badges are checked with, as a JSON Web Key Set (RFC 7517). */
export const badgeKeySet = object({ keys: array(mixed().required()).required() }).meta({ title: 'BadgeKeySet' })

/** Whether a participant was there on one day (YYYY-MM-DD) of a session; `student` and `session` are ids. */
export const attendance = object({
  _id: id,
  student: id,
  session: id,
  day: string().required(),
  present: boolean().required(),
  createdAt: string().required(),
}).meta({ title: 'Attendance' })

export const newAttendance = object({
  student: id,
  session: id,
  day: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  present: boolean().required('error.required'),
}).meta({ title: 'NewAttendance' })

export const attendanceChanges = newAttendance.pick(['present']).meta({ title: 'AttendanceChanges' })

const storedId = string().uuid().required()

const followedTraining = object({
  session: storedId,
  course: localizedText.required(),
  slug: localizedText.required(),
  firstDay: string().required(),
  lastDay: string().required(),
  dates: array(string().required()).required(),
  days: number().integer().required(),
  hours: number().required(),
}).meta({ title: 'FollowedTraining' })

/** What participants followed in a year, each training with its days (YYYY-MM-DD) and hours of that year alone. */
export const trainingYear = object({
  year: number().integer().required(),
  years: array(number().integer().required()).required(),
  items: array(
    object({
      _id: storedId,
      firstName: string().required(),
      lastName: string().required(),
      days: number().integer().required(),
      hours: number().required(),
      trainings: array(followedTraining.required()).required(),
    })
      .meta({ title: 'FollowedByStudent' })
      .required(),
  ).required(),
  total: number().integer().required(),
  page: number().integer().required(),
  limit: number().integer().required(),
}).meta({ title: 'TrainingYear' })

/**
 * What somebody takes part in themselves, ordered by another; `organisation` is its name, null for a private person, and
 * `registration` the one of which they have an attest for training leave, null where there is none.
 */
export const ownTraining = object({
  _id: string().uuid().required(),
  organisation: string().defined().nullable(),
  registration: string().uuid().defined().nullable(),
  phase: string().oneOf(['coming', 'past']).required().meta({ title: 'TrainingPhase' }),
  session: registeredSession.required(),
  practical: practical.required(),
  ...achieved,
}).meta({ title: 'OwnTraining' })
