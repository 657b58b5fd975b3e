import { brusselsInstant, plusDays } from '../domain/days.ts'
import { daysToDecide } from '../domain/session-decisions.ts'

interface Edition {
  /** Its first day. */
  first: string
  taken: number
  capacity: number
  /** Among all editions. */
  place: number
}

const nothing = { minimum: null, decisionOn: null, confirmedAt: null }

/**
 * Whether an edition runs. A third of its seats make it; of those that have fewer, every fourth with its decision ahead
 * waits for more, and the others are said to need no more than they have, so that staff are seldom asked in a year.
 */
export function runOf({ first, taken, capacity, place }: Edition, today: string) {
  const wanted = Math.ceil(capacity / 3)
  const decisionOn = plusDays(first, -daysToDecide)
  const isOpen = taken < wanted && decisionOn > today && place % 4 === 0
  if (isOpen) return { minimum: wanted, decisionOn, confirmedAt: null }
  if (taken === 0) return nothing
  const confirmedOn = decisionOn < today ? decisionOn : plusDays(today, -1)
  return { minimum: Math.min(wanted, taken), decisionOn, confirmedAt: brusselsInstant(confirmedOn, '09:00') }
}
