import { attendances } from '../../db/tables.ts'
import { instantOf } from '../present-instant.ts'

export const attendanceColumns = {
  _id: attendances.id,
  student: attendances.studentId,
  session: attendances.sessionId,
  day: attendances.day,
  present: attendances.present,
  createdAt: instantOf(attendances.createdAt),
}
