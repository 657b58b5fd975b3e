import { object, string } from 'yup'
import { newPassword, repeated } from '../../../../schemas/new-password.ts'
import { emailAddress } from '../../../../schemas/rules.ts'

const present = string().max(200, 'error.tooLong').required('error.required')

/** Typed twice, so that it is no slip, with the password that opens the account today. */
export const emailChange = object({
  email: emailAddress.required('error.required'),
  confirmEmail: repeated('email').trim().required('error.required'),
  password: present,
})

export const passwordChange = object({
  oldPassword: present,
  newPassword: newPassword.required('error.required'),
  confirmPassword: repeated('newPassword').required('error.required'),
})

/** Of a row: the session that is to end. */
export const sessionChoice = object({ sessionId: string().uuid('error.reference').required('error.required') })

/** Of a button that says everything. */
export const nothing = object({})
