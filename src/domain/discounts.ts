import { sharesOfLeaving } from './cancellation.ts'
import { brusselsDay, daysBetween } from './days.ts'
import { type CardValue, coveredBy } from './prepaid-cards.ts'
import { vatOn } from './vat.ts'

/**
 * Why a registration costs less than its list price: a closed list, and no rules that staff write themselves. They count
 * in this order. Days bought ahead pay for whole participants, the rest is of the others: of the early price and the group
 * price the lower one holds; a code is taken off what that leaves, or comes instead of it where it says so and is worth
 * more. VAT and subsidies are of what is left: that of days was due when they were bought.
 */
export const discountKinds = ['days', 'early', 'group', 'code'] as const

/** What a code takes off: percent of the order, or cents of it. */
export const discountUnits = ['percent', 'amount'] as const
export type DiscountUnit = (typeof discountUnits)[number]

/** Prices of a course, in cents a participant excluding VAT; null on request, and where it has no such price. */
export interface CoursePrices {
  price: number | null
  /** For who registers at least so many calendar days before the start. */
  earlyPrice: number | null
  earlyDays: number | null
  /** From so many participants in one registration on. */
  groupPrice: number | null
  groupFrom: number | null
}

/** What a discount code is worth; cents excluding VAT of the whole order where its unit is an amount. */
export interface CodeValue {
  code: string
  unit: DiscountUnit
  value: number
  /** It counts beside an early price or a group price; else it is one or the other. */
  combines: boolean
}

/** Something that was taken off an order, in cents excluding VAT, with what says why. */
export type Discount =
  | { kind: 'days'; amount: number; days: number; card: string }
  | { kind: 'early'; amount: number; days: number }
  | { kind: 'group'; amount: number; from: number }
  | { kind: 'code'; amount: number; code: string; percent: number | null }

/** What was agreed when somebody ordered, as it stays: the list price in cents a participant, and what was taken off. */
export interface AgreedDiscounts {
  price: number
  participants: number
  discounts: Discount[]
}

export interface Basket {
  course: CoursePrices
  participants: number
  /** When it is ordered, and when the session starts. */
  now: Date
  start: Date
  card?: CardValue | null
  code?: CodeValue | null
}

/** Those whom a card does not pay for. */
const payingIn = ({ course, participants, card }: Basket): number =>
  card && course.price ? participants - coveredBy(card, participants) : participants

/** Whether days pay for all: a code would take nothing off, and is not used. */
export const isCovered = (basket: Basket): boolean => basket.participants > 0 && payingIn(basket) === 0

/** The days that a card pays with. */
function takenByCard({ course, participants, card }: Basket, paying: number): Discount[] {
  const covered = participants - paying
  if (!card || covered === 0) return []
  return [{ kind: 'days', amount: (course.price ?? 0) * covered, days: card.daysEach * covered, card: card.number }]
}

type OfCourse = Extract<Discount, { kind: 'early' | 'group' }>

/** The better of the early and the group price, as what it takes off the list price; the early one where both are the same. */
function offeredByCourse({ course, participants, now, start }: Basket, paying: number): OfCourse | null {
  const { price, earlyPrice, earlyDays, groupPrice, groupFrom } = course
  if (price === null) return null
  const offers: OfCourse[] = []
  const isEarly = earlyDays !== null && daysBetween(brusselsDay(now), brusselsDay(start)) >= earlyDays
  if (isEarly && earlyPrice !== null)
    offers.push({ kind: 'early', amount: (price - earlyPrice) * paying, days: earlyDays })
  if (groupFrom !== null && groupPrice !== null && participants >= groupFrom)
    offers.push({ kind: 'group', amount: (price - groupPrice) * paying, from: groupFrom })
  const best = offers.toSorted((one, other) => other.amount - one.amount)[0]
  return best && best.amount > 0 ? best : null
}

