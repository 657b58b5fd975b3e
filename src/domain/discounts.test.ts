import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutSome } from './cancellation.ts'
import {
  type Basket,
  type CodeTerms,
  type CodeValue,
  type CoursePrices,
  normalCode,
  type PriceLine,
  priceBasket,
  priceLinesOf,
  refusalOfCode,
} from './discounts.ts'
import { type CardTerms, daysAfter, refusalOfCard } from './prepaid-cards.ts'

const course = { price: 10_000, earlyPrice: null, earlyDays: null, groupPrice: null, groupFrom: null }
const start = new Date('2027-03-31T07:00:00Z')
const now = new Date('2027-03-01T12:00:00Z')
const code = { code: 'TIEN', unit: 'percent', value: 10, combines: true } as const
const basketOf = (given: Partial<CoursePrices>, participants: number, more: Partial<Basket> = {}): Basket => ({
  course: { ...course, ...given },
  participants,
  now,
  start,
  ...more,
})

describe('what a basket costs', () => {
  test('is its list price, with the VAT of that', () => {
    expect(priceBasket(basketOf({}, 3))).toMatchObject({ net: 30_000, vat: 6300, total: 36_300, discounts: [] })
  })

  test('is the early price up to the last day of it, and no longer', () => {
    const early = { earlyPrice: 9000, earlyDays: 30 }
    expect(priceBasket(basketOf(early, 2))).toMatchObject({
      net: 18_000,
      discounts: [{ kind: 'early', amount: 2000, days: 30 }],
    })
    expect(priceBasket(basketOf(early, 2, { now: new Date('2027-03-01T23:30:00Z') })).net).toBe(20_000)
  })

  test('is the group price from so many participants on', () => {
    const group = { groupPrice: 8000, groupFrom: 4 }
    expect(priceBasket(basketOf(group, 3)).net).toBe(30_000)
    expect(priceBasket(basketOf(group, 4))).toMatchObject({ net: 32_000, discounts: [{ kind: 'group', amount: 8000 }] })
  })

  test('is the lower of the early and the group price, never both', () => {
    const both = { earlyPrice: 9000, earlyDays: 30, groupPrice: 8000, groupFrom: 4 }
    expect(priceBasket(basketOf(both, 4)).discounts.map(({ kind }) => kind)).toEqual(['group'])
    expect(priceBasket(basketOf(both, 2)).discounts.map(({ kind }) => kind)).toEqual(['early'])
    const same = priceBasket(basketOf({ ...both, groupPrice: 9000 }, 4))
    expect(same.discounts.map(({ kind }) => kind)).toEqual(['early'])
  })

  test('has a code taken off what the course leaves, and never below zero', () => {
    const early = { earlyPrice: 9000, earlyDays: 30 }
    expect(priceBasket(basketOf(early, 1, { code })).discounts).toEqual([
      { kind: 'early', amount: 1000, days: 30 },
      { kind: 'code', amount: 900, code: 'TIEN', percent: 10 },
    ])
    const large = { ...code, unit: 'amount', value: 50_000 } as const
    expect(priceBasket(basketOf(early, 1, { code: large }))).toMatchObject({ net: 0, vat: 0, total: 0 })
  })

  test('has a code that stands alone instead of a better price only where it is worth more', () => {
    const early = { earlyPrice: 9000, earlyDays: 30 }
    const alone = { ...code, combines: false }
    expect(priceBasket(basketOf(early, 1, { code: alone }))).toMatchObject({ net: 9000, isIdle: true })
    const more = { ...alone, value: 25 }
    expect(priceBasket(basketOf(early, 1, { code: more })).discounts).toEqual([
      { kind: 'code', amount: 2500, code: 'TIEN', percent: 25 },
    ])
  })
})

