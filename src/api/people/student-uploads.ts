import { eq } from 'drizzle-orm'
import type { StudentUploadRow } from '../../../schemas/student-upload-draft.ts'
import { studentUploadColumns, studentUploadDraft, studentUploadRow } from '../../../schemas/student-upload-draft.ts'
import { type Role, studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { participantFields } from '../../domain/students.ts'
import { assertRoomForStudents, insertStudents, missingFields } from '../identity/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  contextOf,
  get,
  invalid,
  languageOf,
  patch,
  pathParameter,
  post,
  readForm,
  routes,
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

/** Staff name the organisation with each file: POST /users/student/upload. */
const access: readonly Role[] = ['CONTACT']
const parameters = [pathParameter('id', 'The id of the upload.')]
const response = studentUploadDraft

const localeOf = (header: (name: string) => string | undefined) => languageOf(header('Accept-Language'))

export const studentUploadRoutes = routes(
  post('/', {
    id: 'startStudentUpload',
    summary: 'Reads a file with participants, and adds nobody yet',
    description:
      'Reads a CSV file or workbook (.xlsx) whose first row has headings, tells what each column is taken for and what is wrong with which rows. It is kept for a day, for whoever sent it.',
    access,
    failures: ['TOO_MANY'],
    bodyLimit: 5,
    form: { file: 'file' },
    response,
    status: 201,
    respond: async (c) =>
      c.json(
        await startUpload(
          contextOf(c),
          callerOf(c.var),
          await readForm(c),
          localeOf((name) => c.req.header(name)),
        ),
        201,
      ),
  }),
  get('/:id', {
    id: 'studentUpload',
    summary: 'A file with participants, as it was read',
    description: 'What would be added of it, or what was. 404 for anybody else, and after a day.',
    access,
    parameters,
    response,
    run: async (context, { params, header }) =>
      await context.db.transaction(async (tx) =>
        presentDraft(tx, callerOf(context), await findDraft(tx, callerOf(context), params.id), localeOf(header)),
      ),
  }),
  patch('/:id', {
    id: 'mapStudentUpload',
    summary: 'What each column of a file holds',
    description: 'Takes the columns for other fields than their headings say, in their order; `none` is not read.',
    access,
    failures: ['STATE_CONFLICT'],
    parameters,
    response,
    body: studentUploadColumns,
    run: (context, { params, body, header }) => {
      const { columns } = body
      return mapUpload(context, callerOf(context), params.id, columns, localeOf(header))
    },
  }),
  patch('/:id/rows/:row', {
    id: 'correctStudentUpload',
    summary: 'Corrects a row of a file',
    description:
      'Writes cells of one row anew, by the fields that its columns are read as, and looks at the whole file again; the others stay.',
    access,
    failures: ['STATE_CONFLICT'],
    parameters: [...parameters, pathParameter('row', 'The number of the row, as spreadsheets count.')],
    response,
    body: studentUploadRow,
    run: (context, { params, body, header }) => {
      const correction = { ...params, cells: body, locale: localeOf(header) }
      return correctUpload(context, callerOf(context), correction)
    },
  }),
  post('/:id/add', {
    id: 'addStudentUpload',
    summary: 'Adds the participants of the good rows',
    description: 'Adds those rows of the file in which nothing is wrong, and leaves the others out; once (409).',
    access,
    failures: ['STATE_CONFLICT', 'TOO_MANY_STUDENTS'],
    parameters,
    response,
    run: (context, { params, header }) => addUpload(context, callerOf(context), params.id, localeOf(header)),
  }),
  post('/:id/undo', {
    id: 'undoStudentUpload',
    summary: 'Takes back what a file added',
    description: 'Deletes the participants that came of it, but for those who were registered since; once (409).',
    access,
    failures: ['STATE_CONFLICT'],
    parameters,
    response,
    run: (context, { params, header }) => undoUpload(context, callerOf(context), params.id, localeOf(header)),
  }),
)
