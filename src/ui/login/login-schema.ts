import { object, string } from 'yup'
import { emailAddress } from '../../../schemas/rules.ts'

/** What one signs in with; how long a password once had to be is no matter here. */
export const loginSchema = object({
  email: emailAddress.required('error.required'),
  password: string().max(200, 'error.tooLong').required('error.required'),
})
