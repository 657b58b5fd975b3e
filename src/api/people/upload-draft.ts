import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { StudentUploadDraft } from '../../../schemas/student-upload-draft.ts'
import type { Transaction } from '../../db/client.ts'
import { students, studentUploads } from '../../db/tables.ts'
import { shownText } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import type { Cell, GoodRow, Row, RowError } from '../identity/index.ts'
import {
  checkRows,
  guessColumns,
  knownEmails,
  missingFields,
  ownStudents,
  readTable,
  studentOwner,
} from '../identity/index.ts'
import { type ApiContext, ApiError, invalid, inWords, lock, type Principal } from '../platform/index.ts'

export type Draft = typeof studentUploads.$inferSelect

/** An upload of the caller's, locked, until a day after it began; 404 for any other. */
export async function findDraft(tx: Transaction, caller: Principal, id: string): Promise<Draft> {
  await lock(tx, { studentUploads: [id] })
  const [draft] = await tx
    .select()
    .from(studentUploads)
    .where(
      and(
        eq(studentUploads.id, id),
        eq(studentUploads.userId, caller.userId),
        sql`${studentUploads.organisationId} is not distinct from ${caller.organisation}`,
        gt(studentUploads.createdAt, sql`now() - interval '1 day'`),
      ),
    )
  if (!draft) throw new ApiError('NOT_FOUND')
  return draft
}

/** Which rows of a draft can be added for the caller, and what is wrong with the others. */
export async function checkDraft(tx: Transaction, caller: Principal, { rows, columns }: Draft) {
  const owner = await studentOwner(tx, caller, null)
  const { good, errors } = await checkRows(rows.slice(1), columns)
  const known = await knownEmails(tx, owner, good)
  const isKnown = ({ student }: GoodRow) => known.has(student.email.toLowerCase())
  const present: RowError[] = good
    .filter(isKnown)
    .map(({ row }) => ({ row, field: 'email', message: 'error.participantExists' }))
  return { owner, good: good.filter((row) => !isKnown(row)), errors: [...errors, ...present] }
}

/** As many bad rows as one looks through; the file is mended elsewhere. */
const mostShown = 100

const textOf = (cell: unknown) => shownText(String(cell ?? ''))

const columnsOf = ({ rows, columns }: Draft) =>
  columns.map((field, index) => ({
    heading: textOf(rows[0]?.cells[index]),
    sample: textOf(rows.slice(1).find(({ cells }) => textOf(cells[index]) !== '')?.cells[index]),
    field,
  }))

/** A bad row: every field that is read of it, and the sentence at each that is wrong. */
function badRowsOf({ rows, columns }: Draft, errors: RowError[], locale: Locale) {
  const byRow = Map.groupBy(inWords(errors, locale), ({ row }) => row)
  const bad = rows.filter(({ number }) => byRow.has(number))
  return bad.slice(0, mostShown).map(({ number, cells }) => ({
    row: number,
    cells: columns.flatMap((field, index) => {
      if (!field) return []
      const message = byRow.get(number)?.find((error) => error.field === field)?.message ?? null
      return [{ field, value: textOf(cells[index]), message }]
    }),
  }))
}

/** A draft as its owner looks at it; once it was added, only what came of it. */
export async function presentDraft(
  tx: Transaction,
  caller: Principal,
  draft: Draft,
  locale: Locale,
): Promise<StudentUploadDraft> {
  const state = draft.undoneAt ? 'undone' : draft.students ? 'added' : 'checked'
  const missing = missingFields(draft.columns)
  const { good, errors } =
    state === 'checked' && missing.length === 0 ? await checkDraft(tx, caller, draft) : { good: [], errors: [] }
  return {
    _id: draft.id,
    fileName: shownText(draft.fileName),
    state,
    columns: columnsOf(draft),
    missing,
    total: draft.rows.length - 1,
    good: good.length,
    bad: new Set(errors.map(({ row }) => row)).size,
    badRows: badRowsOf(draft, errors, locale),
    added: draft.students?.length ?? 0,
  }
}

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
