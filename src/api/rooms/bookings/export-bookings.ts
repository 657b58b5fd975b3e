import { originalTexts } from '../../../../locales/texts.ts'
import type { bookings } from '../../../db/tables.ts'
import { bookingWords } from '../../../domain/booking-words.ts'
import { type CsvCell, csvEuros } from '../../../domain/csv.ts'
import { csvRoute, listAllRows, listParametersOf, staff } from '../../platform/index.ts'
import { bookingResource } from './booking-resource.ts'

const headings = {
  nl: ['Organisatie', 'Voornaam', 'Achternaam', 'E-mail', 'Dag', 'Dagdeel', 'Personen', 'Stand', 'Offerte', 'Bedrag'],
  en: ['Organisation', 'First name', 'Last name', 'Email', 'Day', 'Part', 'People', 'Status', 'Quotation', 'Amount'],
  fr: ['Organisation', 'Prénom', 'Nom', 'E-mail', 'Jour', 'Moment', 'Personnes', 'État', 'Devis', 'Montant'],
} as const

type Row = Pick<
  typeof bookings.$inferSelect,
  'organisationName' | 'firstName' | 'lastName' | 'email' | 'date' | 'dayPart' | 'persons' | 'status' | 'offer'
>

/** The bookings that fit the filters, as spreadsheets open them. */
export const bookingFile = csvRoute<Row>({
  id: 'bookingExport',
  tag: 'bookings',
  summary: 'Bookings as a CSV file',
  description:
    'The bookings that fit the filters, in the order asked for, a line each; what a spreadsheet would take for a formula begins with an apostrophe.',
  access: staff,
  parameters: listParametersOf(bookingResource),
  rows: async (context, query) => (await listAllRows(context, bookingResource, query)) as Row[],
  name: { nl: 'zaalaanvragen', en: 'room-requests', fr: 'demandes-de-salle' },
  columns(locale) {
    const { statuses } = originalTexts[locale]['panel-requests']
    const cells: [key: string, cell: (row: Row) => CsvCell][] = [
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
    return cells.map(([key, cell], place) => ({ key, cell, heading: headings[locale][place] ?? '' }))
  },
})
