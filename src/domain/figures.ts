import { periodsOf } from './books.ts'
import { daysBetween, isDay, plusDays, plusMonths } from './days.ts'

/** What the rows of the first table are of. */
export const figureGroups = ['course', 'place', 'trainer'] as const
export type FigureGroup = (typeof figureGroups)[number]

/** The tables of the page, each with its file. */
export const figureTables = ['summary', 'revenue', 'groups', 'lead', 'ended', 'steps', 'funnel', 'searches'] as const
export type FigureTable = (typeof figureTables)[number]

/** Calendar days between placing a registration and the start of its session: from so many on. */
export const leadSteps = [0, 7, 14, 30, 60, 90] as const

/** How the seats of registrations ended that did not keep them. */
export const seatEnds = ['canceled', 'session', 'left', 'lapsed'] as const

/** Steps that leave no row of their own: a course page was looked at, a registration begun, and who takes part and pays was given. */
const countedSteps = ['visits', 'begun', 'details'] as const
export type CountedStep = (typeof countedSteps)[number]

/** From looking at a course to having paid. */
export const visitSteps = [...countedSteps, 'confirmed', 'paid'] as const
export type VisitStep = (typeof visitSteps)[number]

/** How many of a hundred; null of none. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100)

/** Days as YYYY-MM-DD, both within. */
export interface Days {
  from: string
  until: string
}

const longest = 366

/** A year ('2026'), quarter ('2026-Q3') or month ('2026-09'), as far as today where it runs; or any days ('2026-01-15..2026-02-20'), a year at most. Null: it names none. */
export function daysOf(period: string, today: string): Days | null {
  const [from = '', until = ''] = period.split('..')
  if (until) {
    const isRange = isDay(from) && isDay(until) && from <= until && daysBetween(from, until) < longest
    return isRange ? { from, until } : null
  }
  const [, year, part = ''] = /^(20\d{2})(-Q[1-4]|-(?:0[1-9]|1[0-2]))?$/.exec(period) ?? []
  if (!year) return null
  const quarter = /Q(\d)/.exec(part)?.[1]
  const first = quarter
    ? `${periodsOf(Number(year), 'month')[Number(quarter) * 3 - 3]}-01`
    : `${year}${part || '-01'}-01`
  const last = plusDays(plusMonths(first, quarter ? 3 : part ? 1 : 12), -1)
  return { from: first, until: first <= today && today < last ? today : last }
}

/** The same days a year before; the end of a month stays one. */
export const yearBefore = ({ from, until }: Days): Days => ({
  from: plusMonths(from, -12),
  until: plusDays(plusMonths(plusDays(until, 1), -12), -1),
})

const fewDays = 62

/** Over time a few weeks are shown by the week, more by the month. */
export const isByWeek = ({ from, until }: Days): boolean => daysBetween(from, until) < fewDays

/** The first day of each week or month of a period, as it is shown over time. */
export function partsOf(days: Days): string[] {
  const first = isByWeek(days) ? days.from : `${days.from.slice(0, 7)}-01`
  const parts: string[] = []
  for (let at = first; at <= days.until; at = isByWeek(days) ? plusDays(at, 7) : plusMonths(at, 1)) parts.push(at)
  return parts
}

/** The seats taken of those there were, in percent; null without any. */
export const occupancyOf = ({ seats, capacity }: { seats: number; capacity: number }): number | null =>
  percentOf(seats, capacity)