describe('a code', () => {
  const terms: CodeTerms = {
    ...code,
    active: true,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxPerCustomer: null,
    courses: null,
    uses: 0,
    own: 0,
  }
  const refusal = (given: Partial<CodeTerms>, basket = basketOf({}, 1)) =>
    refusalOfCode({ ...terms, ...given }, basket, 'a')

  test('says in one word why it does not count', () => {
    expect(refusalOfCode(null, basketOf({}, 1), 'a')).toBe('error.codeUnknown')
    expect(refusal({})).toBeNull()
    expect(refusal({ active: false })).toBe('error.codeUnknown')
    expect(refusal({ validFrom: '2027-03-02' })).toBe('error.codeNotYet')
    expect(refusal({ validFrom: '2027-03-01', validUntil: '2027-03-01' })).toBeNull()
    expect(refusal({ validUntil: '2027-02-28' })).toBe('error.codeExpired')
    expect(refusal({ courses: ['b'] })).toBe('error.codeNotForCourse')
    expect(refusal({ courses: ['a', 'b'] })).toBeNull()
    expect(refusal({}, basketOf({ price: null }, 1))).toBe('error.codeNotForCourse')
    expect(refusal({}, basketOf({ price: 0 }, 1))).toBe('error.codeNotForCourse')
    expect(refusal({ maxUses: 3, uses: 3 })).toBe('error.codeUsedUp')
    expect(refusal({ maxPerCustomer: 1, own: 1, maxUses: 3, uses: 3 })).toBe('error.codeUsedByYou')
    const early = basketOf({ earlyPrice: 9000, earlyDays: 30 }, 1)
    expect(refusal({ combines: false }, early)).toBe('error.codeAlone')
  })

  test('is the same however it is typed', () => {
    expect(normalCode(' welkom 10\t')).toBe('WELKOM10')
  })
})

describe('days bought ahead', () => {
  const card = { number: 'KD-2027-0001', daysLeft: 7, daysEach: 3 }

  test('pay for whole participants, and the others have the price that the course and a code leave', () => {
    const group = { groupPrice: 8000, groupFrom: 3 }
    const priced = priceBasket(basketOf(group, 4, { card, code }))
    expect(priced.discounts).toEqual([
      { kind: 'days', amount: 20_000, days: 6, card: 'KD-2027-0001' },
      { kind: 'group', amount: 4000, from: 3 },
      { kind: 'code', amount: 1600, code: 'TIEN', percent: 10 },
    ])
    expect(priced).toMatchObject({ list: 40_000, net: 14_400 })
    expect(priceBasket(basketOf({}, 2, { card }))).toMatchObject({ net: 0, vat: 0, total: 0 })
    expect(priceBasket(basketOf({}, 2, { card: { ...card, daysLeft: 2.5 } })).discounts).toEqual([])
  })

  test('come back in shares that are the same but for half a day, and what terms would split in their favour', () => {
    expect(daysAfter({ halfDays: 4, kept: 0 }, 3, 1, 100)).toEqual({ halfDays: 3, kept: 0, back: 1 })
    expect(daysAfter({ halfDays: 6, kept: 0 }, 3, 1, 50)).toEqual({ halfDays: 5, kept: 1, back: 1 })
    expect(daysAfter({ halfDays: 6, kept: 0 }, 2, 1, 50)).toEqual({ halfDays: 4, kept: 1, back: 2 })
    expect(daysAfter({ halfDays: 5, kept: 1 }, 2, 2, 0)).toEqual({ halfDays: 5, kept: 5, back: 0 })
  })

  test('say in one word why they do not count', () => {
    const terms: CardTerms = { ...card, id: 'a', state: 'usable' }
    expect(refusalOfCard(terms, 10_000)).toBeNull()
    expect(refusalOfCard(null, 10_000)).toBe('error.cardUnknown')
    expect(refusalOfCard({ ...terms, state: 'canceled' }, 10_000)).toBe('error.cardUnknown')
    expect(refusalOfCard({ ...terms, state: 'unpaid' }, 10_000)).toBe('error.cardUnpaid')
    expect(refusalOfCard({ ...terms, state: 'expired' }, 10_000)).toBe('error.cardExpired')
    expect(refusalOfCard({ ...terms, daysLeft: 2.5 }, 10_000)).toBe('error.cardUsedUp')
    expect(refusalOfCard(terms, null)).toBe('error.cardNotForCourse')
  })
})

/** `BASKETS=1000000` plays more of them. */
const baskets = Number(process.env.BASKETS ?? 20_000)

const cents = (min: number, max: number) => fc.integer({ min, max })
const randomCode = fc.record({
  code: fc.constant('TIEN'),
  unit: fc.constantFrom('percent' as const, 'amount' as const),
  value: cents(1, 100),
  combines: fc.boolean(),
})
const randomBasket = fc
  .record({
    price: cents(1, 300_000),
    early: fc.option(cents(1, 99)),
    group: fc.option(cents(1, 99)),
    participants: cents(1, 40),
    groupFrom: cents(2, 10),
    code: fc.option<CodeValue>(randomCode),
    worth: cents(1, 900),
    card: fc.option(fc.record({ halfDays: cents(0, 100), daysEach: cents(1, 5) })),
  })
  .map(({ price, early, group, participants, groupFrom, code, worth, card }): Basket => {
    const lower = (percent: number | null) => (percent === null ? null : Math.ceil((price * percent) / 100))
    const valid = (given: number | null) => (given !== null && given < price ? given : null)
    const [earlyPrice, groupPrice] = [valid(lower(early)), valid(lower(group))]
    const prices = {
      price,
      earlyPrice,
      earlyDays: earlyPrice === null ? null : 30,
      groupPrice,
      groupFrom: groupPrice === null ? null : groupFrom,
    }
    return {
      course: prices,
      participants,
      now,
      start,
      card: card && { number: 'KD-2027-0001', daysLeft: card.halfDays / 2, daysEach: card.daysEach },
      code: code?.unit === 'amount' ? { ...code, value: code.value * worth } : code,
    }
  })

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Days of a card that the lines say. */
const daysIn = (lines: readonly PriceLine[]) => lines.find((line) => line.kind === 'days')?.days ?? 0

