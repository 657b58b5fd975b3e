import { array, object, string } from 'yup'
import { locales } from '../../../domain/locales.ts'
import { choice } from './chosen-documents.ts'

export const chosenLocales = array(string().oneOf(locales, 'error.choice').required())
  .min(1, 'error.required')
  .required('error.required')

/** What becomes public together, and in which languages. */
export const togetherSchema = object({
  choice: array(choice.required()).min(1, 'error.required').max(100, 'error.tooMany').required('error.required'),
  locales: chosenLocales,
})
