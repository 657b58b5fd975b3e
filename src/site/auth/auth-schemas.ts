import { boolean, object, string } from 'yup'
import { newPassword, repeated } from '../../../schemas/new-password.ts'
import { emailAddress, localeCode, name, optional, personName, phoneNumber } from '../../../schemas/rules.ts'
import { vatNumber } from '../../../schemas/vat-number.ts'
import { codeIn } from './check-organisation.ts'

const organisationCode = string()
  .trim()
  .transform((text: unknown) => (typeof text === 'string' ? codeIn(text) : text))
  .uuid('error.reference')

const noOrganisation = object({ _id: string(), name: string(), vat: string().nullable() }).default(undefined)
const newOrganisation = object({
  _id: string(),
  name: name().required('error.required'),
  vat: optional(vatNumber),
}).required()
const knownOrganisation = object({
  _id: organisationCode.required('error.required'),
  name: string(),
  vat: string().nullable(),
}).required()

const isYes = (value: unknown) => value === true || value === 'true'

/** Who registers, for whom; what decides which fields count stands before them (spec section 5). */
export const registerSchema = object({
  isPrivatePerson: boolean(),
  isKnownOrganisation: boolean(),
  organisation: noOrganisation.when(['isPrivatePerson', 'isKnownOrganisation'], ([isPrivate, isKnown]) => {
    if (isYes(isPrivate)) return noOrganisation
    return isYes(isKnown) ? knownOrganisation : newOrganisation
  }),
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  email: emailAddress.required('error.required'),
  confirmEmail: repeated('email').trim().required('error.required'),
  phone: optional(phoneNumber),
  language: localeCode,
  password: newPassword.required('error.required'),
  confirmPassword: repeated('password').required('error.required'),
  allowMarketing: boolean(),
})

export const newPasswordSchema = object({
  password: newPassword.required('error.required'),
  confirmPassword: repeated('password').required('error.required'),
})

export const resetSchema = object({ email: emailAddress.required('error.required') })
