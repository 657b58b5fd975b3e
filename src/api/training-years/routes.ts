import { Hono } from 'hono'
import { trainingYear } from '../../../schemas/training-year.ts'
import { customers } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { readFilters } from '../filters.ts'
import { readLocale } from '../list-query.ts'
import { localeParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { pagingParameters, queryParameter } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { getTrainingYear, readYear } from './get-training-year.ts'
import { trainingYearCsv } from './training-year-csv.ts'

const tag = 'registrations'
const about =
  'What each participant followed in a year of what the caller’s organisation ordered, in days and hours: days that are over, except those written down as missed.'
const yearParameter = queryParameter('year', 'integer', 'The year, in Brussels; the present one when left out.')

export const trainingYearRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'trainingYear',
      tag,
      summary: 'What each participant followed in a year',
      description: about,
      access: customers,
      parameters: [
        yearParameter,
        queryParameter('search', 'string', 'A part of the name of those to show.'),
        ...pagingParameters,
      ],
      response: trainingYear,
    }),
    async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['year', 'search', 'page', 'limit'])
      return c.json(await getTrainingYear(contextOf(c), query))
    },
  )
  .get(
    '/csv',
    operation({
      id: 'trainingYearCsv',
      tag,
      summary: 'The same as a CSV file',
      description: `${about} A line for each training; what a spreadsheet would take for a formula begins with an apostrophe.`,
      access: customers,
      parameters: [yearParameter, localeParameter('The language of headings and courses')],
      bytes: 'text/csv',
    }),
    async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['year', 'locale'])
      return sendCsv(c, await trainingYearCsv(contextOf(c), readYear(query), readLocale(query)))
    },
  )
