import { originalTexts } from '../../../locales/texts.ts'
import type { invoices } from '../../db/tables.ts'
import { type CsvCell, csvEuros } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Party } from '../../domain/documents.ts'
import type { ApiContext } from '../context.ts'
import { csvOfColumns } from '../csv-columns.ts'
import { readLocale } from '../list-query.ts'
import { listAllRows, type Query } from '../resource/list-rows.ts'
import { invoiceResource } from './invoice-resource.ts'

const names = { nl: 'facturen', en: 'invoices', fr: 'factures' } as const
type Row = Pick<typeof invoices.$inferSelect, 'number' | 'issuedOn' | 'dueOn' | 'net' | 'vat' | 'total' | 'status'> & {
  owed: number
  customer: Party
  paymentReference: string | null
}

/** The invoices that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportInvoices(context: ApiContext, asked: Query) {
  const { columns: _, ...query } = asked
  const locale = readLocale(query)
  const words = originalTexts[locale]['panel-invoices']
  const rows = (await listAllRows(context, invoiceResource, query)) as Row[]
  const column = (key: keyof typeof words.columns, cell: (row: Row) => CsvCell) => ({
    ...{ key, heading: words.columns[key], cell },
  })
  const columns = [
    column('number', ({ number }) => number),
    column('issuedOn', ({ issuedOn }) => issuedOn),
    column('dueOn', ({ dueOn }) => dueOn),
    column('customer', ({ customer }) => customer.name),
    column('vatNumber', ({ customer }) => customer.vat ?? ''),
    ...(['net', 'vat', 'total', 'owed'] as const).map((key) => column(key, (row) => csvEuros(row[key]))),
    column('status', ({ status }) => words.statuses[status]),
    column('message', ({ paymentReference }) => paymentReference ?? ''),
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOfColumns(rows, columns, asked) }
}
