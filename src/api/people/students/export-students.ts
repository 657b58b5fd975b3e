import { and } from 'drizzle-orm'
import { students } from '../../../db/tables.ts'
import { csvOf } from '../../../domain/csv.ts'
import { participantColumns } from '../../../domain/participant-columns.ts'
import { ownStudents } from '../../identity/index.ts'
import { type ApiContext, type FilterFields, readFilters, readLocale } from '../../platform/index.ts'

const names = { nl: 'deelnemers', en: 'participants', fr: 'participants' }

/** The caller's participants that fit the filters, by name, as a CSV file that can be uploaded again. */
export async function exportStudents({ db, user }: ApiContext, filters: FilterFields, query: Record<string, string[]>) {
  const locale = readLocale(query)
  const { locale: _locale, ...asked } = query
  const rows = await db
    .select()
    .from(students)
    .where(and(...readFilters(asked, filters, []), ownStudents(user)))
    .orderBy(students.sortName, students.id)
  const headings = participantColumns.map(({ heading }) => heading[locale])
  const cells = rows.map((row) => participantColumns.map(({ field }) => row[field] ?? ''))
  return { name: `${names[locale]}.csv`, text: csvOf([headings, ...cells]) }
}
