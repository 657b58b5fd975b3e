import { brusselsDay } from '../../domain/days.ts'
import { type EnterpriseSize, enterpriseSizes, isEligible, ruleOn, subsidyFor } from '../../domain/subsidy.ts'
import { vatOn } from '../../domain/vat.ts'
import type { Course, Draft } from './journey.ts'

/** Cents for so many participants; null on request. */
export function costOf({ price }: Course, seats: number) {
  if (price == null) return null
  const net = price * seats
  const vat = vatOn(net)
  return { each: price, net, vat, total: net + vat }
}

/** What one would register for, and what is known of who would be billed. */
export interface Wish {
  course: Course
  seats: number
  /** Null while nobody has said it. */
  draft: {
    enterpriseSize?: string | null
    invoice: Pick<Draft['invoice'], 'zip'>
    deadlines: { subsidy: { apply: string } | null }
  } | null
}

/** How large the enterprise is that is billed, where that is known. */
const sizeOf = (draft: Wish['draft']): EnterpriseSize | null =>
  enterpriseSizes.find((size) => size === draft?.enterpriseSize) ?? null

/**
 * What the kmo-portefeuille leaves to pay, without VAT, of a small and of a medium-sized enterprise; `size` is which it is,
 * where that was said. And by when it asks; null where who is billed cannot use it.
 */
export function subsidyOf({ course, seats, draft }: Wish, now: string) {
  const day = brusselsDay(new Date(now))
  const rule = ruleOn(day)
  if (!rule || !course.price || !isEligible(course)) return null
  const deadlines = draft?.deadlines.subsidy
  if (draft?.invoice.zip && !deadlines) return null
  const price = course.price * seats
  const theme = course.subsidyTheme
  const ownOf = (size: EnterpriseSize) => price - subsidyFor({ price, theme, size, day })
  const own = { small: ownOf('small'), medium: ownOf('medium') }
  if (own.small === price) return null
  return { percent: rule.percent[theme], own, until: deadlines?.apply ?? null, size: sizeOf(draft) }
}
