import { array, type InferType, object, string } from 'yup'
import { isDay, plusDays } from '../src/domain/days.ts'
import { localizedText } from './localized.ts'
import { clock, line, optional } from './rules.ts'

const id = string().uuid('error.id').required('error.required')
const day = string()
  .test('day', 'error.date', (value) => value == null || isDay(value))
  .required('error.required')

/** Days: a year, the longest that somebody is away at once. */
const longest = 366

/** Both are there, or neither. */
const together = (other: 'fromTime' | 'untilTime') =>
  optional(clock).test('together', 'error.required', (value, { parent }) => Boolean(value) || !parent[other])

/** Days on which a trainer cannot come, the first and the last included; with hours, only at these of each day. */
export const newTrainerAbsence = object({
  trainer: id,
  fromDay: day,
  untilDay: day.test('period', 'error.period', (value, { parent: { fromDay } }) => {
    if (!isDay(String(fromDay)) || !isDay(value)) return true
    return value >= fromDay && value <= plusDays(fromDay, longest)
  }),
  fromTime: together('untilTime'),
  untilTime: together('fromTime').test(
    'forward',
    'error.schedule',
    (value, { parent: { fromTime } }) => !value || !fromTime || value > fromTime,
  ),
  reason: optional(line()),
})
  .noUnknown()
  .meta({ title: 'NewTrainerAbsence' })
export type NewTrainerAbsence = InferType<typeof newTrainerAbsence>

const lesson = object({
  session: string().uuid().required(),
  start: string().required(),
  end: string().required(),
  title: localizedText.required(),
  place: localizedText.required(),
}).meta({ title: 'TrainerLesson' })

const absence = object({
  _id: string().uuid().required(),
  fromDay: string().required(),
  untilDay: string().required(),
  fromTime: string().defined().nullable(),
  untilTime: string().defined().nullable(),
  reason: string().defined().nullable(),
  by: string().defined().nullable(),
}).meta({ title: 'TrainerAbsence' })

/** What a trainer does in a period: the hours they teach, and the days or hours at which they cannot come. */
export const trainerPeriod = object({
  _id: string().uuid().required(),
  name: string().required(),
  lessons: array(lesson.required()).required(),
  absences: array(absence.required()).required(),
}).meta({ title: 'TrainerPeriod' })
