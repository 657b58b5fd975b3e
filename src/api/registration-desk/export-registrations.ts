import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../locales/texts.ts'
import { csvEuros, csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { readLocale } from '../list-query.ts'
import { readDeskQuery } from './find-registrations.ts'
import { type DeskRow, deskColumns, fromDesk } from './list-desk-registrations.ts'

const names = { nl: 'inschrijvingen', en: 'registrations', fr: 'inscriptions' } as const

/** The registrations that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportRegistrations(context: ApiContext, query: Record<string, string[]>) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-registrations']
  const { fits, order } = await readDeskQuery(context, query, [])
  const { rows } = await context.db.execute<DeskRow>(
    sql`select ${deskColumns} from ${fromDesk} where ${fits} order by ${order}`,
  )
  const day = (instant: string) => brusselsDay(new Date(instant))
  const cells = rows.map(({ customer, contact, course, startDate, participants, status, total, createdAt }) => [
    ...[customer, contact, inLocale(course, locale) ?? '', day(startDate), String(participants)],
    ...[t.statuses[status], csvEuros(total), day(createdAt)],
  ])
  const headings = [t.customer, t.contact, t.course, t.startDate, t.participants, t.status, t.total, t.createdAt]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOf([headings, ...cells]) }
}
