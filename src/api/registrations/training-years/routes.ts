import { Hono } from 'hono'
import { trainingYear } from '../../../../schemas/training-year.ts'
import { csvOf } from '../../../domain/csv.ts'
import { inLocale, type Locale } from '../../../domain/locales.ts'
import {
  type ApiContext,
  type ApiEnv,
  contextOf,
  customers,
  localeParameter,
  operation,
  pagingParameters,
  queryParameter,
  readFilters,
  readLocale,
  sendCsv,
} from '../../platform/index.ts'
import { followedIn, getTrainingYear, readYear } from './get-training-year.ts'

const headings = {
  nl: ['Achternaam', 'Voornaam', 'Opleiding', 'Eerste dag', 'Laatste dag', 'Dagen', 'Uren'],
  en: ['Last name', 'First name', 'Course', 'First day', 'Last day', 'Days', 'Hours'],
  fr: ['Nom', 'Prénom', 'Formation', 'Premier jour', 'Dernier jour', 'Jours', 'Heures'],
} as const
const names = { nl: 'gevolgd', en: 'followed', fr: 'suivi' } as const

/** Belgian spreadsheets read a comma in a number. */
const numberOf = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',')

/** What each participant followed in a year, a line for each training, as spreadsheets open it. */
async function trainingYearCsv(context: ApiContext, year: number, locale: Locale) {
  const { items } = await followedIn(context, year, '')
  const rows: string[][] = items.flatMap(({ firstName, lastName, trainings }) =>
    trainings.map(({ course, firstDay, lastDay, days, hours }) => [
      lastName,
      firstName,
      inLocale(course, locale) ?? '',
      firstDay,
      lastDay,
      String(days),
      numberOf(hours),
    ]),
  )
  return { name: `${names[locale]}-${year}.csv`, text: csvOf([[...headings[locale]], ...rows]) }
}

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
