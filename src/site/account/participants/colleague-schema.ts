import { object, string } from 'yup'
import { passwordConfirmation } from '../../../../schemas/auth.ts'

/** About whom, with the password of whoever asks. */
export const colleague = passwordConfirmation.concat(
  object({
    id: string().uuid('error.id').required('error.required'),
    organisation: string().uuid('error.id').required('error.required'),
  }),
)
