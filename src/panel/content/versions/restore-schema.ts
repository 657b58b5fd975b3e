import { object, string } from 'yup'

/** Which version comes back. */
export const restoreSchema = object({
  version: string()
    .matches(/^[1-9]\d{0,8}$/, 'error.form')
    .required('error.required'),
})
