import { array, boolean, type InferType, number, object, string } from 'yup'
import { waitingListStatuses } from '../src/domain/registrations.ts'
import { sessionChoiceStatuses } from '../src/domain/sessions.ts'
import { plannedSession, session } from './course.ts'
import { deadlines } from './localized.ts'
import { registeredSession } from './registration.ts'
import { localeCode } from './rules.ts'

const id = string().uuid('error.id').required('error.required')

/** Who wants seats in a full session, one or a group as a whole. */
export const newWaitingListEntry = object({
  session: id,
  students: array(id).min(1, 'error.participants').max(100, 'error.tooMany').required('error.participants'),
}).meta({ title: 'NewWaitingListEntry' })
export type NewWaitingListEntry = InferType<typeof newWaitingListEntry>

/**
 * An entry in a session's waiting list: `place` while it waits, from 1; `offeredUntil` while seats are kept for it;
 * `registration` is what an accepted offer became.
 */
export const waitingListEntry = object({
  _id: id,
  session: registeredSession.required(),
  students: array(
    object({ _id: id, firstName: string().required(), lastName: string().required() })
      .meta({ title: 'WaitingStudent' })
      .required(),
  ).required(),
  seats: number().integer().required(),
  status: string().oneOf(waitingListStatuses).required().meta({ title: 'WaitingListStatus' }),
  place: number().integer().defined().nullable(),
  offeredUntil: string().defined().nullable(),
  registration: string().uuid().defined().nullable(),
  organisation: string().uuid().defined().nullable(),
  user: id,
  createdAt: string().required(),
}).meta({ title: 'WaitingListEntry' })

/** Whether the mail went; not to who had one about it that day. */
export const choiceReminder = object({ isReminded: boolean().required() }).meta({ title: 'ChoiceReminder' })

/**
 * What may be chosen after a session was canceled: seats are kept in `offered`, the id of one of `sessions`, until `until`;
 * `refund` is what comes back instead, in cents including VAT. `session` is where the registration is now.
 */
export const sessionChoice = object({
  status: string().oneOf(sessionChoiceStatuses).required().meta({ title: 'SessionChoiceStatus' }),
  isOpen: boolean().required(),
  until: string().required(),
  session: registeredSession.required(),
  seats: number().integer().required(),
  refund: number().integer().required(),
  offered: string().uuid().defined().nullable(),
  sessions: array(session.required()).required(),
}).meta({ title: 'SessionChoice' })

/** Another date, or without one the money back. */
export const newSessionChoice = object({ session: string().uuid('error.id').nullable() }).meta({
  title: 'NewSessionChoice',
})

/** The address under which a calendar can be followed, and the secret in it; null while there is none. */
export const calendarFeed = object({
  token: string().defined().nullable(),
  address: string().defined().nullable(),
}).meta({ title: 'CalendarFeed' })

/** What stands in somebody's calendar, and the language it is written in. */
export const followedCalendar = object({
  locale: localeCode.required(),
  items: array(
    object({
      session: plannedSession.required(),
      participants: array(string().required()).required(),
      deadlines: deadlines.required(),
    })
      .meta({ title: 'FollowedSession' })
      .required(),
  ).required(),
}).meta({ title: 'FollowedCalendar' })
