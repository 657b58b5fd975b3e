import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { clashKinds, clashPlaces, isApart } from '../src/domain/sessions.ts'
import { localizedParagraphs, localizedText } from './localized.ts'
import { seenClashes } from './room-use.ts'
import { clock, isWebAddress, line, optional, readAt, wholeNumber } from './rules.ts'

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

/** What participants are told before they come: `onlineLink` of what is online, `bring` where the course says something else. */
const practicalInput = {
  room: optional(line()),
  onlineLink: optional(
    line(2000).test('link', 'error.secureLink', (value) => !value || (/^https:/i.test(value) && isWebAddress(value))),
  ),
  bring: localizedParagraphs(1000).nullable(),
  contact: optional(line()),
}

/**
 * `schedule` says when it begins and ends; `duration` in hours is what that makes together, when left out. `minimum` is how
 * many it takes to run, decided by the day `decisionOn`, two weeks before the start when left out. `roomType` is one of the
 * house's rooms, which it has at all of its hours; its name stands for `room` where that says nothing. A trainer or a room
 * that is taken at that time is refused (409) unless `isClashAccepted`: of `seenClashes`, those alone.
 */
export const newSession = object({
  course: id.required('error.required'),
  schedule: schedule.required('error.required'),
  duration: number().typeError('error.number').moreThan(0, 'error.number').max(10_000, 'error.number'),
  location: id.required('error.required'),
  language: id.required('error.required'),
  trainer: id.nullable(),
  moreTrainers: array(
    object({ trainer: id.required('error.required'), start: instant, end: instant })
      .test('forward', 'error.schedule', (value) => !value || Date.parse(value.end) > Date.parse(value.start))
      .meta({ title: 'TrainerHours' })
      .required('error.required'),
  ).max(100, 'error.tooMany'),
  capacity: wholeNumber(1, 10_000).required('error.required'),
  minimum: wholeNumber(1, 10_000).nullable(),
  decisionOn: string()
    .nullable()
    .test('day', 'error.date', (value) => !value || isDay(value)),
  roomType: id.nullable(),
  isClashAccepted: boolean(),
  seenClashes,
  ...practicalInput,
})
  .noUnknown()
  .meta({ title: 'NewSession' })
export type NewSession = InferType<typeof newSession>

/**
 * A session stays with its course, and keeps its hours unless `duration` says others. `updatedAt` is that of the session as
 * it was read: given along, what was changed since is not overwritten (409). Another time or place is told by mail (`send`,
 * when `mails` is left out), or not (`none`); `ask` changes nothing where mails would go out, and says which (409).
 */
export const sessionChanges = newSession
  .omit(['course'])
  .partial()
  .shape({ updatedAt: readAt, mails: string().oneOf(['send', 'none', 'ask'], 'error.choice') })
  .noUnknown()
  .meta({ title: 'SessionChanges' })
export type SessionChanges = InferType<typeof sessionChanges>

/** A session takes days and a series years: from then on, the last of them could be no day of four digits of year. */
const beyondPlans = '9900-01-01'

/** Day and hours of a session as people write them, in Brussels. */
export const dayAndHours = {
  firstDay: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value) && value < beyondPlans),
  from: clock.required('error.required'),
  until: clock
    .required('error.required')
    .test('forward', 'error.schedule', (value, { parent }) => !parent.from || value > parent.from),
}

const rhythm = {
  ...dayAndHours,
  everyWeeks: wholeNumber(1, 52).required('error.required'),
  times: wholeNumber(1, 52).required('error.required'),
  days: wholeNumber(1, 20).required('error.required'),
}
const seriesRhythm = object(rhythm)

/** So many days, or pairs of days, with commas between them. */
const dayList = (form: RegExp) =>
  optional(
    string()
      .max(1200, 'error.tooMany')
      .test(
        'days',
        'error.date',
        (value) =>
          !value ||
          value
            .split(',')
            .every((one) => form.test(one) && one.split(':').every((day) => isDay(day) && day < beyondPlans)),
      ),
  )

/**
 * The same session every `everyWeeks` weeks, `times` of them: each takes `days` days, from `from` until `until` in Brussels,
 * the first on `firstDay`; `duration` in hours is that of each session. Of its first days those of `skip` are left out, and
 * those of `moved` are on another day: '2027-01-14:2027-01-15'.
 */
export const newSeries = newSession
  .omit(['schedule', 'decisionOn', 'moreTrainers'])
  .shape({
    ...rhythm,
    skip: dayList(/^[\d-]+$/),
    moved: dayList(/^[\d-]+:[\d-]+$/).test('apart', 'error.seriesTwice', (moved, { parent }) => {
      const { skip } = parent
      return !moved || !seriesRhythm.isValidSync(parent) || isApart({ ...seriesRhythm.cast(parent), moved, skip })
    }),
  })
  .noUnknown()
  .meta({ title: 'NewSeries' })
export type NewSeries = InferType<typeof newSeries>

/** When a series would be, who teaches it and in which room. */
export const seriesQuestion = newSeries.pick([
  ...(['firstDay', 'from', 'until', 'everyWeeks', 'times', 'days', 'skip', 'moved', 'trainer', 'roomType'] as const),
])

/** What meets the session in its room or with its trainer: `_id` is of a session, booking or own use. */
const sessionClash = object({
  _id: string().uuid().required(),
  place: string().oneOf(clashPlaces).required().meta({ title: 'ClashPlace' }),
  kind: string().oneOf(clashKinds).required().meta({ title: 'ClashKind' }),
  name: localizedText.required(),
  acceptedBy: string().defined().nullable(),
  acceptedAt: string().defined().nullable(),
}).meta({ title: 'SessionClash' })

/** What a series would clash with: `days` are the first days, by its rhythm, of the sessions that meet it. */
export const seriesClash = sessionClash
  .omit(['acceptedBy', 'acceptedAt'])
  .shape({ days: array(string().required()).required() })
  .meta({ title: 'SeriesClash' })

const plannedTrainer = object({
  _id: string().uuid().required(),
  name: string().required(),
  start: string().required(),
  end: string().required(),
}).meta({ title: 'PlannedTrainer' })

/** Which of the house's rooms a session has, the hours of its trainers where they do not teach all of it, and what it clashes with. */
export const sessionPlanning = object({
  roomType: string().uuid().defined().nullable(),
  roomName: localizedText.defined().nullable(),
  trainers: array(plannedTrainer.required()).required(),
  clashes: array(sessionClash.required()).required(),
}).meta({ title: 'SessionPlanning' })

/** The ids of what was planned, the first first. */
export const plannedSeries = object({ sessions: array(string().uuid().required()).required() }).meta({
  title: 'PlannedSeries',
})
