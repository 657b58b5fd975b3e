import { object, string } from 'yup'
import { newResult } from '../../../../schemas/result.ts'
import { attendanceMarks } from '../../../../schemas/session-desk.ts'
import { dayAndHours, newSession, sessionChanges } from '../../../../schemas/session-editing.ts'
import { hours } from '../contact-hours.ts'
import { filledIn, overlapping, type PartName, partNames } from './session-parts.ts'

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

const { firstDay: day, from, until } = dayAndHours
/** A row that was left empty is none. */
const part = object({ day, from, until }).optional().default(undefined)

/** What staff change of a session; `parts` are as `session-parts.ts` has them. */
export const sessionChangeSchema = newSession
  .pick(['location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn', 'isClashAccepted'])
  .concat(sessionChanges.pick(['updatedAt']))
  .shape({
    duration: hours,
    mails: string().oneOf(['send', 'none', 'ask']).required('error.required'),
    parts: object(Object.fromEntries(partNames.map((name) => [name, part])) as Record<PartName, typeof part>)
      .test('some', 'error.required', (parts, { createError }) => {
        return filledIn(parts).length > 0 || createError({ path: `parts.${partNames[0]}.day` })
      })
      .test('order', 'error.schedule', (parts, { createError }) => {
        const over = overlapping(parts)
        return over === undefined || createError({ path: `parts.${over}.from` })
      }),
  })
