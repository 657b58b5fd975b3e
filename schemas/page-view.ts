import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay, plusDays } from '../src/domain/days.ts'
import { localeCode } from './rules.ts'

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
