import { brusselsDay, plusDays } from './days.ts'
import type { InvoiceShare } from './money.ts'

/** What a course is about for the kmo-portefeuille; 'training' is everything without a higher share of its own. */
export const subsidyThemes = ['training', 'cybersecurity', 'energy'] as const
export type SubsidyTheme = (typeof subsidyThemes)[number]

/** In the European Union's definition: below 50 and below 250 people. */
export const enterpriseSizes = ['small', 'medium'] as const
export type EnterpriseSize = (typeof enterpriseSizes)[number]

/** The kmo-portefeuille as it is from a day on, for training; amounts in cents. */
interface SubsidyRule {
  validFrom: string
  percent: Record<SubsidyTheme, Record<EnterpriseSize, number>>
  /** What an application has to come to, without VAT. */
  minimum: number
  /** Of the aid, for an enterprise in a calendar year. */
  yearlyMaximum: number
  /** Days after the start of the training in which one may still apply. */
  daysToApply: number
  /** Days after the provider confirmed the application in which the enterprise pays its share. */
  daysToPay: number
}

const usual = { small: 30, medium: 20 }
const raised = { small: 45, medium: 35 }
const bounds = { minimum: 100_00, yearlyMaximum: 7_500_00, daysToApply: 14, daysToPay: 30 }

// Sources: vlaio.be, 'Hoeveel subsidies kan ik krijgen' (percentages, maximum, cybersecurity for applications after
// 13 September 2021), its 'Subsidiedatabank' of 5 June 2024 (energy efficiency) and its news of 23 January 2026
// (training stays as it was); cce.be, 'Kmo-portefeuille', for the minimum; vlaanderen.be, 'Projectaanvraag indienen in
// de kmo-portefeuille' (14 calendar days); tna.be and vigc.be, both 'Kmo-portefeuille' (30 calendar days).
/** Oldest first; a new rule is a new row. */
const subsidyRules: readonly SubsidyRule[] = [
  { ...bounds, validFrom: '2020-01-01', percent: { training: usual, cybersecurity: usual, energy: usual } },
  { ...bounds, validFrom: '2021-09-14', percent: { training: usual, cybersecurity: raised, energy: usual } },
  { ...bounds, validFrom: '2024-06-05', percent: { training: usual, cybersecurity: raised, energy: raised } },
]

/** The rule in force on a calendar day (YYYY-MM-DD); null before the first. */
export const ruleOn = (day: string): SubsidyRule | null =>
  subsidyRules.findLast(({ validFrom }) => validFrom <= day) ?? null

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

/** Where somebody is billed, as far as it is known. */
export interface BilledAddress {
  zip?: string | null
  /** Two letters. */
  country?: string | null
}

/** Belgian zip codes 1500 to 3999, and from 8000 on; PostgreSQL reads it too. */
export const flemishZip = '^(?:1[5-9]|[2389][0-9])[0-9]{2}$'
const pattern = new RegExp(flemishZip)

/** Whether an address is in the Flemish Region. */
export const isFlemish = ({ zip, country }: BilledAddress): boolean =>
  country === 'BE' && pattern.test((zip ?? '').trim())

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

interface Ordered {
  net: number
  vat: number
  theme: SubsidyTheme
  size: EnterpriseSize
  /** The day of the order. */
  day: string
  /** The last day on which its customer pays. */
  dueOn: string
}

/** Who brings what of an order with the kmo-portefeuille: the agency its aid, the customer the rest, with all the VAT. */
export function sharesOfOrder({ net, vat, theme, size, day, dueOn }: Ordered): InvoiceShare[] {
  const aid = subsidyFor({ price: net, theme, size, day })
  return [
    { payer: 'customer', amount: net + vat - aid, dueOn },
    { payer: 'agency', amount: aid, dueOn },
  ]
}
