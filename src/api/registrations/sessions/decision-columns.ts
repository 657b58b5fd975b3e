import { brusselsDay } from '../../../domain/days.ts'
import { usualDecisionDay } from '../../../domain/session-decisions.ts'
import { invalid } from '../../platform/index.ts'

interface Wanted {
  minimum?: number | null
  decisionOn?: string | null
}

/** A session's minimum and its day of decision, the usual one unless another is given; both or none. 400 unless before the start. */
export function decisionColumns({ minimum, decisionOn }: Wanted, start: Date) {
  if (!minimum) return { minimum: null, decisionOn: null }
  if (decisionOn && decisionOn >= brusselsDay(start)) throw invalid('decisionOn', 'error.decisionLate')
  return { minimum, decisionOn: decisionOn ?? usualDecisionDay(start) }
}
