import { localePath } from '../../../domain/locales.ts'
import { participantFields } from '../../../domain/students.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { StudentUploadQuery } from '../../../ui/gql/graphql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { definePage } from '../../screens/define-page.ts'

const uploadPath = '/my-account/participants/upload'

const uploadAddress = ({ locale }: PageContext, id: string) => localePath(`${uploadPath}/${id}`, locale)

const schemas = () => import('../kit/schemas.ts')

/** The first step: a file, which is then looked at. */
export const chooseFileForm = defineForm({
  name: 'participants-upload',
  megabytes: 3,
  schema: () => schemas().then(({ chosenFile }) => chosenFile),
  fields: ['file'],
  document: graphql(`
    mutation StartUpload($input: StartStudentUpload_Input!) {
      startStudentUpload(input: $input) { _id }
    }
  `),
  variables: ({ file }) => ({ input: { file } }),
  next: ({ startStudentUpload }, page) => uploadAddress(page, startStudentUpload?._id ?? ''),
})

export const mapColumnsForm = defineForm({
  name: 'participants-upload-columns',
  schema: () => schemas().then(({ mappedUpload }) => mappedUpload),
  fields: ['id', 'columns'],
  document: graphql(`
    mutation MapUpload($id: String!, $input: StudentUploadColumns_Input!) {
      mapStudentUpload(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ id, columns }) => ({ id, input: { columns } }),
  next: ({ mapStudentUpload }, page) => uploadAddress(page, mapStudentUpload?._id ?? ''),
})

/** What is wrong in one row, written anew. */
export const correctRowForm = defineForm({
  name: 'participants-upload-row',
  schema: () => schemas().then(({ correctedRow }) => correctedRow),
  fields: ['id', 'row', ...participantFields],
  document: graphql(`
    mutation CorrectUpload($id: String!, $row: String!, $input: StudentUploadRow_Input!) {
      correctStudentUpload(id: $id, row: $row, input: $input) { _id }
    }
  `),
  variables: ({ id, row, ...input }) => ({ id, row, input }),
  next: ({ correctStudentUpload }, page) => uploadAddress(page, correctStudentUpload?._id ?? ''),
})

export const addUploadForm = defineForm({
  name: 'participants-upload-add',
  schema: () => schemas().then(({ upload }) => upload),
  fields: ['id'],
  document: graphql(`
    mutation AddUpload($id: String!) {
      addStudentUpload(id: $id) { _id }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: ({ addStudentUpload }, page) => uploadAddress(page, addStudentUpload?._id ?? ''),
})

export const undoUploadForm = defineForm({
  name: 'participants-upload-undo',
  schema: () => schemas().then(({ upload }) => upload),
  fields: ['id'],
  document: graphql(`
    mutation UndoUpload($id: String!) {
      undoStudentUpload(id: $id) { _id }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: ({ undoStudentUpload }, page) => uploadAddress(page, undoStudentUpload?._id ?? ''),
})

const uploadQuery = graphql(`
  query StudentUpload($id: String!) {
    studentUpload(id: $id) {
      _id fileName state missing total good bad added
      columns { heading sample field }
      badRows { row cells { field value message } }
    }
  }
`)

export type Upload = NonNullable<StudentUploadQuery['studentUpload']>

/** A file with participants between being chosen and being added, and a day longer. */
export const participantsUploadPage = definePage({
  path: `${uploadPath}/:id`,
  access: 'contact',
  area: 'account',
  query: { document: uploadQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [mapColumnsForm, correctRowForm, addUploadForm, undoUploadForm],
  head(_data, { locale }) {
    const { title, description } = allTexts[locale]['participants-upload']
    return { title, description, tilePattern: { seed: 'participants', family: 'sage' } }
  },
  screen: 'account/participants-upload',
})
