import { array, type InferType, number, object, string } from 'yup'
import { wholeNumber } from './rules.ts'

const id = string().uuid('error.id')

const instant = string()
  .trim()
  .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/, 'error.date')
  .test('instant', 'error.date', (value) => !value || !Number.isNaN(Date.parse(value)))
  .required('error.required')

const part = object({ start: instant, end: instant })
  .test('forward', 'error.schedule', (value) => Date.parse(value.end) > Date.parse(value.start))
  .meta({ title: 'ScheduleDay' })

const inOrder = (parts: { start: string; end: string }[]) =>
  parts.every(({ start }, index) => index === 0 || Date.parse(start) >= Date.parse(parts[index - 1]?.end ?? ''))

/** The parts of a session, earliest first, none over another. */
const schedule = array(part.required('error.required'))
  .min(1, 'error.required')
  .max(100, 'error.tooMany')
  .test('order', 'error.schedule', (parts) => !parts || inOrder(parts))

/** `schedule` says when it begins and ends; `duration` in hours is what that makes together, when left out. */
export const newSession = object({
  course: id.required('error.required'),
  schedule: schedule.required('error.required'),
  duration: number().typeError('error.number').moreThan(0, 'error.number').max(10_000, 'error.number'),
  location: id.required('error.required'),
  language: id.required('error.required'),
  trainer: id.nullable(),
  capacity: wholeNumber(1, 10_000).required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewSession' })
export type NewSession = InferType<typeof newSession>

/** A session stays with its course. */
export const sessionChanges = newSession.omit(['course']).partial().noUnknown().meta({ title: 'SessionChanges' })
export type SessionChanges = InferType<typeof sessionChanges>
