import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { type ApiContext, invalid, type Principal, uuidPattern } from '../../../platform/index.ts'
import { assertRoomForStudents } from '../../students/assert-room-for-students.ts'
import { type StudentOwner, studentOwner } from '../../students/student-owner.ts'
import { checkFile, type GoodRow, type RowError, refused } from './check-rows.ts'
import { readTable } from './read-table.ts'

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
