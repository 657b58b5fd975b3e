import { eq } from 'drizzle-orm'
import { studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { participantFields } from '../../domain/participant-columns.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { findDraft } from './draft.ts'
import { presentDraft } from './present-draft.ts'

/** What each column is read as from now on; 400 where two are the same, 409 once it was added. */
export function mapUpload({ db }: ApiContext, caller: Principal, id: string, given: string[], locale: Locale) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    const columns = draft.columns.map((_, index) => participantFields.find((field) => field === given[index]) ?? null)
    const chosen = columns.filter((field) => field !== null)
    if (new Set(chosen).size < chosen.length) throw invalid('columns', 'error.columnTwice')
    await tx.update(studentUploads).set({ columns }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, columns }, locale)
  })
}