/** What a code takes off an amount, in whole cents and never more than there is; half a cent is taken off. */
function takenByCode({ code, unit, value }: CodeValue, amount: number): Discount {
  const off = unit === 'percent' ? Math.round((amount * value) / 100) : value
  return { kind: 'code', amount: Math.min(off, amount), code, percent: unit === 'percent' ? value : null }
}

/** What the code does to what a course offers; `isIdle` where it takes nothing off, for it does not count beside a better price. */
function discountsOf(basket: Basket, paying: number): { discounts: Discount[]; isIdle: boolean } {
  const offered = offeredByCourse(basket, paying)
  const { code, course } = basket
  const list = (course.price ?? 0) * paying
  const own = offered ? [offered] : []
  if (!code) return { discounts: own, isIdle: false }
  const beaten = code.combines ? 0 : (offered?.amount ?? 0)
  const taken = takenByCode(code, list - (code.combines ? (offered?.amount ?? 0) : 0))
  if (taken.amount <= beaten) return { discounts: own, isIdle: true }
  return { discounts: code.combines ? [...own, taken] : [taken], isIdle: false }
}

/**
 * What a basket costs, in cents: its list price, what is taken off that and why, and what is left, never below zero, with
 * the VAT of that. On request nothing is known, nor taken off.
 */
