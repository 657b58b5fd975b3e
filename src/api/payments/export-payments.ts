import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../locales/texts.ts'
import { csvEuros, csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { readLocale } from '../list-query.ts'
import type { Query } from '../resource/list-rows.ts'
import { type DeskPayment, fromPayments, paymentColumns } from './desk-payments.ts'
import { readPaymentQuery } from './list-payments.ts'

const names = { nl: 'betalingen', en: 'payments', fr: 'paiements' } as const

/** The payments that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportPayments({ db }: ApiContext, query: Query) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-payments']
  const { where, order } = readPaymentQuery(query, [])
  const { rows } = await db.execute<DeskPayment>(
    sql`select ${paymentColumns} from ${fromPayments} where ${where} order by ${order}`,
  )
  const cells = rows.map(({ createdAt, customer, status, course, quotation, invoice, ...row }) => [
    ...[brusselsDay(new Date(createdAt)), customer, (course ? inLocale(course, locale) : quotation) ?? ''],
    ...[invoice?.number ?? '', csvEuros(row.amount), row.paidAmount === null ? '' : csvEuros(row.paidAmount)],
    ...[csvEuros(row.refunded), t.statuses[status], row.difference ? t.differences[row.difference] : ''],
    row.reference ?? '',
  ])
  const { columns } = t
  const heading = [
    ...[columns.createdAt, columns.customer, columns.about, columns.invoice, columns.amount, columns.paidAmount],
    ...[columns.refunded, columns.status, columns.difference, columns.reference],
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOf([heading, ...cells]) }
}
