import { boolean, object, string } from 'yup'
import { newPassword } from '../../../schemas/new-password.ts'
import { emailAddress, name, optional, personName } from '../../../schemas/rules.ts'
import { vatNumber } from '../../../schemas/vat-number.ts'

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
