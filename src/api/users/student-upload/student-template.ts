import writeExcelFile from 'write-excel-file/node'
import { csvOf } from '../../../domain/csv.ts'
import { defaultLocale, isLocale, type Localized } from '../../../domain/locales.ts'
import { participantColumns } from '../../../domain/participant-columns.ts'
import { invalid } from '../../errors.ts'

const names: Localized = { nl: 'deelnemers', en: 'participants', fr: 'participants' }

/** The file to fill in with participants: headings in a language, and no rows. */
export async function studentTemplate({
  format = 'xlsx',
  locale = defaultLocale,
}: {
  format?: string
  locale?: string
}) {
  if (!isLocale(locale)) throw invalid('locale', 'must be nl, en or fr')
  const headings = participantColumns.map(({ heading }) => heading[locale])
  const name = names[locale]
  if (format === 'csv') {
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csvOf([headings])) }
  }
  if (format !== 'xlsx') throw invalid('format', 'must be csv or xlsx')
  const cells = headings.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = headings.map((heading) => ({ width: Math.max(18, heading.length + 2) }))
  const bytes = await writeExcelFile([cells], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: new Uint8Array(bytes),
  }
}
