import { array, number, object, string } from 'yup'

const uploadedStudent = object({
  _id: string().uuid().required(),
  firstName: string().required(),
  lastName: string().required(),
  email: string().required(),
}).meta({ title: 'UploadedStudent' })

/** What is wrong in a file: `row` as a spreadsheet counts them, the headings being row 1. */
const rowError = object({
  row: number().integer().required(),
  field: string().required(),
  message: string().required(),
}).meta({ title: 'RowError' })

/** What came of an upload: who was added, and which rows were left out. */
export const studentUpload = object({
  created: number().integer().required(),
  students: array(uploadedStudent.required()).required(),
  errors: array(rowError.required()).required(),
}).meta({ title: 'StudentUpload' })
