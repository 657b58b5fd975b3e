import { array, object, string } from 'yup'
import { line, localeCode } from './rules.ts'

/** A word that visitors type, and what it means beside itself; without meanings it says nothing of a course and is left out. */
export const searchTerm = object({
  _id: string().uuid().required(),
  language: localeCode.required(),
  term: string().required(),
  meanings: array(string().required()).required(),
}).meta({ title: 'SearchTerm' })

const words = line(60).lowercase().min(1, 'error.required')

export const newSearchTerm = object({
  language: localeCode.required('error.required'),
  term: words.required('error.required'),
  meanings: array(words.required('error.required')).max(10, 'error.tooMany').required('error.required'),
}).meta({ title: 'NewSearchTerm' })
