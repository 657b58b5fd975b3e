import { FormatFactoryService, type Invoice } from '@e-invoice-eu/core'
import type { InvoiceDocument, Party } from '../../domain/documents.ts'
import { amount } from './amounts.ts'
import { linesAndAllowances } from './lines.ts'
import { buyer, seller } from './parties.ts'
import { payable, paymentOf } from './payment.ts'
import { vatTotal } from './vat.ts'

const peppol = {
  'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
}
/** A commercial invoice or a credit note, in the code list of the United Nations (UNCL1001). */
const types = { invoice: '380', creditNote: '381' } as const

/** What writes UBL, by itself: InvoiceService compiles its whole schema each time, half a second in which nobody is served. */
const writer = new FormatFactoryService().createFormatService('UBL', console)

/** What XML has no way to say. */
const unsayable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** As the library takes it: a credit note, too, in the words of an invoice. */
function content(document: InvoiceDocument, customer: Party & { vat: string }): Invoice['ubl:Invoice'] {
  const { number, issuedOn, supplier, reference, creditOf, net } = document
  const sign = creditOf ? -1 : 1
  const { lines, allowances, sums } = linesAndAllowances(document.lines, sign)
  return {
    ...peppol,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': creditOf ? types.creditNote : types.invoice,
    'cbc:DocumentCurrencyCode': 'EUR',
    // One is asked for (PEPPOL-EN16931-R003); who gave none knows the number.
    'cbc:BuyerReference': reference || number,
    ...(creditOf && { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': creditOf } }] }),
    'cac:AccountingSupplierParty': seller(supplier),
    'cac:AccountingCustomerParty': buyer(customer),
    ...paymentOf(document),
    ...(allowances.length > 0 && { 'cac:AllowanceCharge': allowances }),
    'cac:TaxTotal': [vatTotal(document, sign)],
    'cac:LegalMonetaryTotal': {
      ...sums,
      ...amount('cbc:TaxExclusiveAmount', sign * net),
      ...payable(document, sign),
    },
    'cac:InvoiceLine': lines,
  }
}

/** An invoice or credit note in UBL, by Peppol BIS Billing 3.0, with its PDF inside. */
export async function invoiceUbl(document: InvoiceDocument, pdf: Uint8Array): Promise<string> {
  const { locale, number, customer } = document
  if (!customer.vat) throw new Error(`Invoice ${number} is for somebody without a VAT number`)
  const xml = await writer.generate(
    { 'ubl:Invoice': content(document, { ...customer, vat: customer.vat }) },
    {
      format: 'UBL',
      lang: locale,
      embedPDF: true,
      pdf: { buffer: pdf, filename: `${number}.pdf`, mimetype: 'application/pdf', id: `${number}.pdf` },
    },
  )
  return xml.toString().replaceAll(unsayable, '')
}
