import { sql } from 'drizzle-orm'
import { newStudent, student, studentChanges } from '../../../schemas/student.ts'
import { students } from '../../db/tables.ts'
import { locales } from '../../domain/locales.ts'
import { studentStatuses } from '../../domain/student-states.ts'
import { resourceRoutes } from '../resource.ts'
import { createStudent } from './create-student.ts'
import { deleteStudent } from './delete-student.ts'
import { ownStudents } from './own-students.ts'
import { studentColumns } from './present-student.ts'
import { updateStudent } from './update-student.ts'

export const studentRoutes = resourceRoutes({
  names: ['student', 'students'],
  table: students,
  columns: studentColumns,
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