export function priceBasket(basket: Basket) {
  const { course, participants } = basket
  const list = (course.price ?? 0) * participants
  const paying = payingIn(basket)
  const { discounts: ofOthers, isIdle } = discountsOf(basket, paying)
  const discounts = [...takenByCard(basket, paying), ...ofOthers]
  const net = list - discounts.reduce((sum, { amount }) => sum + amount, 0)
  const vat = vatOn(net)
  const agreed: AgreedDiscounts | null =
    discounts.length > 0 ? { price: course.price ?? 0, participants, discounts } : null
  return { list, discounts, isIdle, agreed, net, vat, total: net + vat }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** An amount over parts in proportion to what each weighs, in whole cents that make it exactly: the largest remainders first. */
function spreadByWeight(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights)
  const exact = weights.map((weight) => (whole === 0 ? 0 : (amount * weight) / whole))
  const parts = exact.map(Math.floor)
  const order = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .toSorted((one, other) => other.rest - one.rest)
  for (const { index } of order.slice(0, amount - sumOf(parts))) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** A line of what a registration costs: `list` for its participants, what was taken off, and what was kept of who canceled. */
export type PriceLine =
  | { kind: 'list'; amount: number; participants: number; each: number }
  | Discount
  | { kind: 'agreed'; amount: number }
  | { kind: 'kept'; amount: number }

/** A registration as it stands: cents excluding VAT, `cancellationFee` the part of it for who canceled, and who is left. */
export interface Ordered {
  net: number
  cancellationFee: number
  participants: number
  agreed: AgreedDiscounts | null
}

/** Days that those who are left have of all that a registration took: shares as of its money. */
export function daysLeftOf(days: number, participants: number, left: number): number {
  const gone = sumOf(sharesOfLeaving(days * 2, participants, participants - left))
  return days - gone / 2
}

/** What was taken off for those who are left; nothing where another price was agreed since. */
function discountsLeft({ net, cancellationFee, participants, agreed }: Ordered): Discount[] {
  if (!agreed || participants === 0) return []
  const { price, discounts } = agreed
  const ordered = price * agreed.participants - sumOf(discounts.map(({ amount }) => amount))
  const gone = sumOf(sharesOfLeaving(ordered, agreed.participants, agreed.participants - participants))
  const left = Math.max(ordered - gone, net - cancellationFee)
  const parts = spreadByWeight(
    Math.max(0, price * participants - left),
    discounts.map(({ amount }) => amount),
  )
  return discounts.map((discount, index) => {
    const amount = parts[index] ?? 0
    if (discount.kind !== 'days') return { ...discount, amount }
    return { ...discount, amount, days: daysLeftOf(discount.days, agreed.participants, participants) }
  })
}

/**
 * The lines of a registration, which make its price without VAT exactly: discounts below zero, each with what says why.
 * What staff took off since is `agreed`, what is charged for who canceled `kept`.
 */
export function priceLinesOf(ordered: Ordered): PriceLine[] {
  const { net, cancellationFee, participants, agreed } = ordered
  const due = net - cancellationFee
  const kept: PriceLine[] = cancellationFee > 0 ? [{ kind: 'kept', amount: cancellationFee }] : []
  if (participants === 0 || (due === 0 && cancellationFee > 0)) return kept
  // Days say how many there are, also where cents leave none of their price to those who are left.
  const discounts = discountsLeft(ordered).filter(({ kind, amount }) => kind === 'days' || amount > 0)
  if (!agreed || discounts.length === 0)
    return [{ kind: 'list', amount: due, participants, each: due / participants }, ...kept]
  const list = agreed.price * participants
  const rest = due - list + sumOf(discounts.map(({ amount }) => amount))
  const lines: PriceLine[] = [{ kind: 'list', amount: list, participants, each: agreed.price }]
  for (const discount of discounts) lines.push({ ...discount, amount: 0 - discount.amount })
  if (rest !== 0) lines.push({ kind: 'agreed', amount: rest })
  return [...lines, ...kept]
}

/**
 * What was agreed, for some of those who are left, who have an order of their own from now on: shares as of its money, so
 * that those who stay are left exactly theirs.
 */
export function agreedOfSome(agreed: AgreedDiscounts, participants: number, some: number): AgreedDiscounts {
  const { price, discounts } = agreed
  const ordered = price * agreed.participants - sumOf(discounts.map(({ amount }) => amount))
  const left = ordered - sumOf(sharesOfLeaving(ordered, agreed.participants, agreed.participants - participants))
  const parts = spreadByWeight(
    price * some - sumOf(sharesOfLeaving(left, participants, some)),
    discounts.map(({ amount }) => amount),
  )
  const mine = discounts.map((discount, index): Discount => {
    const amount = parts[index] ?? 0
    if (discount.kind !== 'days') return { ...discount, amount }
    const days = daysLeftOf(discount.days, agreed.participants, participants)
    return { ...discount, amount, days: days - daysLeftOf(days, participants, participants - some) }
  })
  return { price, participants: some, discounts: mine }
}

/** A code as it counts, however it was typed. */
export const normalCode = (typed: string): string => typed.replaceAll(/\s+/g, '').toUpperCase()

/** A discount code with what it is held to; days in Brussels, the last of them included. */
export interface CodeTerms extends CodeValue {
  active: boolean
  validFrom: string | null
  validUntil: string | null
  /** Null: without end. */
  maxUses: number | null
  maxPerCustomer: number | null
  /** Ids; null: all. */
  courses: readonly string[] | null
  /** Registrations that hold it, of all and of this customer. */
  uses: number
  own: number
}

/** Why a code does not count, as an error at its field; null where it does. */
export function refusalOfCode(terms: CodeTerms | null, basket: Basket, course: string): string | null {
  if (!terms?.active) return 'error.codeUnknown'
  const today = brusselsDay(basket.now)
  const { validFrom, validUntil, maxUses, maxPerCustomer, courses, uses, own } = terms
  if (validFrom && today < validFrom) return 'error.codeNotYet'
  if (validUntil && today > validUntil) return 'error.codeExpired'
  const isForIt = !courses || courses.includes(course)
  if (!isForIt || !basket.course.price) return 'error.codeNotForCourse'
  if (maxPerCustomer !== null && own >= maxPerCustomer) return 'error.codeUsedByYou'
  if (maxUses !== null && uses >= maxUses) return 'error.codeUsedUp'
  return priceBasket({ ...basket, code: terms }).isIdle ? 'error.codeAlone' : null
}
