import type { StudentUploadDraft } from '../../../../schemas/student-upload-draft.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Locale } from '../../../domain/locales.ts'
import { shownText } from '../../../domain/shown-text.ts'
import { missingFields, type RowError } from '../../identity/index.ts'
import { inWords, type Principal } from '../../platform/index.ts'
import { checkDraft, type Draft } from './draft.ts'

/** As many bad rows as one looks through; the file is mended elsewhere. */
const mostShown = 100

const stateOf = ({ students, undoneAt }: Draft) => (undoneAt ? 'undone' : students ? 'added' : 'checked')

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
export async function presentDraft(tx: Transaction, caller: Principal, draft: Draft, locale: Locale) {
  const state = stateOf(draft)
  const missing = missingFields(draft.columns)
  const { good, errors } =
    state === 'checked' && missing.length === 0 ? await checkDraft(tx, caller, draft) : { good: [], errors: [] }
  const presented: StudentUploadDraft = {
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
  return presented
}
