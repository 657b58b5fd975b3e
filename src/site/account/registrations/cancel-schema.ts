import { number, object, string } from 'yup'

const id = string().uuid('error.id')
const cents = number().typeError('error.number').integer('error.number').required('error.required')

/** What is canceled, and what it was said to do to the money. */
export const cancelSchema = object({
  id: id.required('error.required'),
  student: id.optional(),
  withdrawal: string().oneOf(['true', 'false'], 'error.choice').optional(),
  credit: cents,
  refund: cents,
})
