import { array, object, string } from 'yup'
import { plannedSession } from './course.ts'
import { deadlines } from './deadlines.ts'
import { localeCode } from './rules.ts'

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
