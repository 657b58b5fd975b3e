import { boolean, object, string } from 'yup'
import { locales } from '../src/domain/locales.ts'
import { localizedLine, localizedParagraphs } from './localized.ts'
import { key, line, optional, wholeNumber } from './rules.ts'

/** What stands on top of the page of a place or a category; one without has none. */
const intro = localizedParagraphs(1000).nullable()

export const newCategory = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  intro,
  sequence: wholeNumber(0).required('error.required'),
}).meta({ title: 'NewCategory' })

/** A place without an address need not say so. */
export const newLocation = object({
  key: key.required('error.required'),
  name: localizedLine().required('error.required'),
  intro,
  address: optional(line()),
  addresses: localizedLine().nullable(),
  zip: optional(line(20)),
  city: localizedLine(100).required('error.required'),
  isOnline: boolean().required('error.required'),
}).meta({ title: 'NewLocation' })

export const newLanguage = object({
  code: string().oneOf(locales, 'error.language').required('error.required').meta({ title: 'Locale' }),
  name: localizedLine().required('error.required'),
}).meta({ title: 'NewLanguage' })
