import { sql } from 'drizzle-orm'
import { attendance, attendanceChanges, newAttendance } from '../../../schemas/attendance.ts'
import { attendances } from '../../db/tables.ts'
import { customers, staff } from '../access.ts'
import { dayColumn } from '../day-column.ts'
import { resourceRoutes } from '../resource.ts'
import { ownRecords } from '../training-records/own-records.ts'
import { removeRecord } from '../training-records/remove-record.ts'
import { createAttendance } from './create-attendance.ts'
import { attendanceColumns } from './present-attendance.ts'
import { updateAttendance } from './update-attendance.ts'

export const attendanceRoutes = resourceRoutes({
  names: ['attendance', 'attendances'],
  words: {
    one: 'an attendance',
    many: 'attendances',
    about: 'Who was there on which day of a session: staff see all, customers those of their participants.',
  },
  more: { create: 'The participant must be registered for the session, and the day must be one of its days.' },
  access: { read: customers, create: staff, update: staff, delete: staff },
  failures: { create: ['ALREADY_EXISTS'] },
  table: attendances,
  columns: attendanceColumns,
  filters: {
    _id: { kind: 'id', column: attendances.id },
    student: { kind: 'id', column: attendances.studentId },
    session: { kind: 'id', column: attendances.sessionId },
    day: { kind: 'date', column: dayColumn(attendances.day) },
    present: { kind: 'boolean', column: attendances.present },
    createdAt: { kind: 'date', column: attendances.createdAt },
  },
  sort: [
    ['day', 'DESC'],
    ['createdAt', 'DESC'],
  ],
  schema: attendance,
  input: newAttendance,
  changes: attendanceChanges,
  visible: (caller) => ownRecords(caller, attendances.studentId),
  create: createAttendance,
  update: updateAttendance,
  remove: removeRecord({ kind: 'attendance', table: attendances, said: sql`day::text` }),
})
