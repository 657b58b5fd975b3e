import { and, type SQL, sql } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { listedStudent, newStudent, student, studentChanges } from '../../../schemas/student.ts'
import { chosenStudents, studentActions } from '../../../schemas/student-actions.ts'
import { students } from '../../db/tables.ts'
import { csvOf } from '../../domain/csv.ts'
import { locales } from '../../domain/locales.ts'
import { participantColumns, studentStatuses } from '../../domain/students.ts'
import { addStudent, ownStudents, studentOwner } from '../identity/index.ts'
import { assertMayInvite } from '../mail/index.ts'
import type { ApiContext, FilterFields, Query } from '../platform/index.ts'
import {
  assertVerified,
  callerOf,
  contextOf,
  customersAnd,
  dayField,
  desk,
  filterParameters,
  get,
  instantOf,
  localeParameter,
  pick,
  post,
  readFilters,
  readLocale,
  resourceRoutes,
  routes,
  sendCsv,
} from '../platform/index.ts'
import { actOnStudents, deleteStudent, updateStudent } from './change-students.ts'
import { restoreStudents } from './restore-students.ts'

// Nested, so that it keeps its table's name inside the sub-selects.
const studentId = sql`${students.id}`
const startDate = instantOf(sql.raw('sessions.start_date'))

/** What lies in `table` of a participant, oldest session first. */
const recordsIn = (table: string, fields: SQL, order = 'created_at'): SQL => sql`coalesce((
  select json_agg(json_build_object('_id', record.id, 'session', sessions.id, 'course', courses.title,
    'startDate', ${startDate}, ${fields}) order by sessions.start_date, record.${sql.identifier(order)})
  from ${sql.identifier(table)} as record
  join sessions on sessions.id = record.session_id join courses on courses.id = sessions.course_id
  where record.student_id = ${studentId}), '[]'::json)`

const studentColumns = {
  _id: students.id,
  ...pick(students, 'status', 'firstName', 'lastName', 'email', 'phone', 'language', 'dateOfBirth', 'birthPlace'),
  organisation: students.organisationId,
}

/** What came of a participant's sessions, in the same statement however many participants there are. */
const recordColumns = {
  attendances: recordsIn('attendances', sql`'day', record.day, 'present', record.present`, 'day'),
  certificates: recordsIn('certificates', sql`'code', record.code, 'issuedOn', record.issued_on`),
  results: recordsIn(
    'results',
    sql`'score', record.score, 'maximum', record.maximum, 'passed', record.passed, 'remark', record.remark`,
  ),
}

const names = { nl: 'deelnemers', en: 'participants', fr: 'participants' }

/** The caller's participants that fit the filters, by name, as a CSV file that can be uploaded again. */
async function exportStudents({ db, user }: ApiContext, filters: FilterFields, query: Query) {
  const locale = readLocale(query)
  const { locale: _locale, ...asked } = query
  const rows = await db
    .select()
    .from(students)
    .where(and(...readFilters(asked, filters, []), ownStudents(user)))
    .orderBy(students.sortName, students.id)
  const headings = participantColumns.map(({ heading }) => heading[locale])
  const cells = rows.map((row) => participantColumns.map(({ field }) => row[field] ?? ''))
  return { name: `${names[locale]}.csv`, text: csvOf([headings, ...cells]) }
}

async function createStudent(context: ApiContext, input: AnyObject): Promise<string> {
  if (input.sendMail) await assertMayInvite(context, context.user, input.email)
  return context.db.transaction(async (tx) => {
    const owner = await studentOwner(tx, context.user, input.organisation)
    return addStudent(tx, context, owner, input)
  })
}

/** Invites each of several participants; nobody at all while the caller's own address is not verified (403). */
async function inviteStudents(context: ApiContext, ids: readonly string[]) {
  await assertVerified(context.db, callerOf(context))
  return actOnStudents(context, ids, (id) => updateStudent(context, id, { status: 'invited' }))
}

const filters: FilterFields = {
  name: { kind: 'plain', column: students.sortName },
  search: { kind: 'plain', column: students.searchText },
  _id: students.id,
  status: { kind: 'choice', of: studentStatuses, column: students.status },
  ...pick(students, 'firstName', 'lastName', 'email', 'phone'),
  language: { kind: 'choice', of: locales, column: students.language },
  dateOfBirth: dayField(students.dateOfBirth),
  birthPlace: students.birthPlace,
  organisation: students.organisationId,
}

