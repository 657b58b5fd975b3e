import { brusselsDay, plusDays } from './days.ts'
import { type BilledAddress, isFlemish } from './flanders.ts'
import { isEligible } from './subsidy.ts'
import { ruleOn } from './subsidy-rules.ts'

/** By which calendar days (YYYY-MM-DD) an enterprise asks for the kmo-portefeuille and, having asked on the last, pays its share. */
export interface SubsidyDeadlines {
  apply: string
  pay: string
}

interface Registered {
  course: { subsidised: boolean; category: { key: string } }
  /** The first instant of the session. */
  start: string
  /** Cents without VAT. */
  net: number
  /** Who is billed. */
  invoice: BilledAddress & { vat?: string | null }
}

/** What an enterprise in Flanders has to keep to; null for whom or what the kmo-portefeuille is not. */
export function subsidyDeadlines({ course, start, net, invoice }: Registered): SubsidyDeadlines | null {
  const day = brusselsDay(new Date(start))
  const rule = ruleOn(day)
  if (!rule || !isEligible(course) || net < rule.minimum || !invoice.vat || !isFlemish(invoice)) return null
  const apply = plusDays(day, rule.daysToApply)
  return { apply, pay: plusDays(apply, rule.daysToPay) }
}
