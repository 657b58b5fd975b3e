import { sql } from 'drizzle-orm'
import { originalTexts } from '../../../locales/texts.ts'
import { csvEuros } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { ApiContext } from '../context.ts'
import { type CsvColumn, csvOfColumns } from '../csv-columns.ts'
import { readLocale } from '../list-query.ts'
import { readDeskQuery } from './find-registrations.ts'
import { type DeskRow, deskColumns, fromDesk } from './list-desk-registrations.ts'

const names = { nl: 'inschrijvingen', en: 'registrations', fr: 'inscriptions' } as const

const participantNames = sql`coalesce((
  select string_agg(students.first_name || ' ' || students.last_name, ', ' order by students.sort_name, students.id)
  from registration_students seats join students on students.id = seats.student_id
  where seats.registration_id = registrations.id), '')`

/** The registrations that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportRegistrations(context: ApiContext, query: Record<string, string[]>) {
  const locale = readLocale(query)
  const t = originalTexts[locale]['panel-registrations']
  const { fits, order } = await readDeskQuery(context, query, ['columns'])
  const { rows } = await context.db.execute<DeskRow & { names: string }>(
    sql`select ${deskColumns}, ${participantNames} as names from ${fromDesk} where ${fits} order by ${order}`,
  )
  const day = (instant: string) => brusselsDay(new Date(instant))
  const columns: CsvColumn<DeskRow & { names: string }>[] = [
    { key: 'customer', heading: t.customer, cell: ({ customer }) => customer },
    { key: 'contact', heading: t.contact, cell: ({ contact }) => contact },
    { key: 'course', heading: t.course, cell: ({ course }) => inLocale(course, locale) ?? '' },
    { key: 'startDate', heading: t.startDate, cell: ({ startDate }) => day(startDate) },
    { key: 'participants', heading: t.participants, cell: ({ participants }) => String(participants) },
    { key: 'participants', heading: t.names, cell: ({ names }) => names },
    { key: 'status', heading: t.status, cell: ({ status }) => t.statuses[status] },
    { key: 'total', heading: t.total, cell: ({ total }) => csvEuros(total) },
    { key: 'createdAt', heading: t.createdAt, cell: ({ createdAt }) => day(createdAt) },
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOfColumns(rows, columns, query) }
}
