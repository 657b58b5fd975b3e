import { object, string } from 'yup'

export const takeSchema = object({ session: string().uuid('error.id').required('error.required') })
