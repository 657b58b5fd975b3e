import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay, plusDays } from '../src/domain/days.ts'
import { line, localeCode } from './rules.ts'

/** A page or a question of the site that answers a search, in the language it was searched in. */
export const siteSearchResult = object({
  /** The id of a page or a question, or the name of a page of the site itself. */
  key: string().required(),
  kind: string().oneOf(['page', 'faq']).required(),
  /** Of a question: the question. */
  title: string().required(),
  /** Of a page: its description. Of a question: the answer, in Markdown. */
  text: string().required(),
  /** Of a page, without the language. */
  path: string().nullable().defined(),
  /** Its title says what was searched, not only its text. */
  titled: boolean().required(),
}).meta({ title: 'SiteSearchResult' })

export const siteSearchResults = array(siteSearchResult.required()).required()

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

/** A page that somebody read who said that it may be counted: its path without language, and the language. */
export const newPageView = object({
  path: string()
    .max(200, 'error.tooLong')
    .matches(/^\/[\w\-./%]*$/, 'error.form')
    .required('error.required'),
  locale: localeCode.required('error.required'),
}).meta({ title: 'NewPageView' })
export type NewPageView = InferType<typeof newPageView>

export const countedPageView = object({ counted: boolean().required() }).meta({ title: 'CountedPageView' })

const day = string()
  .test('day', 'error.date', (value) => value == null || isDay(value))
  .required('error.required')
/** Days: a year. */
const longest = 366

export const pageViewQuery = object({
  from: day,
  to: day.test('period', 'error.date', (value, { parent: { from } }) => {
    if (!isDay(String(from)) || !isDay(String(value))) return true
    return value >= from && value <= plusDays(from, longest)
  }),
})

const views = number().integer().required()

/** How often pages were read in a period: each day, and each page in each language, the most read first. */
export const pageViews = object({
  total: views,
  days: array(object({ day: string().required(), views }).meta({ title: 'PageViewDay' }).required()).required(),
  pages: array(
    object({ path: string().required(), locale: localeCode.required(), views })
      .meta({ title: 'PageViewPage' })
      .required(),
  ).required(),
}).meta({ title: 'PageViews' })
