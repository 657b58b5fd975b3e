import { boolean, number, object, string } from 'yup'
import { optional, paragraphs } from './rules.ts'

const id = string().uuid('error.id').required('error.required')
/** As people type them: '14,5'. */
const points = number()
  .transform((value, typed) => (typeof typed === 'string' && typed ? Number(typed.trim().replace(',', '.')) : value))
  .typeError('error.number')
  .min(0, 'error.number')
  .max(100_000, 'error.number')

/** What came of an examination, scores in points; `student` and `session` are ids. */
export const result = object({
  _id: id,
  student: id,
  session: id,
  score: number().required(),
  maximum: number().required(),
  passed: boolean().required(),
  remark: string().defined().nullable(),
  createdAt: string().required(),
}).meta({ title: 'Result' })

/** `passed` left out: half of the points is enough. */
export const newResult = object({
  student: id,
  session: id,
  score: points.required('error.required'),
  maximum: points.moreThan(0, 'error.number').required('error.required'),
  passed: boolean(),
  remark: optional(paragraphs(1000)),
}).meta({ title: 'NewResult' })

export const resultChanges = newResult.omit(['student', 'session']).partial().meta({ title: 'ResultChanges' })
