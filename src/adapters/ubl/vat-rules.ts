import { at, centsAt, every, rule, says, textAt, type UblNode, type UblRule } from './rule.ts'

const seller = 'AccountingSupplierParty/Party'
const subtotals = every('TaxTotal/TaxSubtotal')

const rateOf = (node: UblNode, category: string) =>
  `${textAt(node, `${category}/ID`)} ${Number(textAt(node, `${category}/Percent`))}`

/** What the lines of one VAT category and rate make, less the allowances of the same. */
function taxable(root: UblNode, of: string): number {
  const sum = (nodes: UblNode[], category: string, amount: string) =>
    nodes.filter((node) => rateOf(node, category) === of).reduce((cents, node) => cents + centsAt(node, amount), 0)
  const sold = sum(at(root, 'Line'), 'Item/ClassifiedTaxCategory', 'LineExtensionAmount')
  return sold - sum(at(root, 'AllowanceCharge'), 'TaxCategory', 'Amount')
}

/** Cents of VAT that a breakdown should have, not rounded; the rule leaves less than a euro to rounding. */
const taxOf = (node: UblNode) =>
  Math.abs(centsAt(node, 'TaxableAmount') * Number(textAt(node, 'TaxCategory/Percent'))) / 100

interface Category {
  code: 'S' | 'E' | 'Z'
  name: string
  /** Whether a rate fits. */
  rate(percent: number): boolean
  isExempt: boolean
}

/** The rules that each VAT category has under its own letter: BR-S, BR-E, BR-Z. */
function rulesOf({ code, name, rate, isExempt }: Category): UblRule[] {
  const isOf = (path: string) => (node: UblNode) => textAt(node, `${path}/ID`) === code
  const ofLines = (root: UblNode) => at(root, 'Line').filter(isOf('Item/ClassifiedTaxCategory'))
  const ofAllowances = (root: UblNode) => at(root, 'AllowanceCharge').filter(isOf('TaxCategory'))
  const ofSubtotals = (root: UblNode) => subtotals(root).filter(isOf('TaxCategory'))
  const id = (number: string) => `BR-${code}-${number}`
  const isKnown = (root: UblNode) => says(root, `${seller}/PartyTaxScheme/CompanyID`)
  const percent = (node: UblNode, path: string) => Number(textAt(node, `${path}/Percent`))
  const reasons = (node: UblNode) =>
    says(node, 'TaxCategory/TaxExemptionReason') || says(node, 'TaxCategory/TaxExemptionReasonCode')
  return [
    rule(id('01'), `What is ${name} has its own VAT breakdown`, (root) => {
      const used = ofLines(root).length + ofAllowances(root).length > 0
      const count = ofSubtotals(root).length
      return code === 'S' ? used === count > 0 : count === (used ? 1 : 0)
    }),
    rule(id('02'), `A line that is ${name} asks for the seller’s VAT number`, (_, root) => isKnown(root), ofLines),
    rule(
      id('03'),
      `An allowance that is ${name} asks for the seller’s VAT number`,
      (_, root) => isKnown(root),
      ofAllowances,
    ),
    rule(
      id('05'),
      `The rate of a line that is ${name}`,
      (node) => rate(percent(node, 'Item/ClassifiedTaxCategory')),
      ofLines,
    ),
    rule(
      id('06'),
      `The rate of an allowance that is ${name}`,
      (node) => rate(percent(node, 'TaxCategory')),
      ofAllowances,
    ),
    rule(
      id('08'),
      `The taxable amount of what is ${name} is that of its lines less its allowances`,
      (node, root) => centsAt(node, 'TaxableAmount') === taxable(root, rateOf(node, 'TaxCategory')),
      ofSubtotals,
    ),
    rule(
      id('09'),
      `The VAT of what is ${name}`,
      (node) =>
        isExempt || code === 'Z'
          ? centsAt(node, 'TaxAmount') === 0
          : Math.abs(Math.abs(centsAt(node, 'TaxAmount')) - taxOf(node)) < 100,
      ofSubtotals,
    ),
    rule(
      id('10'),
      isExempt ? 'An exemption says why' : `What is ${name} is not exempt`,
      (node) => reasons(node) === isExempt,
      ofSubtotals,
    ),
  ]
}

const categories: Category[] = [
  { code: 'S', name: 'taxed', rate: (percent) => percent > 0, isExempt: false },
  { code: 'E', name: 'exempt', rate: (percent) => percent === 0, isExempt: true },
  { code: 'Z', name: 'zero-rated', rate: (percent) => percent === 0, isExempt: false },
]

/** What EN 16931 asks of VAT, category by category (its BR-S, BR-E and BR-Z). */
export const vatRules: readonly UblRule[] = [
  rule(
    'BR-CO-17',
    'The VAT of a category is its taxable amount at its rate',
    (node) => Math.abs(Math.abs(centsAt(node, 'TaxAmount')) - taxOf(node)) < 100,
    subtotals,
  ),
  ...categories.flatMap(rulesOf),
]
