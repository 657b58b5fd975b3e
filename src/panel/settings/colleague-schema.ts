import { object, string } from 'yup'

/** Whose second factor is lost, and the password of whoever takes it away. */
export const colleagueSchema = object({
  colleague: string().uuid('error.form').required('error.required'),
  password: string().max(200, 'error.tooLong'),
})
