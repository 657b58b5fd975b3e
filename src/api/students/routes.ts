import { sql } from 'drizzle-orm'
import { listedStudent, newStudent, student, studentChanges } from '../../../schemas/student.ts'
import { students } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { studentStatuses } from '../../domain/student-states.ts'
import { customers } from '../access.ts'
import { resourceRoutes } from '../resource.ts'
import { createStudent } from './create-student.ts'
import { deleteStudent } from './delete-student.ts'
import { ownStudents } from './own-students.ts'
import { recordColumns, studentColumns } from './present-student.ts'
import { updateStudent } from './update-student.ts'

export const studentRoutes = resourceRoutes({
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
  access: { read: customers, create: customers, update: customers, delete: customers },
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
  filters: {
    _id: { kind: 'id', column: students.id },
    status: { kind: 'choice', of: studentStatuses, column: students.status },
    firstName: { kind: 'text', column: students.firstName },
    lastName: { kind: 'text', column: students.lastName },
    email: { kind: 'text', column: students.email },
    phone: { kind: 'text', column: students.phone },
    language: { kind: 'choice', of: locales, column: students.language },
    // A day begins at midnight in Brussels, which is where dates are compared.
    dateOfBirth: { kind: 'date', column: sql`(${students.dateOfBirth}::timestamp at time zone 'Europe/Brussels')` },
    birthPlace: { kind: 'text', column: students.birthPlace },
    organisation: { kind: 'id', column: students.organisationId },
  },
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
