import { array, object, string } from 'yup'
import { byLocale } from './localized.ts'
import { paragraphs, wholeNumber } from './rules.ts'

const textInLanguage = object({
  /** What is said now. */
  text: string().defined(),
  /** What the release says. */
  original: string().defined(),
  longest: wholeNumber(1).required(),
  /** Null while the original is said. */
  changedAt: string().nullable().defined(),
  author: string().nullable().defined(),
}).meta({ title: 'InterfaceTextInLanguage' })

/** A text that the site says, in each language, by its path in locales/*.json. */
export const interfaceText = object({
  key: string().required(),
  placeholders: array(string().required()).required(),
  texts: byLocale(textInLanguage.required(), 'InterfaceTextByLanguage').required(),
}).meta({ title: 'InterfaceText' })

export const interfaceTextChange = object({
  text: paragraphs(2000).required('error.required'),
  /** What its editor saw in its place. */
  was: string().max(4000, 'error.tooLong'),
}).meta({ title: 'InterfaceTextChange' })
