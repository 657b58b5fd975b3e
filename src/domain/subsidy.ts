import { brusselsDay, plusDays } from './days.ts'
import { type EnterpriseSize, ruleOn, type SubsidyTheme } from './subsidy-rules.ts'

/**
 * One application to the kmo-portefeuille, with which the Flemish government pays a share of what small and medium-sized
 * enterprises established in Flanders spend on training. Amounts in cents.
 */
interface Application {
  /** Without VAT, of all participants together. */
  price: number
  theme: SubsidyTheme
  size: EnterpriseSize
  /** What the enterprise was already granted in the year of the application. */
  used?: number
  /** The day of the application, YYYY-MM-DD. */
  day: string
}

/** The aid, rounded down: never more than what is granted. It is of the amount without VAT. */
export function subsidyFor({ price, theme, size, used = 0, day }: Application): number {
  const rule = ruleOn(day)
  if (!rule || price < rule.minimum) return 0
  const left = Math.max(0, rule.yearlyMaximum - Math.max(0, used))
  return Math.min(Math.floor((price * rule.percent[theme][size]) / 100), left)
}

/** The category that the specification has for courses which the kmo-portefeuille does not know. */
const notEligible = 'not-eligible'

/** Whether the kmo-portefeuille pays a share of a course at all, whatever it costs. */
export const isEligible = (course: { subsidised: boolean; category: { key: string } }): boolean =>
  course.subsidised && course.category.key !== notEligible

/** The last calendar day on which support for what starts then can be applied for; null where no rule is in force. */
export function lastDayToApply(start: Date): string | null {
  const day = brusselsDay(start)
  const rule = ruleOn(day)
  return rule && plusDays(day, rule.daysToApply)
}
