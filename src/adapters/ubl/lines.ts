import type { DocumentLine } from '../../domain/documents.ts'
import { amount, quantity } from './amounts.ts'
import { vatOfLine } from './vat.ts'

/** A price that is no whole number of cents is that of all pieces together. */
function priceOf({ quantity: count, unitPrice, amount: all }: DocumentLine) {
  if (Number.isInteger(unitPrice)) return amount('cbc:PriceAmount', Math.abs(unitPrice))
  return { ...amount('cbc:PriceAmount', Math.abs(all)), ...quantity('cbc:BaseQuantity', count) }
}

const lineOf = (line: DocumentLine, index: number) => ({
  'cbc:ID': String(index + 1),
  ...quantity('cbc:InvoicedQuantity', line.quantity),
  ...amount('cbc:LineExtensionAmount', Math.abs(line.amount)),
  'cac:Item': { 'cbc:Name': line.description, 'cac:ClassifiedTaxCategory': vatOfLine(line) },
  'cac:Price': priceOf(line),
})

const allowanceOf = (line: DocumentLine) => ({
  'cbc:ChargeIndicator': 'false',
  'cbc:AllowanceChargeReason': line.description,
  ...amount('cbc:Amount', Math.abs(line.amount)),
  'cac:TaxCategory': vatOfLine(line),
})

const sumOf = (lines: readonly DocumentLine[]) => Math.abs(lines.reduce((sum, line) => sum + line.amount, 0))

/** What is sold, and what is taken off: no price of UBL is below zero (BR-27), so that a discount is an allowance. */
export function linesAndAllowances(lines: readonly DocumentLine[], sign: 1 | -1) {
  const sold = lines.filter((line) => sign * line.amount >= 0)
  const discounts = lines.filter((line) => sign * line.amount < 0)
  const [first, ...others] = sold.map(lineOf)
  if (!first) throw new Error('An invoice of discounts alone is none')
  return {
    lines: [first, ...others] as [typeof first, ...typeof others],
    allowances: discounts.map(allowanceOf),
    sums: {
      ...amount('cbc:LineExtensionAmount', sumOf(sold)),
      ...(discounts.length > 0 && amount('cbc:AllowanceTotalAmount', sumOf(discounts))),
    },
  }
}
