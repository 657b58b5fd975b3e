import { boolean, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'

const id = string().uuid('error.id').required('error.required')

/** Whether a participant was there on one day (YYYY-MM-DD) of a session; `student` and `session` are ids. */
export const attendance = object({
  _id: id,
  student: id,
  session: id,
  day: string().required(),
  present: boolean().required(),
  createdAt: string().required(),
}).meta({ title: 'Attendance' })

export const newAttendance = object({
  student: id,
  session: id,
  day: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  present: boolean().required('error.required'),
}).meta({ title: 'NewAttendance' })

export const attendanceChanges = newAttendance.pick(['present']).meta({ title: 'AttendanceChanges' })
