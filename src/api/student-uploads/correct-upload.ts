import { eq } from 'drizzle-orm'
import type { StudentUploadRow } from '../../../schemas/student-upload-draft.ts'
import { studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { findDraft } from './draft.ts'
import { presentDraft } from './present-draft.ts'

/** Writes cells of one row anew and looks at the file again; 404 for no row of it, 409 once it was added. */
export function correctUpload(
  { db }: ApiContext,
  caller: Principal,
  { id, row, cells, locale }: { id: string; row: string; cells: StudentUploadRow; locale: Locale },
) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    const place = draft.rows.findIndex(({ number }, index) => index > 0 && String(number) === row)
    const known = draft.rows[place]
    if (!known) throw new ApiError('NOT_FOUND')
    const corrected = draft.columns.map((field, index) => {
      const given = field ? cells[field] : undefined
      return given === undefined ? (known.cells[index] ?? null) : given
    })
    const rows = draft.rows.with(place, { ...known, cells: corrected })
    await tx.update(studentUploads).set({ rows }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, rows }, locale)
  })
}
