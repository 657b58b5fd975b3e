import { brusselsDay, plusDays } from './days.ts'
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
  invoice: { vat?: string | null; zip: string }
}

/** Zip codes of the Flemish Region, for which the kmo-portefeuille is: 1500 to 3999, and from 8000 on. */
const isFlemish = (zip: string) => /^(?:1[5-9]|[2389]\d)\d\d$/.test(zip.trim())

/** What an enterprise in Flanders has to keep to; null for whom or what the kmo-portefeuille is not. */
export function subsidyDeadlines({ course, start, net, invoice }: Registered): SubsidyDeadlines | null {
  const day = brusselsDay(new Date(start))
  const rule = ruleOn(day)
  if (!rule || !isEligible(course) || net < rule.minimum || !invoice.vat || !isFlemish(invoice.zip)) return null
  const apply = plusDays(day, rule.daysToApply)
  return { apply, pay: plusDays(apply, rule.daysToPay) }
}
