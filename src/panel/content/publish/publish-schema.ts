import { array, number, object, string } from 'yup'
import { locales } from '../../../domain/locales.ts'

/** The version that was looked at, and the languages that become public. */
export const publishSchema = object({
  version: number().integer().min(1, 'error.form').required('error.required'),
  locales: array(string().oneOf(locales, 'error.choice').required())
    .min(1, 'error.required')
    .required('error.required'),
})
