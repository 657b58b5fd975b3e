import { object, string } from 'yup'

const id = string().uuid('error.id').required('error.required')

/** Whose seat it was, and whose it becomes. */
export const replacement = object({ leaving: id, student: id })
