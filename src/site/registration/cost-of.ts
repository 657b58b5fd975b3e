import { brusselsDay } from '../../domain/days.ts'
import { type CodeValue, type PriceLine, priceBasket } from '../../domain/discounts.ts'
import type { CardValue } from '../../domain/prepaid-cards.ts'
import { type EnterpriseSize, enterpriseSizes, isEligible, ruleOn, subsidyFor } from '../../domain/subsidy.ts'
import type { Course, Draft, Session } from './journey.ts'

/** What one would register for, and what is known of who would be billed. */
export interface Wish {
  course: Course
  session: Session
  seats: number
  /** Null while nobody has said it. */
  draft: {
    enterpriseSize?: string | null
    discount?: CodeValue | null
    prepaidCards?: readonly ((CardValue & { _id: string }) | null)[]
    prepaidCard?: string | null
    invoice: Pick<Draft['invoice'], 'zip'>
    deadlines: { subsidy: { apply: string } | null }
  } | null
}

/** Cents for so many participants, with the lines that make them; null on request. */
export function costOf({ course, session, seats, draft }: Wish, now: string) {
  const { price, earlyPrice = null, earlyDays = null, groupPrice = null, groupFrom = null } = course
  if (price == null) return null
  const priced = priceBasket({
    course: { price, earlyPrice, earlyDays, groupPrice, groupFrom },
    participants: seats,
    now: new Date(now),
    start: new Date(session.startDate),
    card: draft?.prepaidCards?.find((card) => card && card._id === draft.prepaidCard) ?? null,
    code: draft?.discount ?? null,
  })
  // Of what is still to be ordered everybody takes part: the browser needs not what reckons with those who left.
  const discounts = priced.discounts.map((discount): PriceLine => ({ ...discount, amount: 0 - discount.amount }))
  const list: PriceLine = { kind: 'list', amount: priced.list, participants: seats, each: price }
  return { ...priced, each: price, lines: seats === 0 ? [] : [list, ...discounts] }
}

/** How large the enterprise is that is billed, where that is known. */
const sizeOf = (draft: Wish['draft']): EnterpriseSize | null =>
  enterpriseSizes.find((size) => size === draft?.enterpriseSize) ?? null

/**
 * What the kmo-portefeuille leaves to pay, without VAT, of a small and of a medium-sized enterprise; `size` is which it is,
 * where that was said. And by when it asks; null where who is billed cannot use it.
 */
export function subsidyOf(wish: Wish, now: string) {
  const { course, draft } = wish
  const day = brusselsDay(new Date(now))
  const rule = ruleOn(day)
  if (!rule || !course.price || !isEligible(course)) return null
  const deadlines = draft?.deadlines.subsidy
  if (draft?.invoice.zip && !deadlines) return null
  const price = costOf(wish, now)?.net ?? 0
  const theme = course.subsidyTheme
  const ownOf = (size: EnterpriseSize) => price - subsidyFor({ price, theme, size, day })
  const own = { small: ownOf('small'), medium: ownOf('medium') }
  if (own.small === price) return null
  return { percent: rule.percent[theme], own, until: deadlines?.apply ?? null, size: sizeOf(draft) }
}
