import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { ValidationError } from 'yup'
import { type NewStudent, newStudent } from '../../../schemas/student.ts'
import type { Transaction } from '../../db/client.ts'
import { locales } from '../../domain/locales.ts'
import { languageNames, type ParticipantField, participantColumns } from '../../domain/students.ts'
import { type ApiContext, ApiError, distinct, invalid, type Principal, uuidPattern } from '../platform/index.ts'
import { assertRoomForStudents, type StudentOwner, studentOwner } from './add-student.ts'
import { type Cell, type Row, readTable } from './read-table.ts'

/** A spreadsheet that takes a phone number for a number drops the zero or the plus it begins with. */
function phoneOf(digits: string): string {
  if (/^[1-9]\d{7,8}$/.test(digits)) return `0${digits}`
  return /^32\d{8,9}$/.test(digits) ? `+${digits}` : digits
}

/** 31/12/1999 and 31-12-1999 and 31.12.1999 as 1999-12-31; anything else as it is. */
function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

function languageOf(text: string): string {
  const name = text.toLowerCase()
  return locales.find((locale) => languageNames[locale].includes(name)) ?? text
}

/** A cell as the API writes its field; undefined when it is empty. */
function readCell(field: ParticipantField, cell: Cell | undefined): string | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'error' : cell.toISOString().slice(0, 10)
  const text = String(cell ?? '').trim()
  if (text === '') return undefined
  if (field === 'phone') return typeof cell === 'number' ? phoneOf(text) : text
  if (field === 'dateOfBirth') return dayOf(text)
  return field === 'language' ? languageOf(text) : text
}

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
const refused = (errors: RowError[]) =>
  new ApiError(
    'INVALID',
    errors.map(({ row, field, message }) => ({ path: `rows.${row}.${field}`, message })),
  )

/** What each column holds, by its heading; null where that says nothing, or another one came before. */
export function guessColumns(headings: readonly unknown[]): (ParticipantField | null)[] {
  const seen = new Set<ParticipantField>()
  return headings.map((heading) => {
    const field = fieldOf.get(bare(String(heading ?? '')))
    if (!field || seen.has(field)) return null
    seen.add(field)
    return field
  })
}

/** The fields that every row needs and no column holds. */
export const missingFields = (columns: readonly (ParticipantField | null)[]): ParticipantField[] =>
  participantColumns.filter(({ field, required }) => required && !columns.includes(field)).map(({ field }) => field)

const valuesOf = ({ cells }: Row, columns: readonly (ParticipantField | null)[]) =>
  Object.fromEntries(
    columns.flatMap((field, index): [string, string | undefined][] =>
      field ? [[field, readCell(field, cells[index])]] : [],
    ),
  )

// Where in our code a cell was found wrong, nobody reads, and finding it takes longer than all else.
const options = { abortEarly: false, disableStackTrace: true }

