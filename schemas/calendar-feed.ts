import { array, object, string } from 'yup'
import { plannedSession } from './course.ts'
import { localeCode } from './rules.ts'

/** The address under which a calendar can be followed, and the secret in it; null while there is none. */
export const calendarFeed = object({
  token: string().defined().nullable(),
  address: string().defined().nullable(),
}).meta({ title: 'CalendarFeed' })

/** By when the kmo-portefeuille is asked for, and one's own share paid: calendar days. */
const subsidyDeadlines = object({ apply: string().required(), pay: string().required() }).meta({
  title: 'SubsidyDeadlines',
})

/** What stands in somebody's calendar, and the language it is written in. */
export const followedCalendar = object({
  locale: localeCode.required(),
  items: array(
    object({
      session: plannedSession.required(),
      participants: array(string().required()).required(),
      subsidy: subsidyDeadlines.defined().nullable(),
    })
      .meta({ title: 'FollowedSession' })
      .required(),
  ).required(),
}).meta({ title: 'FollowedCalendar' })
