import type { DocumentLine, InvoiceDocument } from '../../domain/documents.ts'
import { exemptionsOf, vatPerRate } from '../../domain/vat.ts'
import { documentTranslator } from '../pdf/texts.ts'
import { amount } from './amounts.ts'

const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

/** The code of each reason in the list of the European Commission: education is article 132 (1) (i) of the directive. */
const reasonCodes = { training: 'VATEX-EU-132-1I' }

/** Standard whatever the rate, exempt with a reason, or zero-rated without one. */
function categoryOf({ vatRate, vatExemption }: Pick<DocumentLine, 'vatRate' | 'vatExemption'>): 'S' | 'E' | 'Z' {
  if (vatRate > 0) return 'S'
  return vatExemption ? 'E' : 'Z'
}

/** The VAT of a line or a discount. */
export const vatOfLine = (line: DocumentLine) => ({
  'cbc:ID': categoryOf(line),
  'cbc:Percent': String(line.vatRate),
  ...scheme,
})

function reasonOf(lines: readonly DocumentLine[], { locale }: InvoiceDocument) {
  const [reason] = exemptionsOf(lines)
  if (!reason) return {}
  return {
    'cbc:TaxExemptionReasonCode': reasonCodes[reason],
    'cbc:TaxExemptionReason': documentTranslator(locale)(`exemption.${reason}`),
  }
}

/** The VAT of everything, of each category, rate and reason once, `sign` being -1 where the document counts backwards. */
export function vatTotal(document: InvoiceDocument, sign: 1 | -1) {
  const groups = Map.groupBy(document.lines, (line) => `${categoryOf(line)} ${line.vatRate} ${line.vatExemption}`)
  const subtotals = [...groups.values()].flatMap((lines) =>
    vatPerRate(lines, groups.size === 1 ? document.vat : undefined).map(({ rate, net, vat }) => ({
      ...amount('cbc:TaxableAmount', sign * net),
      ...amount('cbc:TaxAmount', sign * vat),
      'cac:TaxCategory': {
        'cbc:ID': categoryOf(lines[0] ?? { vatRate: rate }),
        'cbc:Percent': String(rate),
        ...reasonOf(lines, document),
        ...scheme,
      },
    })),
  )
  return { ...amount('cbc:TaxAmount', sign * document.vat), 'cac:TaxSubtotal': subtotals }
}
