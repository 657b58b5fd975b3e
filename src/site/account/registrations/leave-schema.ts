import { object, string } from 'yup'

const id = string().uuid('error.id').required('error.required')

export const leaveSchema = object({ id, student: id })
