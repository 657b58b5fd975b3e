import { mixed, object, string } from 'yup'
import { studentUploadColumns, studentUploadRow } from '../../../../schemas/student-upload-draft.ts'

/** As much as the API reads of one. */
const largestFile = 2 * 1024 * 1024

export const chosenFile = object({
  file: mixed<File>()
    .required('error.required')
    .test('size', 'error.listTooLarge', (file) => !(file instanceof File) || file.size <= largestFile),
})

const id = string().uuid('error.id').required('error.required')

export const upload = object({ id })
export const correctedRow = studentUploadRow.concat(object({ id, row: string().required('error.required') }))
export const mappedUpload = studentUploadColumns.concat(object({ id }))
