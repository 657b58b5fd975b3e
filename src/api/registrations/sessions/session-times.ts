import type { NewSession } from '../../../../schemas/session-editing.ts'

const hour = 60 * 60 * 1000

/** What follows from a schedule: instants in UTC, when the session begins and ends, and its hours when none are given. */
export function sessionTimes(given: NewSession['schedule'], duration: number | undefined) {
  const parts = given.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }))
  const [startDate, endDate] = [parts[0]?.start, parts.at(-1)?.end]
  if (!startDate || !endDate) throw new Error('a schedule has at least one part')
  return {
    startDate,
    endDate,
    schedule: parts.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() })),
    duration: duration ?? parts.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / hour, 0),
  }
}
