import { object, string } from 'yup'
import { previewDays } from '../../../domain/preview-days.ts'

/** For how many days. */
export const makeSchema = object({
  days: string().oneOf(previewDays.map(String), 'error.choice').required('error.required'),
})

/** Which address. */
export const withdrawSchema = object({ id: string().uuid('error.id').required('error.required') })