/** Who leaves in which groups, one after the other: 3, then 1, then the rest. */
function groupsOf(participants: number, sizes: readonly number[]): number[] {
  const groups: number[] = []
  for (const size of sizes) groups.push(Math.min(size, participants - sum(groups)))
  return [...groups, participants - sum(groups)].filter((group) => group > 0)
}

/** What is left and what came back after each group left, at the percent that the terms give each. */
function leave(basket: Basket, groups: readonly { size: number; percent: number }[]) {
  const { net, vat, agreed, discounts } = priceBasket(basket)
  const took = discounts.flatMap((discount) => (discount.kind === 'days' ? discount.days * 2 : []))[0] ?? 0
  let days = { halfDays: took, kept: 0, back: 0 }
  let left = { net, vat, cancellationFee: 0, participants: basket.participants }
  const steps = groups.map(({ size, percent }) => {
    const { off, ...after } = withoutSome(left, size, percent)
    days = daysAfter(days, left.participants, size, percent)
    left = { ...after, participants: left.participants - size }
    return { off: off.net + off.vat, ...left, days, lines: priceLinesOf({ ...left, agreed }) }
  })
  return { paid: net + vat, took, agreed, steps, left, days }
}

test(`${baskets} baskets: lines make the total, all that is given back is what was paid, and no order of it changes a cent`, () => {
  const sizes = fc.array(cents(1, 12), { maxLength: 6 })
  const percents = fc.array(fc.constantFrom(100, 100, 50, 25, 0), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(randomBasket, sizes, sizes, percents, (basket, one, other, percent) => {
      const priced = priceBasket(basket)
      const { participants } = basket
      const said = priceLinesOf({ net: priced.net, cancellationFee: 0, participants, agreed: priced.agreed })
      const lines = sum(said.map(({ amount }) => amount))
      if (lines !== priced.net || priced.net < 0 || priced.total !== priced.net + priced.vat) return false
      if (said.some(({ kind, amount }) => (kind === 'list' ? amount < 0 : amount >= 0))) return false

      const whole = (groups: number[]) =>
        leave(
          basket,
          groups.map((size) => ({ size, percent: 100 })),
        )
      const ways = [whole(groupsOf(participants, one)), whole(groupsOf(participants, other)), whole([participants])]
      const comesBack = ways.every(
        ({ steps, paid, left, took, days }) =>
          sum(steps.map(({ off }) => off)) === paid &&
          left.net === 0 &&
          sum(steps.map(({ days: { back } }) => back)) === took &&
          days.halfDays === 0,
      )
      // After as many left, as much is left, however they went.
      const after = new Map<number, string>()
      const isSame = ways
        .flatMap(({ steps }) => steps)
        .every((step) => {
          const standing = `${step.net} ${step.days.halfDays}`
          const known = after.get(step.participants) ?? standing
          after.set(step.participants, known)
          return (
            known === standing &&
            daysIn(step.lines) === step.days.halfDays / 2 &&
            sum(step.lines.map(({ amount }) => amount)) === step.net
          )
        })

      // By terms that keep a part of it: what was kept and what came back make what was paid.
      const partly = leave(
        basket,
        groupsOf(participants, one).map((size, index) => ({ size, percent: percent[index] ?? 100 })),
      )
      const kept = partly.left.net + partly.left.vat
      const isWhole = sum(partly.steps.map(({ off }) => off)) + kept === partly.paid
      const { halfDays, kept: keptDays } = partly.days
      const areDaysWhole =
        halfDays === keptDays && sum(partly.steps.map(({ days }) => days.back)) + keptDays === partly.took
      const hold = partly.steps.every(({ net, lines }) => sum(lines.map(({ amount }) => amount)) === net)
      return comesBack && isSame && isWhole && areDaysWhole && hold && partly.left.net === partly.left.cancellationFee
    }),
    { numRuns: baskets },
  )
})
