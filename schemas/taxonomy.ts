import { boolean, object, string } from 'yup'
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

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** Any language of ISO 639-1: courses are given in more of them than the site speaks. */
const isLanguage = (code: string) => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined

export const newLanguage = object({
  code: string()
    .lowercase()
    .test('language', 'error.language', (code) => !code || isLanguage(code))
    .required('error.required'),
  name: localizedLine().required('error.required'),
}).meta({ title: 'NewLanguage' })
