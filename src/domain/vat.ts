import type { DocumentLine, Totals, VatExemption } from './documents.ts'

/** Percent; courses, rooms and catering all bear it. */
export const vatRate = 21

/** What Belgium knows, in percent. */
export const vatRates = [0, 6, 12, 21] as const

/** The reasons that the lines name, each once. */
export const exemptionsOf = (lines: readonly DocumentLine[]): VatExemption[] => [
  ...new Set(lines.flatMap(({ vatExemption }) => vatExemption ?? [])),
]

/** Half a cent goes away from zero, so that a credit note is the exact opposite of its invoice. */
const wholeCents = (cents: number) => Math.sign(cents) * Math.round(Math.abs(cents))

/** The VAT on an amount, in whole cents. */
export const vatOn = (net: number, rate: number = vatRate): number => wholeCents((net * rate) / 100)

export type NewLine = Omit<DocumentLine, 'amount'>

/** A line with its amount in whole cents. */
export const withAmount = (line: NewLine): DocumentLine => ({
  ...line,
  amount: wholeCents(line.quantity * line.unitPrice),
})

/**
 * The VAT of each rate, from low to high: reckoned once over what all its lines make together. `whole` is the VAT of a
 * document that takes back part of another, whose one rate may differ by the cent that rounding left there.
 */
export function vatPerRate(lines: readonly DocumentLine[], whole?: number) {
  const rates = [...new Set(lines.map((line) => line.vatRate))].sort((a, b) => a - b)
  return rates.map((rate) => {
    const net = lines.filter((line) => line.vatRate === rate).reduce((sum, line) => sum + line.amount, 0)
    return { rate, net, vat: rates.length === 1 && whole !== undefined ? whole : vatOn(net, rate) }
  })
}

/** Cents; the VAT is the sum of that of each rate. */
export function totalsOf(lines: readonly DocumentLine[]): Totals {
  const perRate = vatPerRate(lines)
  const net = perRate.reduce((sum, part) => sum + part.net, 0)
  const vat = perRate.reduce((sum, part) => sum + part.vat, 0)
  return { net, vat, total: net + vat }
}
