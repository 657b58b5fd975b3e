import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  enterpriseSizes,
  isEligible,
  lastDayToApply,
  ruleOn,
  subsidyDeadlines,
  subsidyFor,
  subsidyThemes,
} from './subsidy.ts'

const day = '2026-11-22'
const application = { price: 950_00, theme: 'training', size: 'small', day } as const

const applications = fc.record({
  price: fc.integer({ min: 0, max: 100_000_00 }),
  theme: fc.constantFrom(...subsidyThemes),
  size: fc.constantFrom(...enterpriseSizes),
  used: fc.integer({ min: 0, max: 10_000_00 }),
  day: fc.constantFrom('2019-12-31', '2020-01-01', '2021-09-13', '2021-09-14', '2024-06-05', day),
})

describe('what the kmo-portefeuille pays', () => {
  test.each([
    ['training', 'small', 285_00],
    ['training', 'medium', 190_00],
    ['cybersecurity', 'small', 427_50],
    ['cybersecurity', 'medium', 332_50],
    ['energy', 'small', 427_50],
    ['energy', 'medium', 332_50],
  ] as const)('of a course of 950 euro about %s, for a %s enterprise', (theme, size, aid) => {
    expect(subsidyFor({ ...application, theme, size })).toBe(aid)
  })

  test('begins at 100 euro', () => {
    expect(subsidyFor({ ...application, price: 99_99 })).toBe(0)
    expect(subsidyFor({ ...application, price: 100_00 })).toBe(30_00)
  })

  test('ends at 7,500 euro a year, whatever was granted before', () => {
    expect(subsidyFor({ ...application, price: 30_000_00 })).toBe(7_500_00)
    expect(subsidyFor({ ...application, used: 7_400_00 })).toBe(100_00)
    expect(subsidyFor({ ...application, used: 7_500_00 })).toBe(0)
    expect(subsidyFor({ ...application, used: 9_000_00 })).toBe(0)
  })

  test('goes by the rule of the day of the application', () => {
    const on = (given: string, theme: 'cybersecurity' | 'energy') => subsidyFor({ ...application, theme, day: given })
    expect(on('2019-12-31', 'cybersecurity')).toBe(0)
    expect(on('2021-09-13', 'cybersecurity')).toBe(285_00)
    expect(on('2021-09-14', 'cybersecurity')).toBe(427_50)
    expect(on('2024-06-04', 'energy')).toBe(285_00)
    expect(on('2024-06-05', 'energy')).toBe(427_50)
  })

  test('is whole cents from nothing to the share, the maximum and what is left of it', () => {
    fc.assert(
      fc.property(applications, (given) => {
        const aid = subsidyFor(given)
        expect(Number.isInteger(aid)).toBe(true)
        expect(aid).toBeGreaterThanOrEqual(0)
        const rule = ruleOn(given.day)
        const share = rule ? (given.price * rule.percent[given.theme][given.size]) / 100 : 0
        expect(aid).toBeLessThanOrEqual(Math.min(share, Math.max(0, 7_500_00 - given.used)))
      }),
    )
  })

  test('grows with the price, shrinks with what was used, and is never less for a small enterprise', () => {
    fc.assert(
      fc.property(applications, fc.nat({ max: 1_000_00 }), (given, more) => {
        const aid = subsidyFor(given)
        expect(subsidyFor({ ...given, price: given.price + more })).toBeGreaterThanOrEqual(aid)
        expect(subsidyFor({ ...given, used: given.used + more })).toBeLessThanOrEqual(aid)
        expect(subsidyFor({ ...given, size: 'small' })).toBeGreaterThanOrEqual(subsidyFor({ ...given, size: 'medium' }))
      }),
    )
  })

  test('comes in one piece or in two: no application gains by being split in a year', () => {
    fc.assert(
      fc.property(applications, fc.nat({ max: 10_000_00 }), (given, other) => {
        const first = subsidyFor(given)
        const second = subsidyFor({ ...given, price: other, used: given.used + first })
        expect(first + second).toBeLessThanOrEqual(subsidyFor({ ...given, price: given.price + other }))
      }),
    )
  })
})

test('a course has to be in the rules, and not in the category of those that are not', () => {
  const innovation = { key: 'innovation' }
  expect(isEligible({ subsidised: true, category: innovation })).toBe(true)
  expect(isEligible({ subsidised: false, category: innovation })).toBe(false)
  expect(isEligible({ subsidised: true, category: { key: 'not-eligible' } })).toBe(false)
})

test.each([
  ['2027-01-14T08:00:00.000Z', '2027-01-28'],
  ['2026-12-31T23:30:00.000Z', '2027-01-15'],
  ['2019-06-01T08:00:00.000Z', null],
])('support for what starts at %s is applied for until %s', (start, last) => {
  expect(lastDayToApply(new Date(start))).toBe(last)
})

const registered = {
  course: { subsidised: true, category: { key: 'innovation' } },
  start: '2027-01-14T08:00:00.000Z',
  net: 950_00,
  invoice: { vat: 'BE0999123457', zip: '9000', country: 'BE' },
}

test('an enterprise in Flanders asks within 14 days after the start, and pays within 30 days after that', () => {
  expect(subsidyDeadlines(registered)).toEqual({ apply: '2027-01-28', pay: '2027-02-27' })
})

test.each([
  ['1499', false],
  ['1500', true],
  ['3999', true],
  ['4000', false],
  ['7999', false],
  ['8000', true],
  ['1000', false],
  ['NL-2511', false],
])('the Flemish Region has zip code %s: %s', (zip, isThere) => {
  const told = subsidyDeadlines({ ...registered, invoice: { ...registered.invoice, zip } })
  expect(told !== null).toBe(isThere)
})

test.each([
  ['a private person', { invoice: { vat: null, zip: '9000', country: 'BE' } }],
  ['who is billed abroad', { invoice: { ...registered.invoice, country: 'NL' } }],
  ['a course without subsidy', { course: { ...registered.course, subsidised: false } }],
  ['a category without subsidy', { course: { subsidised: true, category: { key: 'not-eligible' } } }],
  ['less than 100 euro', { net: 99_99 }],
  ['what began before there were rules', { start: '2019-06-01T08:00:00.000Z' }],
])('there are none for %s', (_name, given) => {
  expect(subsidyDeadlines({ ...registered, ...given })).toBeNull()
})
