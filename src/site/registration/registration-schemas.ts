import { array, boolean, object, type StringSchema, string } from 'yup'
import { dateOfBirth } from '../../../schemas/date-of-birth.ts'
import { newPassword } from '../../../schemas/new-password.ts'
import { billing } from '../../../schemas/registration.ts'
import { emailAddress, line, name, optional, personName } from '../../../schemas/rules.ts'
import { vatNumber } from '../../../schemas/vat-number.ts'

export const selectSchema = object({ session: string().uuid('error.session').required('error.session') })

const noOrganisation = object({ name: string(), vat: string().nullable() }).default(undefined)
const newOrganisation = object({ name: name().required('error.required'), vat: optional(vatNumber) }).required()

/** Somebody new on the way to a seat: what registering asks (spec section 5), and nothing twice. */
export const guestSchema = object({
  isPrivatePerson: boolean(),
  organisation: noOrganisation.when('isPrivatePerson', ([isPrivate]) =>
    isPrivate === true || isPrivate === 'true' ? noOrganisation : newOrganisation,
  ),
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  email: emailAddress.required('error.required'),
  password: newPassword.required('error.required'),
})

const id = string().uuid('error.id')
const person = ['firstName', 'lastName', 'email', 'dateOfBirth', 'birthPlace'] as const

/** Each field looks at all others: none has to be read first. */
const beside = person.flatMap((one) => person.map((other): [string, string] => [one, other]))

/** Somebody counts as soon as anything of them is typed, or they are to be added; whoever is taken back does not. */
const isMeant = ([wanted, ...typed]: unknown[]) =>
  wanted === 'save' || (wanted !== 'cancel' && typed.some((value) => value != null && value !== ''))

const whereMeant = (rule: StringSchema<string | null | undefined>) =>
  string()
    .nullable()
    .when(['wanted', ...person], (values) => (isMeant(values) ? rule : string().nullable()))

/** Certificates say when and where somebody was born (spec section 3, Student). */
const ofBirth = (rule: StringSchema) =>
  optional(rule).when('isCertified', ([is], own) => (is ? own.required('error.required') : own))

/**
 * Who takes part. That there is somebody is said where it leads on; `wanted` is what is wanted first: find, add, self,
 * edit:ID, remove:ID, date:ID, wait, enter, save or cancel. `edited` is who stands in the fields, where that is nobody new.
 */
export const studentsSchema = object().shape(
  {
    students: array(id.required()).max(100, 'error.tooMany').required(),
    q: line(100),
    wanted: line(50),
    edited: optional(id),
    isCertified: boolean(),
    firstName: whereMeant(name(100).required('error.required')),
    lastName: whereMeant(name(100).required('error.required')),
    email: whereMeant(emailAddress.required('error.required')),
    dateOfBirth: whereMeant(ofBirth(dateOfBirth)),
    birthPlace: whereMeant(ofBirth(line(100))),
  },
  beside,
)

/** The same, where somebody is to be added whatever else is wanted. */
export const participantSchema = studentsSchema.shape({
  wanted: string()
    .default('save')
    .transform(() => 'save'),
})

const needed = billing.required('error.required')
/** Whatever stands in a field that is not shown. */
const ofPerson = needed.shape({ vat: optional(string()) })

/** Who is billed; a private person has no VAT number. */
export const invoiceSchema = object({
  isPrivatePerson: boolean(),
  keepsAddress: boolean(),
  invoice: needed.when('isPrivatePerson', ([isPrivate], rule) => (isPrivate ? ofPerson : rule)),
})

export const waitingListSchema = object({
  students: array(string().uuid('error.id').required())
    .min(1, 'error.participants')
    .max(100, 'error.tooMany')
    .required(),
})
