import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalField, paidByEnterprise, situationIn } from './subsidy-sum.ts'

const course = {
  price: 690_00,
  subsidised: true,
  subsidyTheme: 'training',
  category: { key: 'digitalization' },
} as const
const now = '2026-11-22T12:00:00Z'
const situation = { size: 'small', participants: 1, used: 0 } as const

describe('what the calculator reads of an address', () => {
  test.each([
    [{}, situation],
    [
      { size: ['medium'], participants: ['3'], used: ['1200'] },
      { size: 'medium', participants: 3, used: 1200 },
    ],
    [{ size: ['large'], participants: ['-4'], used: ['x'] }, situation],
    [
      { participants: ['1e9'], used: ['7500.6'] },
      { size: 'small', participants: 50, used: 7500 },
    ],
  ])('%j', (search, read) => {
    expect(situationIn(search)).toEqual(read)
  })

  test.each([
    ['size', 'large', 'small'],
    ['participants', '03', '3'],
    ['used', '1e9', '7500'],
    ['page', '03', '03'],
  ])('%s=%s means %s', (name, value, meant) => {
    expect(canonicalField(name, value)).toEqual([name, meant])
  })

  test('is always something one can reckon with', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('size', 'participants', 'used'), fc.array(fc.string())), (search) => {
        const { participants, used } = situationIn(search)
        expect(participants).toBeGreaterThanOrEqual(1)
        expect(participants).toBeLessThanOrEqual(50)
        expect(used).toBeGreaterThanOrEqual(0)
        expect(used).toBeLessThanOrEqual(7500)
      }),
    )
  })
})

describe('what an enterprise pays', () => {
  test('is its share and the VAT of the whole price', () => {
    expect(paidByEnterprise(course, { ...situation, participants: 2 }, now)).toEqual({
      percent: 30,
      price: 1_380_00,
      aid: 414_00,
      own: 966_00,
      vat: 289_80,
      total: 1_255_80,
    })
  })

  test('takes in what was used already this year, in euros', () => {
    expect(paidByEnterprise(course, { ...situation, used: 7_400 }, now)).toMatchObject({ aid: 100_00, own: 590_00 })
  })

  test.each([
    ['without a price', { ...course, price: null }],
    ['that is free', { ...course, price: 0 }],
    ['that is not in the rules', { ...course, subsidised: false }],
  ])('of a course %s is not reckoned', (_what, other) => {
    expect(paidByEnterprise(other, situation, now)).toBeNull()
  })
})
