import writeExcelFile from 'write-excel-file/node'
import { array } from 'yup'
import { studentUpload } from '../../../schemas/student-upload-draft.ts'
import { applicant, approvalDecision, user, userChanges, userCheck, userCheckResult } from '../../../schemas/user.ts'
import { csvOf } from '../../domain/csv.ts'
import { defaultLocale, isLocale, type Localized } from '../../domain/locales.ts'
import { participantColumns } from '../../domain/students.ts'
import {
  callerOf,
  contextOf,
  customers,
  customersAnd,
  desk,
  everybodySignedIn,
  get,
  invalid,
  inWords,
  languageOf,
  localeParameter,
  patch,
  pathParameter,
  post,
  queryParameter,
  readForm,
  routes,
} from '../platform/index.ts'
import { listApprovals } from './approvals.ts'
import { registration } from './create-user.ts'
import { decideApproval } from './decide-approval.ts'
import { ownAccount, ownId } from './login-sessions.ts'
import { presentUser } from './present-user.ts'
import { updateUser } from './update-user.ts'
import { uploadStudents } from './upload-students.ts'
import { validateUser } from './validate-user.ts'

const names: Localized = { nl: 'deelnemers', en: 'participants', fr: 'participants' }

/** The file to fill in with participants: headings in a language, and no rows. */
async function studentTemplate({ format = 'xlsx', locale = defaultLocale }: { format?: string; locale?: string }) {
  if (!isLocale(locale)) throw invalid('locale', 'must be nl, en or fr')
  const headings = participantColumns.map(({ heading }) => heading[locale])
  const name = names[locale]
  if (format === 'csv') {
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csvOf([headings])) }
  }
  if (format !== 'xlsx') throw invalid('format', 'must be csv or xlsx')
  const cells = headings.map((value) => ({ value, fontWeight: 'bold' as const }))
  const columns = headings.map((heading) => ({ width: Math.max(18, heading.length + 2) }))
  const bytes = await writeExcelFile([cells], { sheet: name, columns, stickyRowsCount: 1 }).toBuffer()
  return {
    name: `${name}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: new Uint8Array(bytes),
  }
}

export const userRoutes = routes(
  get('/me/:userId', {
    id: 'me',
    summary: 'The signed-in user',
    description:
      'The account that the token belongs to, with its organisation, its roles and its own participant. The id of somebody else gets 404.',
    access: everybodySignedIn,
    parameters: [ownId],
    response: user,
    run: ({ db, user }, { params }) => presentUser(db, ownAccount(user, params.userId).userId),
  }),
  get('/approvals', {
    id: 'approvals',
    summary: 'Who waits to be let into the organisation',
    description:
      'The accounts that asked to join the organisation, have verified their address and wait for a decision, the longest waiting first. An administrator sees those of the own organisation, staff all.',
    access: customersAnd(desk),
    response: array(applicant.required()).required(),
    run: (context) => listApprovals(context),
  }),
  post('/student/upload', {
    id: 'uploadStudents',
    summary: 'Adds the participants of a CSV file or workbook; `acceptPartial` keeps the good rows of a bad one',
    description:
      'Adds the participants of a CSV file or workbook (.xlsx), one a row, with the headings of the template. One wrong row refuses all of them and each is told, as `rows.<number>.<field>`; `acceptPartial=true` keeps the good rows. `organisation` is for staff; others add to their own.',
    access: customersAnd(desk),
    failures: ['NOT_FOUND', 'TOO_MANY_STUDENTS', 'TOO_MANY'],
    bodyLimit: 5,
    form: { file: 'file', organisation: 'text', acceptPartial: 'text' },
    response: studentUpload,
    status: 201,
    respond: async (c) => {
      const { errors, ...upload } = await uploadStudents(contextOf(c), callerOf(c.var), await readForm(c))
      return c.json({ ...upload, errors: inWords(errors, languageOf(c.req.header('Accept-Language'))) }, 201)
    },
  }),
  get('/student/template', {
    id: 'studentTemplate',
    summary: 'The file to fill in and upload with participants',
    description: 'A workbook, or a CSV file, with the headings that POST /users/student/upload reads and no rows.',
    access: customers,
    parameters: [
      queryParameter('format', 'string', 'xlsx or csv; xlsx when left out.'),
      localeParameter('The language of the headings'),
    ],
    bytes: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    needsNoDatabase: true,
    respond: async (c) => {
      const { name, type, bytes } = await studentTemplate(c.req.query())
      return c.body(bytes, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` })
    },
  }),
  post('/validate', {
    id: 'validateUser',
    summary: 'Whether an e-mail address is known, an organisation’s name is free, or whose an organisation’s id is',
    description:
      'What a form checks before it is sent. With `email`: 404 when nobody has the address, else whether it is a private person’s and of which organisation. With `organisationName`, `vat` or both: whether no other organisation has them. With `organisationId` alone, which an invitation bears: its name, or 404.',
    access: 'everyone',
    failures: ['EMAIL_UNKNOWN', 'NOT_FOUND', 'TOO_MANY'],
    response: userCheckResult,
    body: userCheck,
    run: (context, { body }) => validateUser(context, body),
  }),
  post('/', { id: 'createUser', ...registration }),
  post('/:id/approval', {
    id: 'decideApproval',
    summary: 'Lets an account into the organisation, or not',
    description:
      'Lets an account that asked to join into the organisation, or refuses it; the account gets a mail. Only the organisation’s administrator and staff decide, and only once (409). Staff name the organisation: whoever asks two waits at both.',
    access: customersAnd(desk),
    failures: ['EMAIL_NOT_VERIFIED', 'STATE_CONFLICT'],
    parameters: [pathParameter('id', 'The id of the account that waits.')],
    response: user,
    body: approvalDecision,
    run: (context, { params, body }) => decideApproval(context, params.id, body),
  }),
  patch('/:id', {
    id: 'updateUser',
    summary: 'Changes an account',
    description:
      'Changes personal data, preferences and the e-mail address of one’s own account; another address needs the password too, and becomes the account’s once the link mailed to it is followed. `student` changes the account’s own participant, where it has one. Staff change any account, and alone set `active`.',
    access: everybodySignedIn,
    failures: ['WRONG_PASSWORD', 'FORBIDDEN', 'EMAIL_IN_USE', 'TOO_MANY'],
    parameters: [pathParameter('id', 'The id of the account.')],
    response: user,
    body: userChanges,
    run: (context, { params, body }) => updateUser(context, params.id, body),
  }),
)
