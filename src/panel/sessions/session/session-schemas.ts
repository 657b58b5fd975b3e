import { string } from 'yup'
import { newResult } from '../../../../schemas/result.ts'
import { attendanceMarks } from '../../../../schemas/session-desk.ts'
import { dayAndHours, newSession } from '../../../../schemas/session-editing.ts'

const id = string().uuid('error.id')

/** One tap: whether one participant was there. */
export const tapSchema = attendanceMarks.pick(['day', 'present']).shape({ student: id.required('error.required') })

/** Everybody of whom nothing is written down yet. */
export const allPresentSchema = attendanceMarks.pick(['day'])

/** A result, as points are typed; `result` is the one that is mended, if any. */
export const resultSchema = newResult.omit(['session', 'passed'])
export const mendedResultSchema = newResult
  .omit(['session', 'student'])
  .shape({ result: id.required('error.required') })

/** What staff change of a session; `offsets` are the days between its first part and each of its parts. */
export const sessionChangeSchema = newSession
  .pick(['location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn'])
  .shape({
    ...dayAndHours,
    offsets: string()
      .matches(/^\d{1,3}(?:,\d{1,3}){0,99}$/, 'error.form')
      .required('error.required'),
  })
