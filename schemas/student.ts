import { array, boolean, type InferType, number, object, string } from 'yup'
import { studentStatuses } from '../src/domain/students.ts'
import { dateOfBirth } from './date-of-birth.ts'
import { localizedText } from './localized.ts'
import { emailAddress, line, localeCode, name, optional, phoneNumber } from './rules.ts'

const id = string().uuid().required()
const status = string().oneOf(studentStatuses, 'error.choice').meta({ title: 'StudentStatus' })

/** What everything in a participant's record says of its session; `startDate` in UTC. */
const where = { session: id, course: localizedText.required(), startDate: string().required() }

const attendance = object({ _id: id, ...where, day: string().required(), present: boolean().required() }).meta({
  title: 'StudentAttendance',
})

const certificate = object({ _id: id, ...where, code: string().required(), issuedOn: string().required() }).meta({
  title: 'StudentCertificate',
})

/** Scores in points. */
const result = object({
  _id: id,
  ...where,
  score: number().required(),
  maximum: number().required(),
  passed: boolean().required(),
  remark: string().defined().nullable(),
}).meta({ title: 'StudentResult' })

/** A participant with all that came of its sessions; days as YYYY-MM-DD, `organisation` null for a private person's. */
export const student = object({
  _id: id,
  status: status.required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
  phone: string().defined().nullable(),
  language: string().required(),
  dateOfBirth: string().defined().nullable(),
  birthPlace: string().defined().nullable(),
  organisation: string().uuid().defined().nullable(),
  attendances: array(attendance.required()).required(),
  certificates: array(certificate.required()).required(),
  results: array(result.required()).required(),
}).meta({ title: 'Student' })

/** A participant in a list, whose records are there when `records` asks for them. */
export const listedStudent = student
  .shape({
    attendances: array(attendance.required()),
    certificates: array(certificate.required()),
    results: array(result.required()),
  })
  .meta({ title: 'ListedStudent' })

/** `sendMail` invites the participant at once; `organisation` is the caller's own when left out. */
export const newStudent = object({
  firstName: name(100).required('error.required'),
  lastName: name(100).required('error.required'),
  email: emailAddress.required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode,
  dateOfBirth: optional(dateOfBirth),
  birthPlace: optional(line(100)),
  organisation: string().uuid('error.id').nullable(),
  sendMail: boolean(),
}).meta({ title: 'NewStudent' })
export type NewStudent = InferType<typeof newStudent>

/** A participant stays with its organisation; `status` moves as its table allows, and goes by deleting only. */
export const studentChanges = newStudent
  .omit(['organisation', 'sendMail'])
  .partial()
  .shape({ status: status.notOneOf(['deleted'], 'error.choice').meta({ title: 'ChosenStudentStatus' }) })
  .meta({ title: 'StudentChanges' })
