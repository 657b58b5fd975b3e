import { partOfDay } from './bookings.ts'
import { brusselsDay, plusDays } from './days.ts'
import { isPublicHoliday, workingDayFrom } from './public-holidays.ts'
import { type SubsidyDeadlines, subsidyDeadlines } from './subsidy.ts'
import { type TrainingLeaveDeadlines, trainingLeaveDeadlines } from './training-leave.ts'

/** How a session stands for whoever plans it. */
export const sessionStates = ['canceled', 'belowMinimum', 'full', 'confirmed', 'open'] as const
export type SessionState = (typeof sessionStates)[number]

interface Filled {
  /** One of `sessionDecisions`, or none where it runs whoever comes. */
  decision: string | null | undefined
  registrationCount: number
  capacity: number
  minimum: number | null | undefined
}

/** What matters most of it: that it does not run, that too few come, that no seat is left. */
export function sessionStateOf({ decision, registrationCount, capacity, minimum }: Filled): SessionState {
  if (decision === 'canceled') return 'canceled'
  if (registrationCount >= capacity) return 'full'
  if (decision === 'confirmed') return 'confirmed'
  return registrationCount < (minimum ?? 0) ? 'belowMinimum' : 'open'
}

/** Whether a session takes place: not known yet, staff are to decide, for sure, or not. */
export const sessionDecisions = ['pending', 'undecided', 'confirmed', 'canceled'] as const
export type SessionDecision = (typeof sessionDecisions)[number]

/** Calendar days before its start on which it is decided whether a session runs, unless staff set another day. */
export const daysToDecide = 14

/** The day of decision of a session for which nobody chose another. */
export const usualDecisionDay = (start: Date): string => plusDays(brusselsDay(start), -daysToDecide)

/** Where a session meets something else, and what that is: a quotation is one that a customer may still approve. */
export const clashPlaces = ['trainer', 'room'] as const
export type ClashPlace = (typeof clashPlaces)[number]
export const clashKinds = ['session', 'booking', 'quotation', 'ownUse', 'absence'] as const
export type ClashKind = (typeof clashKinds)[number]

/** What became of the choice of somebody whose session was canceled: open, another date, or out of it with the money back. */
export const sessionChoiceStatuses = ['open', 'moved', 'left'] as const
export type SessionChoiceStatus = (typeof sessionChoiceStatuses)[number]

const daysToChoose = 7

/** Until when one may choose: a week, and not beyond the start of the session where seats are kept; at once where there is none. */
export const choiceEnds = (now: Date, otherStart: Date | null): Date =>
  otherStart ? new Date(Math.min(now.getTime() + daysToChoose * 24 * 60 * 60 * 1000, otherStart.getTime())) : now

export interface Series {
  /** YYYY-MM-DD, of the first session. */
  firstDay: string
  everyWeeks: number
  /** How many sessions. */
  times: number
  /** How many days each of them takes. */
  days: number
  /** 'HH:MM' in Brussels. */
  from: string
  until: string
  /** First days that are left out, with commas between them. */
  skip?: string | null
  /** First days that move to another, 'DAY:OTHER', likewise. */
  moved?: string | null
}

/** The days that are left out, and those that move with where to. */
export function exceptionsOf({ skip, moved }: Pick<Series, 'skip' | 'moved'>) {
  const pairs = (moved ?? '').split(',').filter(Boolean)
  return {
    skip: new Set((skip ?? '').split(',').filter(Boolean)),
    moved: new Map(pairs.map((pair): [string, string] => [pair.slice(0, 10), pair.slice(11)])),
  }
}

interface PlannedSession {
  /** Its first day by the rhythm of the series. */
  first: string
  days: string[]
  schedule: { start: string; end: string }[]
}

const week = 7

/** The days of a session: its first, and the working days that follow. */
function daysOfSession(first: string, days: number): string[] {
  const found = [first]
  while (found.length < days) found.push(workingDayFrom(plusDays(found.at(-1) ?? first, 1)))
  return found
}

/**
 * The same session every so many weeks. One that would begin on a public holiday is left out, and comes at the end; one
 * that who plans it leaves out does not come at all.
 */
export function planSeries({ firstDay, everyWeeks, times, days, from, until, ...exceptions }: Series) {
  const { skip, moved } = exceptionsOf(exceptions)
  const sessions: PlannedSession[] = []
  const [skipped, leftOut]: [string[], string[]] = [[], []]
  for (let first = firstDay; sessions.length + leftOut.length < times; first = plusDays(first, everyWeeks * week)) {
    if (isPublicHoliday(first)) skipped.push(first)
    else if (skip.has(first)) leftOut.push(first)
    else {
      const own = daysOfSession(moved.get(first) ?? first, days)
      sessions.push({ first, days: own, schedule: own.map((one) => partOfDay(one, { from, until })) })
    }
  }
  return { sessions, skipped, leftOut }
}

/** Whether no two sessions of a series are on one day. */
export function isApart(series: Series): boolean {
  const days = planSeries(series).sessions.flatMap((session) => session.days)
  return new Set(days).size === days.length
}

/** By when to act, for who uses the kmo-portefeuille or Flemish training leave; null for whom or what they are not. */
export interface Deadlines {
  subsidy: SubsidyDeadlines | null
  trainingLeave: TrainingLeaveDeadlines | null
}

type Registered = Parameters<typeof subsidyDeadlines>[0] & Parameters<typeof trainingLeaveDeadlines>[0]

export const deadlinesOf = (registered: Registered): Deadlines => ({
  subsidy: subsidyDeadlines(registered),
  trainingLeave: trainingLeaveDeadlines(registered),
})
