import { brusselsDay, plusDays, plusMonths } from './days.ts'
import { type BilledAddress, isFlemish } from './flanders.ts'
import { trainingLeaveRuleOn } from './training-leave-rules.ts'

/** By which calendar days (YYYY-MM-DD) whom acts so that an employee gets Flemish training leave. */
export interface TrainingLeaveDeadlines {
  /** The provider hands out the attest of registration, the employee gives it to the employer, who claims the money back. */
  attest: string
  request: string
  claim: string
  /** Contact hours below which a course does not count alone. */
  minimumHours: number
  /** It is where one works that counts; what is nearest to it and known is where the bill goes. */
  isInFlanders: boolean
}

interface Registered {
  /** Null: the course is not in the Flemish training database, and gives no right to leave. */
  course: { trainingDatabaseNumber?: string | null }
  /** The first instant of the session. */
  start: string
  /** The instant of the registration. */
  registeredAt: string
  /** Who is billed. */
  invoice: BilledAddress
}

/** What whoever takes training leave for a course has to keep to; null for a course that it is not for. */
export function trainingLeaveDeadlines(registered: Registered): TrainingLeaveDeadlines | null {
  const day = brusselsDay(new Date(registered.start))
  const rule = trainingLeaveRuleOn(day)
  if (!rule || !registered.course.trainingDatabaseNumber) return null
  const from = brusselsDay(new Date(registered.registeredAt))
  return {
    attest: plusDays(from, rule.daysToAttest),
    request: plusDays(from, rule.daysToRequest),
    claim: plusMonths(day, rule.monthsToClaim),
    minimumHours: rule.minimumHours,
    isInFlanders: isFlemish(registered.invoice),
  }
}
