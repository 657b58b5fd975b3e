import { array, boolean, type InferType, lazy, number, object, string } from 'yup'
import { approvals } from '../src/domain/registrations.ts'
import { studentStatuses } from '../src/domain/students.ts'
import { contactRoles } from '../src/domain/visitor.ts'
import { dateOfBirth } from './date-of-birth.ts'
import { newPassword, repeated } from './new-password.ts'
import { organisation } from './organisation.ts'
import { emailAddress, line, localeCode, name, optional, personName, phoneNumber, postalCode } from './rules.ts'
import { enterpriseNumber, vatNumber, writtenVatNumber } from './vat-number.ts'

const approval = string().oneOf(approvals).meta({ title: 'Approval' })

/** While an account waits to be let in it learns no more of the organisation than its name. */
const userOrganisation = organisation.omit(['isPartner']).meta({ title: 'UserOrganisation' })

/** This person as a participant. */
const userStudent = object({
  _id: string().uuid().required(),
  status: string().oneOf(studentStatuses).required().meta({ title: 'StudentStatus' }),
  dateOfBirth: string().defined().nullable(),
  birthPlace: string().defined().nullable(),
}).meta({ title: 'UserStudent' })

/**
 * An account; `emailVerified`: a link that was mailed to `email` was followed; `newEmail` waits for that to become it;
 * `address` and what follows it is where a private person is billed; `contact` only for customers, with what they may do in their organisation (spec section 3, User).
 */
export const user = object({
  _id: string().uuid().required(),
  email: string().required(),
  emailVerified: boolean().required(),
  newEmail: string().defined().nullable(),
  username: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  phone: string().defined().nullable(),
  address: string().defined().nullable(),
  zip: string().defined().nullable(),
  city: string().defined().nullable(),
  country: string().defined().nullable(),
  role: string().oneOf(['CONTACT', 'EDITOR', 'STAFF', 'STUDENT', 'TRAINER']).required().meta({ title: 'Role' }),
  language: string().required(),
  active: boolean().required(),
  allowMarketing: boolean().required(),
  isPrivatePerson: boolean().required(),
  approval: approval.required(),
  organisation: userOrganisation.defined().nullable(),
  contact: object({ roles: array(string().required()).required() })
    .meta({ title: 'ContactRoles' })
    .defined()
    .nullable(),
  student: userStudent.defined().nullable(),
  trainer: object({ _id: string().uuid().required(), name: string().required() })
    .meta({ title: 'UserTrainer' })
    .defined()
    .nullable(),
}).meta({ title: 'User' })
export type User = InferType<typeof user>

const organisationId = string().trim().uuid('error.reference')

/** One that exists is joined by its `_id`; without that it is made, and 409 when its name or number is known. */
const organisationOfNewUser = object({
  _id: organisationId,
  name: name(),
  vat: optional(vatNumber),
  enterpriseNumber: optional(enterpriseNumber),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line(100)),
  country: optional(line(100)),
  reference: optional(line(100)),
})
  .default(undefined)
  .nullable()
  .meta({ title: 'NewUserOrganisation' })

const inviteType = string().oneOf(['CONTACT', 'STUDENT', 'TRAINER']).meta({ title: 'InviteType' })

/**
 * Somebody who registers, or whom the caller invites (`inviteType`). `organisation` is an id or the organisation itself;
 * a private person has none. Who is invited chooses a password later.
 */
export const newUser = object({
  email: emailAddress.required('error.required'),
  password: newPassword,
  confirmPassword: repeated('password'),
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode,
  allowMarketing: boolean(),
  sendMail: boolean(),
  createStudent: boolean(),
  organisation: lazy((value: unknown) => (typeof value === 'string' ? organisationId : organisationOfNewUser)),
  isPrivatePerson: boolean(),
  inviteType,
  contact: object({
    roles: array(string().oneOf(contactRoles).required()).max(contactRoles.length, 'error.tooMany').required(),
  })
    .default(undefined)
    .meta({ title: 'NewContactRoles' }),
}).meta({ title: 'NewUser' })
export type NewUser = InferType<typeof newUser>

/**
 * `password` is the present one, which another e-mail address needs; `student` is this person as a participant; `active`
 * is for staff to say.
 */
export const userChanges = object({
  email: emailAddress.min(1, 'error.required'),
  password: string().max(200, 'error.tooLong'),
  firstName: personName,
  lastName: personName,
  phone: optional(phoneNumber),
  address: optional(line()),
  zip: optional(postalCode),
  city: optional(line(100)),
  country: optional(line(100)),
  language: localeCode,
  allowMarketing: boolean(),
  student: object({ dateOfBirth: optional(dateOfBirth), birthPlace: optional(line(100)) })
    .default(undefined)
    .meta({ title: 'UserStudentChanges' }),
  active: boolean(),
}).meta({ title: 'UserChanges' })
export type UserChanges = InferType<typeof userChanges>

/** How much of each kind waits on somebody. */
export const waiting = object({
  registrationsToPay: number().integer().required(),
  bookingsToPay: number().integer().required(),
  quotationsToAnswer: number().integer().required(),
  invoicesToPay: number().integer().required(),
  requestsToDecide: number().integer().required(),
}).meta({ title: 'Waiting' })

/** By e-mail address, by the name of an organisation (spec sections 5 and 7), or by the id that its link bears. */
export const userCheck = object({
  email: emailAddress.test('asked', 'error.required', (email, { parent }) =>
    Boolean(email || parent.organisationName || parent.vat || parent.organisationId),
  ),
  inviteType,
  organisationName: line(),
  vat: optional(writtenVatNumber),
  organisationId: optional(organisationId),
  isPrivatePerson: boolean(),
}).meta({ title: 'UserCheck' })
export type UserCheck = InferType<typeof userCheck>

/** Of an account: what kind it is. Of an organisation's name: whether it is free. Of its id: how it is called. */
export const userCheckResult = object({
  isPrivatePerson: boolean(),
  organisation: object({ _id: string().uuid().required(), name: string().required() })
    .default(undefined)
    .meta({ title: 'OrganisationName' }),
  isUnique: boolean(),
}).meta({ title: 'UserCheckResult' })

/** An account that waits for its organisation's administrator. */
export const applicant = object({
  _id: string().uuid().required(),
  email: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  phone: string().defined().nullable(),
  language: string().required(),
  approval: approval.required(),
  organisation: object({ _id: string().uuid().required(), name: string().required() })
    .required()
    .meta({ title: 'OrganisationName' }),
  createdAt: string().required(),
}).meta({ title: 'Applicant' })

export const approvalDecision = object({
  approval: string().oneOf(['approved', 'rejected']).required('error.required').meta({ title: 'Decision' }),
  organisation: string().uuid('error.id'),
}).meta({ title: 'ApprovalDecision' })
export type ApprovalDecision = InferType<typeof approvalDecision>
