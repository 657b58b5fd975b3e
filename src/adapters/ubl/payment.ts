import type { InvoiceDocument } from '../../domain/documents.ts'
import { paymentReference } from '../../domain/payment-reference.ts'
import { provider } from '../../domain/provider.ts'
import { documentTranslator } from '../pdf/texts.ts'
import { amount } from './amounts.ts'

/** A transfer, in the code list of the United Nations (UNCL4461). */
const creditTransfer = '30' as const

/** How an invoice is paid: nothing where it was, and a credit note says how its money comes back. */
export function paymentOf(document: InvoiceDocument) {
  const { locale, number, dueOn, creditOf, isPart, paid, supplier } = document
  const t = documentTranslator(locale)
  if (creditOf) {
    return {
      'cbc:Note': [t('invoice.creditVat')],
      'cac:PaymentTerms': { 'cbc:Note': t(isPart ? 'invoice.creditPart' : 'invoice.creditDone', { number: creditOf }) },
    }
  }
  if (paid || document.total <= 0) return { 'cac:PaymentTerms': { 'cbc:Note': t('invoice.paid') } }
  return {
    'cbc:DueDate': dueOn,
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': creditTransfer,
        'cbc:PaymentID': document.paymentReference ?? paymentReference(number),
        'cac:PayeeFinancialAccount': { 'cbc:ID': provider.iban.replaceAll(' ', ''), 'cbc:Name': supplier.name },
      },
    ],
  }
}

/** What is due, less what was paid before the invoice was issued. */
export function payable({ total, paid, creditOf }: InvoiceDocument, sign: 1 | -1) {
  const prepaid = paid && !creditOf ? total : 0
  return {
    ...amount('cbc:TaxInclusiveAmount', sign * total),
    ...(prepaid > 0 && amount('cbc:PrepaidAmount', prepaid)),
    ...amount('cbc:PayableAmount', sign * total - prepaid),
  }
}
