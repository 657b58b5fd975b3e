import { brusselsDay, plusDays, plusMonths } from './days.ts'
import { type BilledAddress, isFlemish } from './subsidy.ts'

/** Flemish training leave ('Vlaams opleidingsverlof') as it is from a day on; all days are calendar days. */
interface TrainingLeaveRule {
  validFrom: string
  /** Contact hours that a course comes to, or several of one provider together. */
  minimumHours: number
  /** Of leave in a school year, for what an employee who works full time chooses to follow. */
  yearlyHours: number
  /** After the registration: the provider hands out the attest of registration. */
  daysToAttest: number
  /** After the registration: the employee hands it to the employer. */
  daysToRequest: number
  /** After the start: the employer asks for its money back. */
  monthsToClaim: number
}

// Sources, none of them newer than 2025: vlaanderen.be, 'Administratieve verplichtingen van de
// opleidingsverstrekker' (8 days, and what the attest says), 'Aanvraag Vlaams opleidingsverlof en terugbetaling voor
// werkgever' (15 days after the registration, 31 October for what is taught by the school year, which no session here
// is; 3 months), 'Welke opleidingen geven recht' (the number in the database); onderwijs.vlaanderen.be (32 and 125
// hours); prato.be, 11 September 2023 (courses may be added up). The least one must work is no row here: half time
// until 2025, 80 % and 28 hours in 2025-2026 alone (refli.be, 2025005167), and nothing found of later: texts say to ask.
/** Oldest first; a new rule is a new row. */
const trainingLeaveRules: readonly TrainingLeaveRule[] = [
  {
    validFrom: '2019-09-01',
    minimumHours: 32,
    yearlyHours: 125,
    daysToAttest: 8,
    daysToRequest: 15,
    monthsToClaim: 3,
  },
]

/** The rule in force on a calendar day (YYYY-MM-DD); null before the first. */
export const trainingLeaveRuleOn = (day: string): TrainingLeaveRule | null =>
  trainingLeaveRules.findLast(({ validFrom }) => validFrom <= day) ?? null

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
