import { originalTexts } from '../../../locales/texts.ts'
import type { invoices } from '../../db/tables.ts'
import { csvEuros, csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { Party } from '../../domain/documents.ts'
import type { ApiContext } from '../context.ts'
import { readLocale } from '../list-query.ts'
import { listAllRows, type Query } from '../resource/list-rows.ts'
import { invoiceResource } from './invoice-resource.ts'

const names = { nl: 'facturen', en: 'invoices', fr: 'factures' } as const
const columns = [
  ...(['number', 'issuedOn', 'dueOn', 'customer', 'vatNumber'] as const),
  ...(['net', 'vat', 'total', 'owed', 'status', 'message'] as const),
]

type Row = Pick<typeof invoices.$inferSelect, 'number' | 'issuedOn' | 'dueOn' | 'net' | 'vat' | 'total' | 'status'> & {
  owed: number
  customer: Party
  paymentReference: string | null
}

/** The invoices that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportInvoices(context: ApiContext, query: Query) {
  const locale = readLocale(query)
  const words = originalTexts[locale]['panel-invoices']
  const rows = (await listAllRows(context, invoiceResource, query)) as Row[]
  const cells = rows.map((row) => [
    ...[row.number, row.issuedOn, row.dueOn, row.customer.name, row.customer.vat ?? ''],
    ...[row.net, row.vat, row.total, row.owed].map(csvEuros),
    ...[words.statuses[row.status], row.paymentReference ?? ''],
  ])
  const heading = columns.map((name) => words.columns[name])
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOf([heading, ...cells]) }
}
