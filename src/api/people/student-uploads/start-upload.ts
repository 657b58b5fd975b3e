import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { studentUploads } from '../../../db/tables.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Cell, guessColumns, type Row, readTable } from '../../identity/index.ts'
import { type ApiContext, invalid, type Principal } from '../../platform/index.ts'
import { presentDraft } from './present-draft.ts'

const longestName = 200
const mostColumns = 200

/** A day that a workbook holds, as a text that is read as the same day. */
const asText = (cell: Cell) =>
  cell instanceof Date ? (Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)) : cell

const asStored = ({ number, cells }: Row) => ({ number, cells: cells.slice(0, mostColumns).map(asText) })

/** Keeps a file with participants to be looked at; what its sender had under way before is forgotten. */
export async function startUpload(context: ApiContext, caller: Principal, form: FormData, locale: Locale) {
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid('file', 'error.required')
  const rows = (await readTable(context, caller, file)).map(asStored)
  return context.db.transaction(async (tx) => {
    await tx
      .delete(studentUploads)
      .where(
        or(
          and(eq(studentUploads.userId, caller.userId), isNull(studentUploads.students)),
          lt(studentUploads.createdAt, sql`now() - interval '1 day'`),
        ),
      )
    const [draft] = await tx
      .insert(studentUploads)
      .values({
        userId: caller.userId,
        organisationId: caller.organisation,
        fileName: file.name.slice(0, longestName) || '?',
        rows,
        columns: guessColumns(rows[0]?.cells ?? []),
      })
      .returning()
    if (!draft) throw new Error('A file was not kept')
    return presentDraft(tx, caller, draft, locale)
  })
}
