import { brusselsDay, brusselsInstant, plusDays } from './days.ts'
import { workingDaysBefore } from './public-holidays.ts'

/** What participants are mailed before a session: where to come and what to bring; and the link of one that is online. */
export const practicalKinds = ['practical', 'link'] as const
export type PracticalKind = (typeof practicalKinds)[number]

/** Working days before the first day of a session, and the time in Brussels, at which they go. */
const daysAhead = { practical: 5, link: 1 } as const
const sentAt = '09:00'

/** The day on which a mail about a session goes that begins on that day. */
export const practicalDay = (kind: PracticalKind, firstDay: string): string =>
  workingDaysBefore(firstDay, daysAhead[kind])

/** When it goes. */
export const practicalMoment = (kind: PracticalKind, start: Date): Date =>
  brusselsInstant(practicalDay(kind, brusselsDay(start)), sentAt)

/** From when on mails of a kind are not due yet: sessions that start before it had theirs, or get them now. */
export function notDueFrom(kind: PracticalKind, now: Date): Date {
  let day = brusselsDay(now)
  while (brusselsInstant(practicalDay(kind, day), sentAt) <= now) day = plusDays(day, 1)
  return brusselsInstant(day, '00:00')
}

/** Working days within which somebody is to say what is missing still. */
const daysToComplete = 2

/** The last first day of sessions whose mail of that kind goes within two working days, or went. */
export function lastToComplete(kind: PracticalKind, now: Date): string {
  const today = brusselsDay(now)
  let day = today
  while (workingDaysBefore(practicalDay(kind, plusDays(day, 1)), daysToComplete) <= today) day = plusDays(day, 1)
  return day
}

/** What a session must know before its mails: a room, or a link where it is online. */
export const practicalGaps = ['room', 'link'] as const
export type PracticalGap = (typeof practicalGaps)[number]

/** What mails tell the change of, beside days and place. */
export const practicalFields = ['room', 'onlineLink', 'bring', 'contact'] as const
export type PracticalField = (typeof practicalFields)[number]
