import { eq } from 'drizzle-orm'
import { studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError, invalid } from '../errors.ts'
import { assertRoomForStudents } from '../students/assert-room-for-students.ts'
import { missingFields } from '../users/student-upload/check-rows.ts'
import { insertStudents } from '../users/student-upload/upload-students.ts'
import { checkDraft, findDraft } from './draft.ts'
import { presentDraft } from './present-draft.ts'

/** Adds the participants of the good rows; 400 when there are none, 409 when that was done before. */
export function addUpload({ db }: ApiContext, caller: Principal, id: string, locale: Locale) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    if (missingFields(draft.columns).length > 0) throw invalid('columns', 'error.columnMissing')
    const { owner, good } = await checkDraft(tx, caller, draft)
    if (good.length === 0) throw invalid('columns', 'error.emptyFile')
    await assertRoomForStudents(tx, owner, good.length)
    // Of the page on which that was decided, where no column says it.
    const students = (await insertStudents(tx, { ...owner, language: locale }, good)).map(({ _id }) => _id)
    await tx.update(studentUploads).set({ students }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, students }, locale)
  })
}
