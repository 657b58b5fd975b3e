import { object, string } from 'yup'

export const selectSchema = object({ session: string().uuid('error.session').required('error.session') })
