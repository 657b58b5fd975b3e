import { boolean, object, string } from 'yup'
import { locales } from '../src/domain/locales.ts'
import { localizedLine } from './localized.ts'
import { key, line, optional, wholeNumber } from './rules.ts'

export const newCategory = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  sequence: wholeNumber(0).required('error.required'),
}).meta({ title: 'NewCategory' })

/** A place without an address need not say so. */
export const newLocation = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  address: optional(line()),
  zip: optional(line(20)),
  city: localizedLine(100).required('error.required'),
  isOnline: boolean().required('error.required'),
}).meta({ title: 'NewLocation' })

export const newLanguage = object({
  code: string().oneOf(locales, 'error.language').required('error.required').meta({ title: 'Locale' }),
  name: localizedLine().required('error.required'),
}).meta({ title: 'NewLanguage' })
