import { and } from 'drizzle-orm'
import { originalTexts } from '../../../../locales/texts.ts'
import { bookings } from '../../../db/tables.ts'
import { bookingWords } from '../../../domain/booking-words.ts'
import { type CsvCell, csvEuros } from '../../../domain/csv.ts'
import { brusselsDay } from '../../../domain/days.ts'
import { type ApiContext, csvOfColumns, orderBy, readFilters, readLocale, readSort } from '../../platform/index.ts'
import { bookingResource } from './booking-resource.ts'

const headings = {
  nl: ['Organisatie', 'Voornaam', 'Achternaam', 'E-mail', 'Dag', 'Dagdeel', 'Personen', 'Stand', 'Offerte', 'Bedrag'],
  en: ['Organisation', 'First name', 'Last name', 'Email', 'Day', 'Part', 'People', 'Status', 'Quotation', 'Amount'],
  fr: ['Organisation', 'Prénom', 'Nom', 'E-mail', 'Jour', 'Moment', 'Personnes', 'État', 'Devis', 'Montant'],
} as const
const names = { nl: 'zaalaanvragen', en: 'room-requests', fr: 'demandes-de-salle' } as const

/** The bookings that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportBookings({ db }: ApiContext, query: Record<string, string[]>) {
  const { filters, sort } = bookingResource
  const locale = readLocale(query)
  const rows = await db
    .select()
    .from(bookings)
    .where(and(...readFilters(query, filters, ['sort', 'locale', 'columns'])))
    .orderBy(...orderBy(readSort(query, Object.keys(filters), [...sort]), filters, bookings.id, locale))
  const statuses = originalTexts[locale]['panel-requests'].statuses
  const cells: [key: string, cell: (row: (typeof rows)[number]) => CsvCell][] = [
    ['customer', ({ organisationName }) => organisationName ?? ''],
    ['customer', ({ firstName }) => firstName],
    ['customer', ({ lastName }) => lastName],
    ['customer', ({ email }) => email],
    ['date', ({ date }) => date],
    ['date', ({ dayPart }) => bookingWords.dayPart[dayPart][locale]],
    ['persons', ({ persons }) => String(persons)],
    ['status', ({ status }) => statuses[status]],
    ['amount', ({ offer }) => offer?.number ?? ''],
    ['amount', ({ offer }) => csvEuros(offer?.total)],
  ]
  const columns = cells.map(([key, cell], place) => ({ key, cell, heading: headings[locale][place] ?? '' }))
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOfColumns(rows, columns, query) }
}
