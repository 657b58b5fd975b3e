import { object } from 'yup'
import { newPassword, repeated } from '../../../../schemas/new-password.ts'

export const newPasswordSchema = object({
  password: newPassword.required('error.required'),
  confirmPassword: repeated('password').required('error.required'),
})
