import { allTexts } from '../../../ui/all-texts.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { sessionIdOf } from '../session/session-forms.ts'
import { allPresentForm, tapForm } from './attendance-forms.ts'

const attendanceQuery = graphql(`
  query DeskAttendance($id: String!) {
    plannedSessions(_id: $id, endDate: ">=2000-01-01", limit: 1) {
      items { _id schedule { start } plannedCourse { title { nl en fr } } }
    }
    sessionParticipants(id: $id) { student firstName lastName customer attendances { day present } }
  }
`)

/** Who is there, written down on a phone in the room. */
export const attendancePage = definePanelPage({
  path: '/control-panel/sessions/:id/attendance',
  access: 'staff',
  search: ['day'],
  query: {
    document: attendanceQuery,
    variables: (page) => ({ id: sessionIdOf(page) }),
    isThere: ({ plannedSessions }) => Boolean(plannedSessions?.items[0]),
  },
  forms: [tapForm, allPresentForm],
  title: (_data, { locale }) => allTexts[locale]['panel-sessions'].attendanceTitle,
  component: () => import('./attendance.tsx'),
})
