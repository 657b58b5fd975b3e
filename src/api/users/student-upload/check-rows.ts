import { ValidationError } from 'yup'
import { type NewStudent, newStudent } from '../../../../schemas/student.ts'
import { type ParticipantField, participantColumns } from '../../../domain/participant-columns.ts'
import { distinct } from '../../error-texts.ts'
import { ApiError } from '../../errors.ts'
import { readCell } from './read-cell.ts'
import type { Row } from './read-table.ts'

export interface RowError {
  row: number
  field: string
  message: string
}

export interface GoodRow {
  row: number
  student: NewStudent
}

/** 'E-mailadres' and 'emailadres' are one heading, and so are 'Prénom' and 'prenom'. */
const bare = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

const fieldOf = new Map(
  participantColumns.flatMap(({ field, heading, alsoCalled }) =>
    [field, ...Object.values(heading), ...alsoCalled].map((name): [string, ParticipantField] => [bare(name), field]),
  ),
)

/** As an error of the whole upload: nothing was kept. */
export const refused = (errors: RowError[]) =>
  new ApiError(
    'INVALID',
    errors.map(({ row, field, message }) => ({ path: `rows.${row}.${field}`, message })),
  )

/** Which column has which field; 400 when one is missing that every row needs. */
function readHeadings({ number, cells }: Row): Map<ParticipantField, number> {
  const columns = new Map<ParticipantField, number>()
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf.get(bare(String(cell ?? '')))
    if (field && !columns.has(field)) columns.set(field, index)
  }
  const missing = participantColumns.filter(({ field, required }) => required && !columns.has(field))
  if (missing.length > 0) {
    throw refused(missing.map(({ field }) => ({ row: number, field, message: 'error.columnMissing' })))
  }
  return columns
}

function checkRow({ number, cells }: Row, columns: Map<ParticipantField, number>): GoodRow | RowError[] {
  const values = Object.fromEntries(
    [...columns].map(([field, index]): [string, string | undefined] => [field, readCell(field, cells[index])]),
  )
  try {
    return { row: number, student: newStudent.validateSync(values, { abortEarly: false }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return distinct(error.inner.map(({ path = '', message }) => ({ row: number, field: path, message })))
  }
}

/** The participants of a file, and what is wrong with the other rows; the first row has the headings. */
export function checkRows([headings, ...rows]: Row[]): { good: GoodRow[]; errors: RowError[] } {
  const columns = readHeadings(headings ?? { number: 1, cells: [] })
  const good: GoodRow[] = []
  const errors: RowError[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const checked = checkRow(row, columns)
    if (Array.isArray(checked)) {
      errors.push(...checked)
      continue
    }
    const email = checked.student.email.toLowerCase()
    if (seen.has(email)) errors.push({ row: row.number, field: 'email', message: 'error.duplicateRow' })
    else good.push(checked)
    seen.add(email)
  }
  return { good, errors }
}
