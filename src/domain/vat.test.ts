import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf, vatOn, vatPerRate, vatRates, withAmount } from './vat.ts'

const line = fc.record({
  description: fc.string(),
  quantity: fc.integer({ min: 1, max: 500 }),
  unitPrice: fc.integer({ min: 0, max: 5_000_00 }),
  vatRate: fc.constantFrom(...vatRates),
})
const lines = fc.array(line.map(withAmount), { minLength: 1, maxLength: 40 })
const negated = (amounts: ReturnType<typeof withAmount>[]) =>
  amounts.map((item) => withAmount({ ...item, unitPrice: -item.unitPrice }))

describe('VAT', () => {
  it.each([
    [100_00, 21, 21_00],
    [59_50, 21, 12_50],
    [50, 21, 11],
    [50, 6, 3],
    [-50, 21, -11],
    [99_99, 0, 0],
  ])('on %i cents at %i %% is %i cents', (net, rate, vat) => {
    expect(vatOn(net, rate)).toBe(vat)
  })

  it('is in whole cents, and never further than half a cent from what the law says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(...vatRates), (net, rate) => {
        const vat = vatOn(net, rate)
        expect(Number.isInteger(vat)).toBe(true)
        expect(Math.abs(vat - (net * rate) / 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('of all rates adds up to the totals', () => {
    fc.assert(
      fc.property(lines, (items) => {
        const { net, vat, total } = totalsOf(items)
        const perRate = vatPerRate(items)
        expect(net).toBe(items.reduce((sum, item) => sum + item.amount, 0))
        expect(vat).toBe(perRate.reduce((sum, part) => sum + part.vat, 0))
        expect(total).toBe(net + vat)
        expect(perRate.map(({ rate }) => rate)).toEqual(
          [...new Set(items.map((item) => item.vatRate))].sort((a, b) => a - b),
        )
      }),
    )
  })

  it('of a credit note is the exact opposite of that of its invoice', () => {
    fc.assert(
      fc.property(lines, (items) => {
        const [invoice, credit] = [totalsOf(items), totalsOf(negated(items))]
        expect(invoice.net + credit.net).toBe(0)
        expect(invoice.vat + credit.vat).toBe(0)
        expect(invoice.total + credit.total).toBe(0)
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, (items) => {
        expect(totalsOf(items.toReversed())).toEqual(totalsOf(items))
      }),
    )
  })
})
