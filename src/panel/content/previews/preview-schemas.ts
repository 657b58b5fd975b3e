import { object, string } from 'yup'
import { previewDays } from '../../../domain/content.ts'

/** For how many days. */
export const makeSchema = object({
  days: string().oneOf(previewDays.map(String), 'error.choice').required('error.required'),
})

/** Which address. */
export const withdrawSchema = object({ id: string().uuid('error.id').required('error.required') })
