import { object } from 'yup'
import { newPassword, repeated } from '../../../../schemas/rules.ts'

export const newPasswordSchema = object({
  password: newPassword.required('error.required'),
  confirmPassword: repeated('password').required('error.required'),
})
