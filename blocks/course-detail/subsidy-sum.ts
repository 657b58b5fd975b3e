import { brusselsDay } from '../../src/domain/days.ts'
import type { EnterpriseSize, SubsidyTheme } from '../../src/domain/subsidy.ts'
import { enterpriseSizes, isEligible, ruleOn, subsidyFor } from '../../src/domain/subsidy.ts'
import { vatOn } from '../../src/domain/vat.ts'

/** What an enterprise says of itself; `used` in whole euros. */
export interface Situation {
  size: EnterpriseSize
  participants: number
  used: number
}

/** What the calculator reads of the address. */
export const calculatorFields = ['size', 'participants', 'used'] as const

const most = { participants: 50, used: 7500 }

const wholeNumber = (text: string | undefined, lowest: number, highest: number) => {
  const number = Math.round(Number(text))
  return Number.isFinite(number) ? Math.min(Math.max(number, lowest), highest) : lowest
}

/** From a page's address; what it does not say, or says wrongly, is a small enterprise with one participant. */
export const situationIn = (search: Record<string, string[]>): Situation => ({
  size: enterpriseSizes.find((size) => size === search.size?.[0]) ?? 'small',
  participants: wholeNumber(search.participants?.[0], 1, most.participants),
  used: wholeNumber(search.used?.[0], 0, most.used),
})

/** How a field of the calculator is meant: what says the same is one page. */
export function canonicalField(name: string, value: string): [string, string] {
  const field = calculatorFields.find((known) => known === name)
  return [name, field ? String(situationIn({ [field]: [value] })[field]) : value]
}

/** What counts of a course. */
interface PricedCourse {
  price?: number | null
  subsidised: boolean
  subsidyTheme: SubsidyTheme
  category: { key: string }
}

/** Cents: the price of all without VAT, the aid, what is left to pay of it, and the VAT, which no aid is given for. */
export function paidByEnterprise(course: PricedCourse, { size, participants, used }: Situation, now: string) {
  const day = brusselsDay(new Date(now))
  const rule = ruleOn(day)
  if (!rule || !course.price || !isEligible(course)) return null
  const price = course.price * participants
  const theme = course.subsidyTheme
  const aid = subsidyFor({ price, theme, size, used: used * 100, day })
  const vat = vatOn(price)
  return { percent: rule.percent[theme][size], price, aid, own: price - aid, vat, total: price - aid + vat }
}
