import { array, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { wholeNumber } from './rules.ts'

const id = string().uuid('error.id')

const instant = string()
  .trim()
  .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/, 'error.date')
  .test('instant', 'error.date', (value) => !value || (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))))
  .required('error.required')

const part = object({ start: instant, end: instant })
  .test('forward', 'error.schedule', (value) => !value || Date.parse(value.end) > Date.parse(value.start))
  .meta({ title: 'ScheduleDay' })

/** What is no part is told of already. */
const inOrder = (parts: ({ start: string; end: string } | null)[]) =>
  parts.every((part, index) => {
    const before = parts[index - 1]
    return !part || !before || Date.parse(part.start) >= Date.parse(before.end)
  })

/** The parts of a session, earliest first, none over another. */
const schedule = array(part.required('error.required'))
  .min(1, 'error.required')
  .max(100, 'error.tooMany')
  .test('order', 'error.schedule', (parts) => !parts || inOrder(parts))

/**
 * `schedule` says when it begins and ends; `duration` in hours is what that makes together, when left out. `minimum` is how
 * many it takes to run, decided by the day `decisionOn`, two weeks before the start when left out.
 */
export const newSession = object({
  course: id.required('error.required'),
  schedule: schedule.required('error.required'),
  duration: number().typeError('error.number').moreThan(0, 'error.number').max(10_000, 'error.number'),
  location: id.required('error.required'),
  language: id.required('error.required'),
  trainer: id.nullable(),
  capacity: wholeNumber(1, 10_000).required('error.required'),
  minimum: wholeNumber(1, 10_000).nullable(),
  decisionOn: string()
    .nullable()
    .test('day', 'error.date', (value) => !value || isDay(value)),
})
  .noUnknown()
  .meta({ title: 'NewSession' })
export type NewSession = InferType<typeof newSession>

/** A session stays with its course. */
export const sessionChanges = newSession.omit(['course']).partial().noUnknown().meta({ title: 'SessionChanges' })
export type SessionChanges = InferType<typeof sessionChanges>
