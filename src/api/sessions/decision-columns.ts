import { brusselsDay, plusDays } from '../../domain/days.ts'
import { daysToDecide } from '../../domain/session-decisions.ts'

interface Wanted {
  minimum?: number | null
  decisionOn?: string | null
}

/** A session's minimum and its day of decision: two weeks before the start unless another is given; both or none. */
export const decisionColumns = ({ minimum, decisionOn }: Wanted, start: Date) =>
  minimum
    ? { minimum, decisionOn: decisionOn ?? plusDays(brusselsDay(start), -daysToDecide) }
    : { minimum: null, decisionOn: null }
