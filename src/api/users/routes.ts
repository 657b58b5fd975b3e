import { Hono } from 'hono'
import { array } from 'yup'
import { studentUpload } from '../../../schemas/student-upload.ts'
import {
  applicant,
  approvalDecision,
  newUser,
  user,
  userChanges,
  userCheck,
  userCheckResult,
} from '../../../schemas/user.ts'
import { callerOf } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { inWords, languageOf } from '../error-texts.ts'
import { operation } from '../openapi/operation.ts'
import { readForm } from '../read-form.ts'
import { createUser } from './create-user.ts'
import { decideApproval } from './decide-approval.ts'
import { getMe } from './get-me.ts'
import { listApprovals } from './list-approvals.ts'
import { studentTemplate } from './student-upload/student-template.ts'
import { uploadStudents } from './student-upload/upload-students.ts'
import { updateUser } from './update-user.ts'
import { validateUser } from './validate-user.ts'

const tag = 'users'

export const userRoutes = new Hono<ApiEnv>()
  .get('/me/:userId', operation({ id: 'me', tag, summary: 'The signed-in user', answer: user }), async (c) =>
    c.json(await getMe(contextOf(c), c.req.param('userId'))),
  )
  .get(
    '/approvals',
    operation({
      id: 'approvals',
      tag,
      summary: 'Who waits to be let into the organisation',
      answer: array(applicant.required()).required(),
    }),
    async (c) => c.json(await listApprovals(contextOf(c))),
  )
  .post(
    '/student/upload',
    operation({
      id: 'uploadStudents',
      tag,
      summary: 'Adds the participants of a CSV file or workbook; `acceptPartial` keeps the good rows of a bad one',
      form: { file: 'file', organisation: 'text', acceptPartial: 'text' },
      answer: studentUpload,
      status: 201,
    }),
    async (c) => {
      const { errors, ...upload } = await uploadStudents(contextOf(c), callerOf(c), await readForm(c))
      return c.json({ ...upload, errors: inWords(errors, languageOf(c.req.header('Accept-Language'))) }, 201)
    },
  )
  .get('/student/template', async (c) => {
    const { name, type, bytes } = await studentTemplate(c.req.query())
    return c.body(bytes, 200, { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` })
  })
  .post(
    '/validate',
    operation({
      id: 'validateUser',
      tag,
      summary: 'Whether an e-mail address is known, or an organisation’s name is free',
      answer: userCheckResult,
    }),
    checkBody(userCheck),
    async (c) => c.json(await validateUser(contextOf(c), c.req.valid('json'))),
  )
  .post(
    '/',
    operation({ id: 'createUser', tag, summary: 'Registers or invites somebody', answer: user, status: 201 }),
    checkBody(newUser),
    async (c) => c.json(await createUser(contextOf(c), c.req.valid('json')), 201),
  )
  .post(
    '/:id/approval',
    operation({ id: 'decideApproval', tag, summary: 'Lets an account into the organisation, or not', answer: user }),
    checkBody(approvalDecision),
    async (c) => c.json(await decideApproval(contextOf(c), c.req.param('id'), c.req.valid('json').approval)),
  )
  .patch(
    '/:id',
    operation({ id: 'updateUser', tag, summary: 'Changes an account', answer: user }),
    checkBody(userChanges),
    async (c) => c.json(await updateUser(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
