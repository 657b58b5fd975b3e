import { type Context, Hono } from 'hono'
import { studentUploadColumns, studentUploadDraft, studentUploadRow } from '../../../schemas/student-upload-draft.ts'
import type { Role } from '../../db/tables.ts'
import { callerOf } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { languageOf } from '../error-texts.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { readForm } from '../read-form.ts'
import { addUpload } from './add-upload.ts'
import { correctUpload } from './correct-upload.ts'
import { findDraft } from './draft.ts'
import { mapUpload } from './map-upload.ts'
import { presentDraft } from './present-draft.ts'
import { startUpload } from './start-upload.ts'
import { undoUpload } from './undo-upload.ts'

const tag = 'students'
/** Staff name the organisation with each file: POST /users/student/upload. */
const access: readonly Role[] = ['CONTACT']
const parameters = [pathParameter('id', 'The id of the upload.')]
const response = studentUploadDraft

const localeOf = (c: Context<ApiEnv>) => languageOf(c.req.header('Accept-Language'))

/** POST /users/student/upload in steps that somebody looks at. */
export const studentUploadRoutes = new Hono<ApiEnv>()
  .post(
    '/',
    operation({
      id: 'startStudentUpload',
      tag,
      summary: 'Reads a file with participants, and adds nobody yet',
      description:
        'Reads a CSV file or workbook (.xlsx) whose first row has headings, tells what each column is taken for and what is wrong with which rows. It is kept for a day, for whoever sent it.',
      access,
      failures: ['TOO_MANY'],
      bodyLimit: 5,
      form: { file: 'file' },
      response,
      status: 201,
    }),
    async (c) => c.json(await startUpload(contextOf(c), callerOf(c), await readForm(c), localeOf(c)), 201),
  )
  .get(
    '/:id',
    operation({
      id: 'studentUpload',
      tag,
      summary: 'A file with participants, as it was read',
      description: 'What would be added of it, or what was. 404 for anybody else, and after a day.',
      access,
      parameters,
      response,
    }),
    async (c) =>
      c.json(
        await contextOf(c).db.transaction(async (tx) =>
          presentDraft(tx, callerOf(c), await findDraft(tx, callerOf(c), c.req.param('id')), localeOf(c)),
        ),
      ),
  )
  .patch(
    '/:id',
    operation({
      id: 'mapStudentUpload',
      tag,
      summary: 'What each column of a file holds',
      description: 'Takes the columns for other fields than their headings say, in their order; `none` is not read.',
      access,
      failures: ['STATE_CONFLICT'],
      parameters,
      response,
    }),
    checkBody(studentUploadColumns),
    async (c) => {
      const { columns } = c.req.valid('json')
      return c.json(await mapUpload(contextOf(c), callerOf(c), c.req.param('id'), columns, localeOf(c)))
    },
  )
  .patch(
    '/:id/rows/:row',
    operation({
      id: 'correctStudentUpload',
      tag,
      summary: 'Corrects a row of a file',
      description:
        'Writes cells of one row anew, by the fields that its columns are read as, and looks at the whole file again; the others stay.',
      access,
      failures: ['STATE_CONFLICT'],
      parameters: [...parameters, pathParameter('row', 'The number of the row, as spreadsheets count.')],
      response,
    }),
    checkBody(studentUploadRow),
    async (c) => {
      const correction = { ...c.req.param(), cells: c.req.valid('json'), locale: localeOf(c) }
      return c.json(await correctUpload(contextOf(c), callerOf(c), correction))
    },
  )
  .post(
    '/:id/add',
    operation({
      id: 'addStudentUpload',
      tag,
      summary: 'Adds the participants of the good rows',
      description: 'Adds those rows of the file in which nothing is wrong, and leaves the others out; once (409).',
      access,
      failures: ['STATE_CONFLICT', 'TOO_MANY_STUDENTS'],
      parameters,
      response,
    }),
    async (c) => c.json(await addUpload(contextOf(c), callerOf(c), c.req.param('id'), localeOf(c))),
  )
  .post(
    '/:id/undo',
    operation({
      id: 'undoStudentUpload',
      tag,
      summary: 'Takes back what a file added',
      description: 'Deletes the participants that came of it, but for those who were registered since; once (409).',
      access,
      failures: ['STATE_CONFLICT'],
      parameters,
      response,
    }),
    async (c) => c.json(await undoUpload(contextOf(c), callerOf(c), c.req.param('id'), localeOf(c))),
  )
