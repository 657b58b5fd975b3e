import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { sessionIdOf } from '../session/session-forms.ts'
import { attendanceHref } from './attendance-path.ts'

const schemas = () => import('../session/session-schemas.ts')

const markAttendance = graphql(`
  mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {
    markAttendance(id: $id, input: $input) { marked }
  }
`)

/** Back where one was in the list, so that the next tap is near. */
const backTo = (page: PageContext, day: string, place: string) =>
  `${attendanceHref(sessionIdOf(page), page)}?day=${day}${place}`

/** One tap: this participant was there on that day, or was not. */
export const tapForm = defineForm({
  name: 'attendance',
  schema: () => schemas().then((module) => module.tapSchema),
  fields: ['day', 'student', 'present'],
  document: markAttendance,
  variables: ({ day, student, present }, page) => ({
    id: sessionIdOf(page),
    input: { day, present, students: [student] },
  }),
  next: (_data, page, { day, student }) => backTo(page, day, `#${student}`),
})

/** All of whom nothing is written down yet were there. */
export const allPresentForm = defineForm({
  name: 'attendance-all',
  schema: () => schemas().then((module) => module.allPresentSchema),
  fields: ['day'],
  document: markAttendance,
  variables: ({ day }, page) => ({ id: sessionIdOf(page), input: { day, present: true } }),
  next: (_data, page, { day }) => backTo(page, day, '&said=attendance-marked'),
})
