import { array, boolean, type InferType, number, object, string } from 'yup'
import { isDay } from '../src/domain/days.ts'
import { localizedText } from './localized.ts'
import { registeredSession } from './registration.ts'
import { newResult } from './result.ts'
import { readAt, wholeNumber } from './rules.ts'
import { halfDay } from './session-desk.ts'

const id = string().uuid().required()

/** What stands of half a day, the first that was noted first; `by` is empty where the trainer noted it. */
const standingMark = object({
  _id: id,
  day: string().required(),
  half: halfDay.required(),
  present: boolean().required(),
  madeAt: string().required(),
  by: string().defined().nullable(),
}).meta({ title: 'StandingMark' })

const notedDay = object({
  day: string().required(),
  present: boolean().required(),
  morning: boolean().defined().nullable(),
  afternoon: boolean().defined().nullable(),
}).meta({ title: 'NotedDay' })

const notedResult = object({
  score: number().required(),
  maximum: number().required(),
  passed: boolean().required(),
}).meta({ title: 'NotedResult' })

/**
 * Who takes part, as far as it takes to teach them; `organisation` is null for who registered as a private person. `marks`
 * are those that no other took the place of: several of one half that differ are for somebody to decide.
 */
const taughtParticipant = object({
  _id: id,
  firstName: string().required(),
  lastName: string().required(),
  organisation: string().defined().nullable(),
  days: array(notedDay.required()).required(),
  marks: array(standingMark.required()).required(),
  result: notedResult.defined().nullable(),
}).meta({ title: 'TaughtParticipant' })

const lessonHalf = object({ day: string().required(), half: halfDay.required() }).meta({ title: 'LessonHalf' })

/**
 * A session as the link of its trainer opens it, until `endsAt`; `trainer` is their name, `isOfAccount` says that they are
 * signed in at the control panel, which is at `panelUrl` where that is no part of the site, and `markedAt` when somebody noted something last, null where nobody did.
 */
export const trainerSession = object({
  _id: id,
  trainer: string().required(),
  isOfAccount: boolean().required(),
  panelUrl: string().nullable().defined(),
  markedAt: string().defined().nullable(),
  endsAt: string().required(),
  session: registeredSession.required(),
  room: string().defined().nullable(),
  onlineLink: string().defined().nullable(),
  contact: string().defined().nullable(),
  bring: localizedText.defined().nullable(),
  directions: localizedText.defined().nullable(),
  parking: localizedText.defined().nullable(),
  halves: array(lessonHalf.required()).required(),
  participants: array(taughtParticipant.required()).required(),
}).meta({ title: 'TrainerSession' })

const given = string().uuid('error.id').required('error.required')

/**
 * Whether somebody was there in half a day. `_id` is made where it is noted, so that it counts once however often it is sent;
 * `seen` are the marks that stood there for whoever noted it, whose place it takes, and no others'. Nothing goes by `madeAt`.
 */
const newMark = object({
  _id: given,
  student: given,
  day: string()
    .required('error.required')
    .test('day', 'error.date', (value) => isDay(value)),
  half: halfDay.required('error.required'),
  present: boolean().required('error.required'),
  seen: array(given).max(100, 'error.tooMany').required('error.required'),
  madeAt: readAt.required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewMark' })

export const newMarks = object({
  marks: array(newMark.required()).max(1000, 'error.tooMany').required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewMarks' })
export type NewMarks = InferType<typeof newMarks>

/** The session after they were taken; `refused` are those that could not be: who is no longer in it, or no day of it. */
export const takenMarks = object({
  session: trainerSession.required(),
  refused: array(id).required(),
}).meta({ title: 'TakenMarks' })

/** What a participant got, in points: half of them is a pass. */
export const taughtResult = newResult.pick(['student', 'score', 'maximum']).noUnknown().meta({ title: 'TaughtResult' })
export type TaughtResult = InferType<typeof taughtResult>

const count = () => wholeNumber(0).required()
const part = object({ start: string().required(), end: string().required() }).meta({ title: 'TaughtHours' })

/**
 * A session of a trainer who has an account. `hours` are those that they teach themselves; `toNote` are half days that came,
 * of which nothing is noted of `people` participants; `toGrade` how many have no result after its end.
 */
export const taughtSession = object({
  _id: string().uuid().required(),
  title: localizedText.required(),
  place: localizedText.required(),
  room: string().defined().nullable(),
  start: string().required(),
  end: string().required(),
  hours: array(part.required()).required(),
  participants: count(),
  toNote: array(
    object({ day: string().required(), half: halfDay.required(), people: count() })
      .required()
      .meta({ title: 'HalfToNote' }),
  ).required(),
  toGrade: count(),
}).meta({ title: 'TaughtSession' })

/** The address below the site’s, without its language, at which the session opens. */
export const openedSession = object({ path: string().required() }).meta({ title: 'OpenedSession' })
