import { brusselsDay, plusDays } from './days.ts'

/** Whether a session takes place: not known yet, staff are to decide, for sure, or not. */
export const sessionDecisions = ['pending', 'undecided', 'confirmed', 'canceled'] as const
export type SessionDecision = (typeof sessionDecisions)[number]

/** Calendar days before its start on which it is decided whether a session runs, unless staff set another day. */
export const daysToDecide = 14

/** The day of decision of a session for which nobody chose another. */
export const usualDecisionDay = (start: Date): string => plusDays(brusselsDay(start), -daysToDecide)
