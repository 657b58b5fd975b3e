import { Hono } from 'hono'
import { array } from 'yup'
import {
  attendanceMarked,
  attendanceMarks,
  certificatesGiven,
  sessionEvent,
  sessionParticipant,
} from '../../../schemas/session-desk.ts'
import { staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { columnsParameter } from '../csv-columns.ts'
import { readFilters } from '../filters.ts'
import { readLocale } from '../list-query.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { sendPdf } from '../send-pdf.ts'
import { plannedSessionSort, plannedSessionSorts } from '../sessions/list-planned-sessions.ts'
import { plannedSessionFilters } from '../sessions/session-filters.ts'
import { exportSessions } from './export-sessions.ts'
import { giveCertificates } from './give-certificates.ts'
import { listParticipants } from './list-participants.ts'
import { listSessionHistory } from './list-session-history.ts'
import { markAttendance } from './mark-attendance.ts'
import { printAttendanceSheet } from './print-attendance-sheet.ts'

const tag = 'sessions'
const parameters = [pathParameter('id', 'The id of the session.')]

/** What staff do with sessions and the records of their participants. */
export const sessionDeskRoutes = new Hono<ApiEnv>()
  .get(
    '/csv',
    operation({
      id: 'sessionExport',
      tag,
      summary: 'Sessions as a CSV file',
      description: 'The sessions that fit the filters, in the order asked for, a line each.',
      access: staff,
      parameters: [
        sortParameter(plannedSessionSorts, plannedSessionSort),
        localeParameter('The language of what stands in it'),
        ...filterParameters(plannedSessionFilters),
        columnsParameter,
      ],
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportSessions(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id/participants',
    operation({
      id: 'sessionParticipants',
      tag,
      summary: 'Who has a seat in a session',
      description:
        'Everybody who has a seat in a session, by name: by which registration and how that is paid, on which days they were there, their result and their certificate.',
      access: staff,
      parameters,
      response: array(sessionParticipant.required()).required(),
    }),
    async (c) => c.json(await listParticipants(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/history',
    operation({
      id: 'sessionHistory',
      tag,
      summary: 'What was done with a session',
      description:
        'Who changed what of a session and of its participants’ records and when, the latest first, 200 at most.',
      access: staff,
      parameters,
      response: array(sessionEvent.required()).required(),
    }),
    async (c) => c.json(await listSessionHistory(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/attendance-sheet',
    operation({
      id: 'attendanceSheet',
      tag,
      summary: 'The list that participants sign, as a PDF',
      description: 'A row a participant and a column a day, to sign.',
      access: staff,
      parameters: [...parameters, localeParameter('The language it is in')],
      bytes: 'application/pdf',
    }),
    async (c) => {
      const query = c.req.queries()
      readFilters(query, {}, ['locale'])
      const locale = readLocale(query)
      return sendPdf(c, await printAttendanceSheet(contextOf(c), c.req.param('id'), locale))
    },
  )
  .put(
    '/:id/attendances',
    operation({
      id: 'markAttendance',
      tag,
      summary: 'Writes down who was there on one day',
      description:
        'Writes down whether participants were there on one day of a session, over what stood there. Without `students`: for everybody of whom nothing is written down for that day.',
      access: staff,
      parameters,
      response: attendanceMarked,
    }),
    checkBody(attendanceMarks),
    async (c) => c.json(await markAttendance(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/certificates',
    operation({
      id: 'giveCertificates',
      tag,
      summary: 'Gives a certificate to everybody who earned one',
      description:
        'Gives a certificate to every participant of an ended session who earned one and has none; all of them get a mail.',
      access: staff,
      failures: ['SESSION_NOT_ENDED'],
      parameters,
      response: certificatesGiven,
    }),
    async (c) => c.json(await giveCertificates(contextOf(c), c.req.param('id'))),
  )
