import { object } from 'yup'
import { emailAddress } from '../../../../schemas/rules.ts'

export const resetSchema = object({ email: emailAddress.required('error.required') })
