import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatRates } from './vat.ts'
import { type TaxEvent, type Taxed, vatByPayment } from './vat-by-payment.ts'

const sumOf = (rows: readonly Taxed[]) => {
  const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b)
  const sum = (rate: number, of: 'net' | 'vat') =>
    rows.reduce((total, row) => total + (row.rate === rate ? row[of] : 0), 0)
  return rates
    .map((rate) => ({ rate, net: sum(rate, 'net'), vat: sum(rate, 'vat') }))
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
}
const totalOf = (taxed: readonly Taxed[]) => taxed.reduce((sum, { net, vat }) => sum + net + vat, 0)

const invoice: fc.Arbitrary<Taxed[]> = fc
  .uniqueArray(fc.record({ rate: fc.constantFrom(...vatRates), net: fc.integer({ min: 1, max: 1_000_000 }) }), {
    selector: ({ rate }) => rate,
    minLength: 1,
  })
  .map((rows) => rows.map((row) => ({ ...row, vat: Math.round((row.net * row.rate) / 100) })))

/** So many cents in random parts. */
const inParts = (cents: number, cuts: readonly number[]) => {
  const marks = [...new Set([0, ...cuts.map((cut) => Math.floor(cut * cents)), cents])].sort((a, b) => a - b)
  return marks.slice(1).map((mark, index) => mark - (marks[index] ?? 0))
}
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 })
const onDays = (events: (readonly Taxed[] | number)[]): TaxEvent[] =>
  events.map((event, index) => {
    const day = `2026-01-${String(index + 1).padStart(2, '0')}`
    return typeof event === 'number' ? { day, cents: event } : { day, taxed: event }
  })

test('half of an invoice brings half of its VAT, the rest the rest', () => {
  const taxed = [{ rate: 21, net: 10_001, vat: 2_100 }]
  expect(vatByPayment(onDays([taxed, 6_051, 6_050]))).toEqual([
    { day: '2026-01-02', rate: 21, net: 5_001, vat: 1_050 },
    { day: '2026-01-03', rate: 21, net: 5_000, vat: 1_050 },
  ])
})

test('money before its invoice counts on the day of the invoice, and what is too much of no rate', () => {
  const taxed = [{ rate: 6, net: 100, vat: 6 }]
  expect(vatByPayment(onDays([200, taxed, -94]))).toEqual([{ day: '2026-01-02', rate: 6, net: 100, vat: 6 }])
})

test('whatever the parts, none takes back anything, and all of them are the invoice to the cent', () => {
  fc.assert(
    fc.property(invoice, cuts, (taxed, at) => {
      const rows = vatByPayment(onDays([taxed, ...inParts(totalOf(taxed), at)]))
      for (const { net, vat } of rows) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0)
      for (const [index, part] of inParts(totalOf(taxed), at).entries()) {
        const { day = '' } = onDays([taxed, ...inParts(totalOf(taxed), at)])[index + 1] ?? {}
        expect(totalOf(rows.filter((row) => row.day === day))).toBe(part)
      }
      expect(sumOf(rows)).toEqual(sumOf(taxed))
    }),
    { numRuns: 2_000 },
  )
})

test('what is credited, before or after it was paid, is in the sum as soon as its money went back', () => {
  fc.assert(
    fc.property(invoice, cuts, fc.double({ min: 0, max: 1, noNaN: true }), cuts, (taxed, at, share, back) => {
      const parts = inParts(totalOf(taxed), at)
      const paid = parts.slice(0, Math.ceil(parts.length / 2))
      const note = taxed.map(({ rate, net }) => {
        const off = Math.floor(net * share)
        return { rate, net: -off, vat: -Math.floor((off * rate) / 100) }
      })
      const rest = totalOf(taxed) + totalOf(note) - paid.reduce((sum, part) => sum + part, 0)
      const moved = inParts(Math.abs(rest), back).map((part) => Math.sign(rest) * part)
      const rows = vatByPayment(onDays([taxed, ...paid, note, ...moved]))
      expect(sumOf(rows)).toEqual(sumOf([...taxed, ...note]))
    }),
    { numRuns: 2_000 },
  )
})
