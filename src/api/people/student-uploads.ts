import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  type StudentUploadRow,
  studentUploadColumns,
  studentUploadDraft,
  studentUploadRow,
} from '../../../schemas/student-upload-draft.ts'
import { type Role, studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { participantFields } from '../../domain/students.ts'
import { assertRoomForStudents, insertStudents, missingFields } from '../identity/index.ts'
import {
  type ApiContext,
  type ApiEnv,
  ApiError,
  callerOf,
  checkBody,
  contextOf,
  invalid,
  languageOf,
  operation,
  type Principal,
  pathParameter,
  readForm,
} from '../platform/index.ts'
import { checkDraft, findDraft, presentDraft, startUpload, undoUpload } from './upload-draft.ts'

/** Writes cells of one row anew and looks at the file again; 404 for no row of it, 409 once it was added. */
function correctUpload(
  { db }: ApiContext,
  caller: Principal,
  { id, row, cells, locale }: { id: string; row: string; cells: StudentUploadRow; locale: Locale },
) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    const place = draft.rows.findIndex(({ number }, index) => index > 0 && String(number) === row)
    const known = draft.rows[place]
    if (!known) throw new ApiError('NOT_FOUND')
    const corrected = draft.columns.map((field, index) => {
      const given = field ? cells[field] : undefined
      return given === undefined ? (known.cells[index] ?? null) : given
    })
    const rows = draft.rows.with(place, { ...known, cells: corrected })
    await tx.update(studentUploads).set({ rows }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, rows }, locale)
  })
}

/** Adds the participants of the good rows; 400 when there are none, 409 when that was done before. */
function addUpload({ db }: ApiContext, caller: Principal, id: string, locale: Locale) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    if (missingFields(draft.columns).length > 0) throw invalid('columns', 'error.columnMissing')
    const { owner, good } = await checkDraft(tx, caller, draft)
    if (good.length === 0) throw invalid('columns', 'error.emptyFile')
    await assertRoomForStudents(tx, owner, good.length)
    // Of the page on which that was decided, where no column says it.
    const students = (await insertStudents(tx, { ...owner, language: locale }, good)).map(({ _id }) => _id)
    await tx.update(studentUploads).set({ students }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, students }, locale)
  })
}

/** What each column is read as from now on; 400 where two are the same, 409 once it was added. */
function mapUpload({ db }: ApiContext, caller: Principal, id: string, given: string[], locale: Locale) {
  return db.transaction(async (tx) => {
    const draft = await findDraft(tx, caller, id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    const columns = draft.columns.map((_, index) => participantFields.find((field) => field === given[index]) ?? null)
    const chosen = columns.filter((field) => field !== null)
    if (new Set(chosen).size < chosen.length) throw invalid('columns', 'error.columnTwice')
    await tx.update(studentUploads).set({ columns }).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, caller, { ...draft, columns }, locale)
  })
}

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
