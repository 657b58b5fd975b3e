import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { students, studentUploads } from '../../../db/tables.ts'
import type { Locale } from '../../../domain/locales.ts'
import { ownStudents } from '../../identity/index.ts'
import { type ApiContext, ApiError, lock, type Principal } from '../../platform/index.ts'
import { findDraft } from './draft.ts'
import { presentDraft } from './present-draft.ts'

/** Removes those that nobody registered since; the ids of those that stay. */
async function removeStudents(tx: Transaction, caller: Principal, ids: string[]): Promise<string[]> {
  await lock(tx, { students: ids })
  const { rows } = await tx.execute<{ id: string }>(sql`
    with leaving as (
      select id, status from ${students}
      where id in (select (jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))::uuid) and ${ownStudents(caller)}
        and not exists (select from registration_students held where held.student_id = students.id)
    ), gone as (
      update students set status = 'deleted' from leaving where students.id = leaving.id returning students.id
    ), noted as (
      insert into state_changes (entity, entity_id, "from", "to", user_id)
      select 'student', id, status, 'deleted', ${caller.userId}::uuid from leaving
    )
    select id from gone`)
  const gone = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !gone.has(id))
}

/** Takes back what an upload added, but for those who were registered since; 409 when there is nothing to take back. */
export function undoUpload({ db }: ApiContext, caller: Principal, id: string, locale: Locale) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (!draft.students || draft.undoneAt) throw new ApiError('STATE_CONFLICT')
    const changes = { students: await removeStudents(tx, caller, draft.students), undoneAt: new Date() }
    await tx.update(studentUploads).set(changes).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, ...changes }, locale)
  })
}
