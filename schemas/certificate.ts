import { array, boolean, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
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
