import { array, type InferType, number, object, string } from 'yup'
import { type ParticipantField, participantFields } from '../src/domain/students.ts'

const field = string().oneOf(participantFields, 'error.choice').meta({ title: 'ParticipantField' })

/** A column of the file: its heading, what stands first in it, and what it is read as; null: it is not read. */
const column = object({
  heading: string().defined(),
  sample: string().defined(),
  field: field.defined().nullable(),
}).meta({ title: 'UploadedColumn' })

const cell = object({
  field: field.required(),
  value: string().defined(),
  /** What is wrong with it. */
  message: string().defined().nullable(),
}).meta({ title: 'UploadedCell' })

const badRow = object({ row: number().integer().required(), cells: array(cell.required()).required() }).meta({
  title: 'UploadedRow',
})

/** A file with participants, read and not added yet; `missing` are fields that every row needs and no column has. */
export const studentUploadDraft = object({
  _id: string().uuid().required(),
  fileName: string().required(),
  state: string().oneOf(['checked', 'added', 'undone']).required().meta({ title: 'StudentUploadState' }),
  columns: array(column.required()).required(),
  missing: array(field.required()).required(),
  total: number().integer().required(),
  good: number().integer().required(),
  bad: number().integer().required(),
  /** The first hundred of them. */
  badRows: array(badRow.required()).required(),
  /** How many are participants because of it. */
  added: number().integer().required(),
}).meta({ title: 'StudentUploadDraft' })
export type StudentUploadDraft = InferType<typeof studentUploadDraft>

const longestCell = 1000
const cellText = string().max(longestCell, 'error.tooLong').nullable()

/** What cells of a row are to hold from now on; those that are left out stay as they are. */
export const studentUploadRow = object({
  firstName: cellText,
  lastName: cellText,
  email: cellText,
  phone: cellText,
  language: cellText,
  dateOfBirth: cellText,
  birthPlace: cellText,
} satisfies Record<ParticipantField, typeof cellText>).meta({ title: 'StudentUploadRow' })
export type StudentUploadRow = InferType<typeof studentUploadRow>

/** What each column is to be read as, in their order. */
export const studentUploadColumns = object({
  columns: array(
    string()
      .oneOf([...participantFields, 'none'], 'error.choice')
      .required(),
  )
    .max(200, 'error.tooMany')
    .required('error.required'),
}).meta({ title: 'StudentUploadColumns' })

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