function checkRow(row: Row, columns: readonly (ParticipantField | null)[]): GoodRow | RowError[] {
  const { number } = row
  const values = valuesOf(row, columns)
  try {
    return { row: number, student: newStudent.validateSync(values, options) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return distinct(error.inner.map(({ path = '', message }) => ({ row: number, field: path, message })))
  }
}

/** Rows that are checked before others have their turn. */
const rowsInTurn = 50

/** The participants of the rows below the headings, and what is wrong with the others. */
export async function checkRows(rows: readonly Row[], columns: readonly (ParticipantField | null)[]) {
  const good: GoodRow[] = []
  const errors: RowError[] = []
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (index % rowsInTurn === rowsInTurn - 1) await nextTurn()
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

/** The same of a file whose first row has the headings; 400 when a column is missing that every row needs. */
function checkFile([headings, ...rows]: Row[]) {
  const columns = guessColumns(headings?.cells ?? [])
  const missing = missingFields(columns)
  if (missing.length > 0) {
    const row = headings?.number ?? 1
    throw refused(missing.map((field) => ({ row, field, message: 'error.columnMissing' })))
  }
  return checkRows(rows, columns)
}

interface UploadedStudent extends Record<string, unknown> {
  _id: string
  firstName: string
  lastName: string
  email: string
}

function textIn(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Whose the participants become: the caller's own, or the organisation that staff name. */
async function ownerFor({ db }: ApiContext, caller: Principal, form: FormData): Promise<StudentOwner> {
  const organisation = textIn(form, 'organisation')
  if (organisation && !uuidPattern.test(organisation)) throw invalid('organisation', 'error.id')
  if (!organisation && caller.role === 'STAFF') throw invalid('organisation', 'error.required')
  return studentOwner(db, caller, organisation)
}

/** The addresses that are participants of this owner's already. Lists travel as JSON: each length is one statement. */
export async function knownEmails(tx: Transaction, { organisationId, ownerId }: StudentOwner, rows: GoodRow[]) {
  const emails = JSON.stringify(rows.map(({ student }) => student.email.toLowerCase()))
  const { rows: found } = await tx.execute<{ email: string }>(sql`
    select lower(email) as email from students
    where status <> 'deleted' and lower(email) in (select jsonb_array_elements_text(${emails}::jsonb))
      and case when ${organisationId}::uuid is null then owner_id = ${ownerId}::uuid and organisation_id is null
        else organisation_id = ${organisationId}::uuid end`)
  return new Set(found.map(({ email }) => email))
}

export async function insertStudents(
  tx: Transaction,
  owner: StudentOwner,
  rows: GoodRow[],
): Promise<UploadedStudent[]> {
  const people = JSON.stringify(rows.map(({ student }) => student))
  const { rows: added } = await tx.execute<UploadedStudent>(sql`
    with added as (
      insert into students (first_name, last_name, email, phone, language, date_of_birth, birth_place,
        organisation_id, owner_id)
      select "firstName", "lastName", email, phone, coalesce(language, ${owner.language}), "dateOfBirth", "birthPlace",
        ${owner.organisationId}::uuid, ${owner.ownerId}::uuid
      from jsonb_to_recordset(${people}::jsonb) as person("firstName" text, "lastName" text, email text, phone text,
        language text, "dateOfBirth" date, "birthPlace" text)
      returning id, first_name, last_name, email
    ), noted as (
      insert into state_changes (entity, entity_id, "to", user_id)
      select 'student', id, 'new', ${owner.userId}::uuid from added
    )
    select id as "_id", first_name as "firstName", last_name as "lastName", email from added`)
  return added
}

/**
 * Adds the participants of a CSV file or workbook. With a bad row in it nobody is added and every one is told (400,
 * `rows.<number>.<field>`), unless `acceptPartial` says to keep the good ones.
 */
export async function uploadStudents(context: ApiContext, caller: Principal, form: FormData) {
  const file = form.get('file')
  if (!(file instanceof File)) throw invalid('file', 'error.required')
  const owner = await ownerFor(context, caller, form)
  const { good, errors } = await checkFile(await readTable(context, caller, file))
  return context.db.transaction(async (tx) => {
    const known = await knownEmails(tx, owner, good)
    const isKnown = ({ student }: GoodRow) => known.has(student.email.toLowerCase())
    const all: RowError[] = [
      ...errors,
      ...good.filter(isKnown).map(({ row }) => ({ row, field: 'email', message: 'error.participantExists' })),
    ].sort((a, b) => a.row - b.row)
    const accepted = good.filter((row) => !isKnown(row))
    const acceptsPart = textIn(form, 'acceptPartial') === 'true'
    if (all.length > 0 && (!acceptsPart || accepted.length === 0)) throw refused(all)
    await assertRoomForStudents(tx, owner, accepted.length)
    const students = await insertStudents(tx, owner, accepted)
    return { created: students.length, students, errors: all }
  })
}
