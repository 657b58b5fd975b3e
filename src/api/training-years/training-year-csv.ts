import { csvOf } from '../../domain/csv.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { followedIn } from './get-training-year.ts'

const headings = {
  nl: ['Achternaam', 'Voornaam', 'Opleiding', 'Eerste dag', 'Laatste dag', 'Dagen', 'Uren'],
  en: ['Last name', 'First name', 'Course', 'First day', 'Last day', 'Days', 'Hours'],
  fr: ['Nom', 'Prénom', 'Formation', 'Premier jour', 'Dernier jour', 'Jours', 'Heures'],
} as const
const names = { nl: 'gevolgd', en: 'followed', fr: 'suivi' } as const

/** Belgian spreadsheets read a comma in a number. */
const numberOf = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',')

/** What each participant followed in a year, a line for each training, as spreadsheets open it. */
export async function trainingYearCsv(context: ApiContext, year: number, locale: Locale) {
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