const resource = resourceRoutes({
  names: ['student', 'students'],
  words: {
    one: 'a participant',
    many: 'participants',
    about:
      'The people a customer registers for sessions: staff see all, customers those of their organisation or their own.',
  },
  more: {
    create:
      'Birth data is needed for certified courses only; `organisation` is the caller’s own when left out; `sendMail` invites the participant, which needs a verified e-mail address of one’s own (403).',
    update: 'The status moves as the specification allows (409).',
    delete: 'One who has sessions still to come gets 400; what came of earlier ones stays.',
  },
  example: { firstName: 'Eva', lastName: 'Smet', email: 'eva.smet@example.org', language: 'nl' },
  access: {
    read: customersAnd(desk),
    create: customersAnd(desk),
    update: customersAnd(desk),
    delete: customersAnd(desk),
  },
  failures: {
    create: ['EMAIL_NOT_VERIFIED', 'NOT_FOUND', 'STUDENT_EXISTS', 'TOO_MANY_STUDENTS', 'TOO_MANY'],
    update: ['EMAIL_NOT_VERIFIED', 'STUDENT_EXISTS', 'STATE_CONFLICT', 'TOO_MANY'],
    delete: ['STUDENT_HAS_REGISTRATIONS'],
  },
  table: students,
  columns: studentColumns,
  onRequest: {
    parameter: 'records',
    description:
      'true adds what came of each one’s sessions: attendances, certificates and results. GET /students/{id} always has them.',
    columns: recordColumns,
    schema: listedStudent,
  },
  filters,
  sort: [
    ['lastName', 'ASC'],
    ['firstName', 'ASC'],
  ],
  schema: student,
  input: newStudent,
  changes: studentChanges,
  visible: ownStudents,
  create: createStudent,
  update: updateStudent,
  remove: deleteStudent,
})

/** Before the resource: 'export' is no id. */
export const studentRoutes = routes(
  get('/export', {
    id: 'studentExport',
    summary: 'Participants as a CSV file',
    description:
      'The participants that fit the filters, by name, with the columns of the template: it can be uploaded again. What a spreadsheet would take for a formula begins with an apostrophe.',
    access: customersAnd(desk),
    parameters: [localeParameter('The language of the headings'), ...filterParameters(filters)],
    bytes: 'text/csv',
    respond: async (c) => sendCsv(c, await exportStudents(contextOf(c), filters, c.req.queries())),
  }),
  post('/remove', {
    id: 'removeStudents',
    summary: 'Deletes several participants',
    description:
      'Deletes each of them as DELETE /students/{id} does; who has sessions still to come stays, and is told with the reason. One that the caller may not see refuses all (404).',
    access: customersAnd(desk),
    failures: ['NOT_FOUND'],
    response: studentActions,
    body: chosenStudents,
    run: (context, { body }) => actOnStudents(context, body.students, (id) => deleteStudent(context, id)),
  }),
  post('/invite', {
    id: 'inviteStudents',
    summary: 'Invites several participants',
    description:
      'Moves each of them to `invited` and mails it; who cannot be invited any more is told with the reason. It needs a verified e-mail address of one’s own (403).',
    access: customersAnd(desk),
    failures: ['EMAIL_NOT_VERIFIED', 'NOT_FOUND'],
    response: studentActions,
    body: chosenStudents,
    run: (context, { body }) => inviteStudents(context, body.students),
  }),
  post('/restore', {
    id: 'restoreStudents',
    summary: 'Takes back that participants were deleted',
    description:
      'Gives deleted participants back the status that they had, within a day: all of them or none. 404 for one that is not deleted or is somebody else’s, 409 when another one has its e-mail address by now.',
    access: customersAnd(desk),
    failures: ['NOT_FOUND', 'STUDENT_EXISTS', 'TOO_MANY_STUDENTS'],
    response: studentActions,
    body: chosenStudents,
    run: (context, { body }) => restoreStudents(context, body.students),
  }),
  resource,
)
