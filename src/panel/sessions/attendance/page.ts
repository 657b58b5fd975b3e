import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { sessionIdOf } from '../session/session-forms.ts'
import { allPresentForm, tapForm } from './attendance-forms.ts'
import { attendanceQuery } from './attendance-query.ts'

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
