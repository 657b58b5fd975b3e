import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { idOf, pathOf } from '../kit/paths.ts'

export const attendanceHref = (id: string, page: Pick<PageContext, 'locale'>): string =>
  `${pathOf('session', id, page)}/attendance`

const schemas = () => import('./record-page.ts')

const markAttendance = graphql(`
  mutation MarkAttendance($id: String!, $input: AttendanceMarks_Input!) {
    markAttendance(id: $id, input: $input) { marked }
  }
`)

/** Back where one was in the list, so that the next tap is near. */
const backTo = (page: PageContext, { day, half }: { day: string; half?: string | undefined }, place: string) =>
  `${attendanceHref(idOf(page), page)}?day=${day}${half ? `&half=${half}` : ''}${place}`

/** One tap: this participant was there on that day, or was not. */
export const tapForm = defineForm({
  name: 'attendance',
  schema: () => schemas().then((module) => module.tapSchema),
  fields: ['day', 'half', 'student', 'present'],
  document: markAttendance,
  variables: ({ day, half, student, present }, page) => ({
    id: idOf(page),
    input: { day, half, present, students: [student] },
  }),
  next: (_data, page, { student, ...shown }) => backTo(page, shown, `#${student}`),
})

/** All of whom nothing is written down yet were there. */
export const allPresentForm = defineForm({
  name: 'attendance-all',
  schema: () => schemas().then((module) => module.allPresentSchema),
  fields: ['day', 'half'],
  document: markAttendance,
  variables: ({ day, half }, page) => ({ id: idOf(page), input: { day, half, present: true } }),
  next: (_data, page, shown) => backTo(page, shown, '&said=attendance-marked'),
})

const attendanceQuery = graphql(`
  query DeskAttendance($id: String!) {
    plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
      items { _id schedule { start end } plannedCourse { title { nl en fr } } }
    }
    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present morning afternoon disputed } }
  }
`)

/** Who is there, written down on a phone in the room. */
export const attendancePage = definePanelPage({
  path: '/control-panel/sessions/:id/attendance',
  search: ['day', 'half'],
  query: {
    document: attendanceQuery,
    variables: (page) => ({ id: idOf(page) }),
    isThere: ({ plannedSessions }) => Boolean(plannedSessions?.items[0]),
  },
  forms: [tapForm, allPresentForm],
  title: (_data, { locale }) => allTexts[locale]['panel-sessions'].attendanceTitle,
})

/** Who signed which half day of a session, as CSV. */
export const signaturesFile = definePanelPage({
  path: '/control-panel/sessions/:id.csv',
  file: ({ params: { id = '' }, locale }) =>
    /^[\w-]+$/.test(id) ? { path: `/sessions/${id}/signatures/csv?locale=${locale}` } : null,
})
