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
