import { eq } from 'drizzle-orm'
import type { StudentUploadRow } from '../../../schemas/student-upload-draft.ts'
import { studentUploadColumns, studentUploadDraft, studentUploadRow } from '../../../schemas/student-upload-draft.ts'
import type { Transaction } from '../../db/client.ts'
import { studentUploads } from '../../db/tables.ts'
import type { Locale } from '../../domain/locales.ts'
import { participantFields } from '../../domain/students.ts'
import { assertRoomForStudents, insertStudents, missingFields } from '../identity/index.ts'
import type { ApiContext, Principal } from '../platform/index.ts'
import {
  ApiError,
  callerOf,
  contextOf,
  get,
  idParameter,
  invalid,
  languageOf,
  onlyCustomers,
  patch,
  pathParameter,
  post,
  readForm,
  routes,
} from '../platform/index.ts'
import { checkDraft, type Draft, findDraft, presentDraft, startUpload, undoUpload } from './upload-draft.ts'

/** Changes an upload of the caller's, and shows it as it then is; 409 once it was added. */
const changeUpload = (
  context: ApiContext,
  { id }: { id: string },
  header: HeaderReader,
  change: (tx: Transaction, draft: Draft, locale: Locale) => Promise<Partial<Draft>>,
) =>
  context.db.transaction(async (tx) => {
    const draft = await findDraft(tx, callerOf(context), id)
    if (draft.students) throw new ApiError('STATE_CONFLICT')
    const locale = localeOf(header)
    const changes = await change(tx, draft, locale)
    await tx.update(studentUploads).set(changes).where(eq(studentUploads.id, draft.id))
    return presentDraft(tx, callerOf(context), { ...draft, ...changes }, locale)
  })

/** Writes cells of one row anew; 404 for no row of it. */
function correctedRows({ rows, columns }: Draft, row: string, cells: StudentUploadRow) {
  const place = rows.findIndex(({ number }, index) => index > 0 && String(number) === row)
  const known = rows[place]
  if (!known) throw new ApiError('NOT_FOUND')
  const corrected = columns.map((field, index) => {
    const given = field ? cells[field] : undefined
    return given === undefined ? (known.cells[index] ?? null) : given
  })
  return rows.with(place, { ...known, cells: corrected })
}

/** Adds the participants of the good rows, and gives back their ids; 400 when there are none. */
async function addGoodRows(tx: Transaction, caller: Principal, draft: Draft, locale: Locale) {
  if (missingFields(draft.columns).length > 0) throw invalid('columns', 'error.columnMissing')
  const { owner, good } = await checkDraft(tx, caller, draft)
  if (good.length === 0) throw invalid('columns', 'error.emptyFile')
  await assertRoomForStudents(tx, owner, good.length)
  // Of the page on which that was decided, where no column says it.
  const added = await insertStudents(tx, { ...owner, language: locale }, good)
  return added.map(({ _id }) => _id)
}

/** What each column is read as from now on; 400 where two are the same. */
function mappedColumns(draft: Draft, given: readonly string[]) {
  const columns = draft.columns.map((_, index) => participantFields.find((field) => field === given[index]) ?? null)
  const chosen = columns.filter((field) => field !== null)
  if (new Set(chosen).size < chosen.length) throw invalid('columns', 'error.columnTwice')
  return columns
}

const parameters = [idParameter('The id of the upload.')]
const response = studentUploadDraft

type HeaderReader = (name: string) => string | undefined
const localeOf = (header: HeaderReader) => languageOf(header('Accept-Language'))

export const studentUploadRoutes = routes(
  post('/', {
    id: 'startStudentUpload',
    summary: 'Reads a file with participants, and adds nobody yet',
    description:
      'Reads a CSV file or workbook (.xlsx) whose first row has headings, tells what each column is taken for and what is wrong with which rows. It is kept for a day, for whoever sent it.',
    access: onlyCustomers,
    failures: ['TOO_MANY'],
    bodyLimit: 5,
    form: { file: 'file' },
    response,
    status: 201,
    respond: async (c) => {
      const locale = languageOf(c.req.header('Accept-Language'))
      return c.json(await startUpload(contextOf(c), callerOf(c.var), await readForm(c), locale), 201)
    },
  }),
  get('/:id', {
    id: 'studentUpload',
    summary: 'A file with participants, as it was read',
    description: 'What would be added of it, or what was. 404 for anybody else, and after a day.',
    access: onlyCustomers,
    parameters,
    response,
    run: (context, { params, header }) =>
      context.db.transaction(async (tx) =>
        presentDraft(tx, callerOf(context), await findDraft(tx, callerOf(context), params.id), localeOf(header)),
      ),
  }),
  patch('/:id', {
    id: 'mapStudentUpload',
    summary: 'What each column of a file holds',
    description: 'Takes the columns for other fields than their headings say, in their order; `none` is not read.',
    access: onlyCustomers,
    failures: ['STATE_CONFLICT'],
    parameters,
    response,
    body: studentUploadColumns,
    run: (context, { params, body, header }) =>
      changeUpload(context, params, header, async (_, draft) => ({ columns: mappedColumns(draft, body.columns) })),
  }),
  patch('/:id/rows/:row', {
    id: 'correctStudentUpload',
    summary: 'Corrects a row of a file',
    description:
      'Writes cells of one row anew, by the fields that its columns are read as, and looks at the whole file again; the others stay.',
    access: onlyCustomers,
    failures: ['STATE_CONFLICT'],
    parameters: [...parameters, pathParameter('row', 'The number of the row, as spreadsheets count.')],
    response,
    body: studentUploadRow,
    run: (context, { params, body, header }) =>
      changeUpload(context, params, header, async (_, draft) => ({ rows: correctedRows(draft, params.row, body) })),
  }),
  post('/:id/add', {
    id: 'addStudentUpload',
    summary: 'Adds the participants of the good rows',
    description: 'Adds those rows of the file in which nothing is wrong, and leaves the others out; once (409).',
    access: onlyCustomers,
    failures: ['STATE_CONFLICT', 'TOO_MANY_STUDENTS'],
    parameters,
    response,
    run: (context, { params, header }) =>
      changeUpload(context, params, header, async (tx, draft, locale) => ({
        students: await addGoodRows(tx, callerOf(context), draft, locale),
      })),
  }),
  post('/:id/undo', {
    id: 'undoStudentUpload',
    summary: 'Takes back what a file added',
    description: 'Deletes the participants that came of it, but for those who were registered since; once (409).',
    access: onlyCustomers,
    failures: ['STATE_CONFLICT'],
    parameters,
    response,
    run: (context, { params, header }) => undoUpload(context, callerOf(context), params.id, localeOf(header)),
  }),
)
