import { type SQL, sql } from 'drizzle-orm'
import { students } from '../../../db/tables.ts'
import { instantOf } from '../../platform/index.ts'

// Nested, so that it keeps its table's name inside the sub-selects.
const studentId = sql`${students.id}`
const startDate = instantOf(sql.raw('sessions.start_date'))

/** What lies in `table` of a participant, oldest session first. */
const recordsIn = (table: SQL, fields: SQL, order = sql.raw('record.created_at')): SQL => sql`coalesce((
  select json_agg(json_build_object('_id', record.id, 'session', sessions.id, 'course', courses.title,
    'startDate', ${startDate}, ${fields}) order by sessions.start_date, ${order})
  from ${table} as record
  join sessions on sessions.id = record.session_id join courses on courses.id = sessions.course_id
  where record.student_id = ${studentId}), '[]'::json)`

export const studentColumns = {
  _id: students.id,
  status: students.status,
  firstName: students.firstName,
  lastName: students.lastName,
  email: students.email,
  phone: students.phone,
  language: students.language,
  dateOfBirth: students.dateOfBirth,
  birthPlace: students.birthPlace,
  organisation: students.organisationId,
}

/** What came of a participant's sessions, in the same statement however many participants there are. */
export const recordColumns = {
  attendances: recordsIn(
    sql.raw('attendances'),
    sql`'day', record.day, 'present', record.present`,
    sql.raw('record.day'),
  ),
  certificates: recordsIn(sql.raw('certificates'), sql`'code', record.code, 'issuedOn', record.issued_on`),
  results: recordsIn(
    sql.raw('results'),
    sql`'score', record.score, 'maximum', record.maximum, 'passed', record.passed, 'remark', record.remark`,
  ),
}
