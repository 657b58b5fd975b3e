import { FormatFactoryService, type Invoice } from '@e-invoice-eu/core'
import { isCountryCode } from '../../domain/addresses.ts'
import { withoutSpaces } from '../../domain/bank.ts'
import type { DocumentLine, InvoiceDocument, Party, Supplier } from '../../domain/documents.ts'
import { electronicAddressOf, enterpriseOf } from '../../domain/e-invoices.ts'
import { paymentReference } from '../../domain/money.ts'
import { exemptionsOf, vatPerRate } from '../../domain/vat.ts'
import { creditText, documentTranslator, payText, sharesText } from '../pdf/document-texts.ts'

type CountryCode =
  Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party']['cac:PostalAddress']['cac:Country']

/** Only what is there: an empty element is refused (PEPPOL-EN16931-R008). */
function given<Name extends string>(values: Record<Name, string | null>): Partial<Record<Name, string>> {
  const entries = Object.entries<string | null>(values).filter(([, value]) => value?.trim())
  return Object.fromEntries(entries) as Partial<Record<Name, string>>
}

/** A country in somebody's own words is Belgium. */
const countryCode = (country: string | null) =>
  ({ 'cbc:IdentificationCode': isCountryCode(country) ? country : 'BE' }) as CountryCode

/** Where Peppol finds a party. */
function endpointOf(of: Party) {
  const address = electronicAddressOf(of)
  if (!address) throw new Error(`${of.name} has no number that Peppol knows`)
  return { 'cbc:EndpointID': address.id, 'cbc:EndpointID@schemeID': address.scheme }
}

function registeredAs(of: Party) {
  const { name } = of
  const number = enterpriseOf(of)
  return {
    'cbc:RegistrationName': name,
    ...(number && ({ 'cbc:CompanyID': number, 'cbc:CompanyID@schemeID': '0208' } as const)),
  }
}

/** A party that Peppol knows, as seller or buyer. */
function party(of: Party) {
  const { name, address, zip, city, country } = of
  return {
    ...endpointOf(of),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      ...given({ 'cbc:StreetName': address, 'cbc:CityName': city, 'cbc:PostalZone': zip }),
      'cac:Country': countryCode(country),
    },
    'cac:PartyLegalEntity': registeredAs(of),
  }
}

const taxScheme = (vat: string) => ({ 'cbc:CompanyID': vat, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } })

export const seller = (supplier: Supplier) => ({
  'cac:Party': {
    ...party(supplier),
    'cac:PartyTaxScheme': [taxScheme(supplier.vat ?? '')] as [ReturnType<typeof taxScheme>],
    'cac:Contact': {
      'cbc:Name': supplier.name,
      'cbc:Telephone': supplier.phone,
      ...given({ 'cbc:ElectronicMail': supplier.email }),
    },
  },
})

/** Public bodies are known by the number of their enterprise alone: they have no VAT number. */
export const buyer = (customer: Party) => ({
  'cac:Party': {
    ...party(customer),
    ...(customer.vat && { 'cac:PartyTaxScheme': taxScheme(customer.vat) }),
    ...(customer.email && { 'cac:Contact': { 'cbc:ElectronicMail': customer.email } }),
  },
})

const currency = 'EUR' as const

/** Cents as UBL writes them: '120.05'. */
const euros = (cents: number): string => (cents / 100).toFixed(2)

/** An amount under its name, with the currency that goes with it. */
const amount = <Name extends string>(name: Name, cents: number) =>
  ({ [name]: euros(cents), [`${name}@currencyID`]: currency }) as Record<Name, string> &
    Record<`${Name}@currencyID`, typeof currency>

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 10 })

/** A count of pieces under its name: invoices do not say what their quantities count. */
const quantity = <Name extends string>(name: Name, count: number) =>
  ({ [name]: plain.format(count), [`${name}@unitCode`]: 'C62' }) as Record<Name, string> &
    Record<`${Name}@unitCode`, 'C62'>

const scheme = { 'cac:TaxScheme': { 'cbc:ID': 'VAT' } }

/** The code of each reason in the list of the European Commission: education is article 132 (1) (i) of the directive. */
const reasonCodes = { training: 'VATEX-EU-132-1I' }

/** Standard whatever the rate, exempt with a reason, or zero-rated without one. */
function categoryOf({ vatRate, vatExemption }: Pick<DocumentLine, 'vatRate' | 'vatExemption'>): 'S' | 'E' | 'Z' {
  if (vatRate > 0) return 'S'
  return vatExemption ? 'E' : 'Z'
}

/** The VAT of a line or a discount. */
const vatOfLine = (line: DocumentLine) => ({
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

/** The VAT of each category, rate and reason, once; the cent that rounding left to the document is that of the most VAT. */
function vatGroups({ lines, vat: whole }: InvoiceDocument) {
  const apart = Map.groupBy(lines, (line) => `${categoryOf(line)} ${line.vatRate} ${line.vatExemption}`)
  const groups = [...apart.values()].flatMap((own) => vatPerRate(own).map((group) => ({ ...group, lines: own })))
  const [most] = groups.toSorted((one, other) => Math.abs(other.vat) - Math.abs(one.vat))
  const left = whole - groups.reduce((sum, { vat }) => sum + vat, 0)
  return groups.map((group) => (group === most ? { ...group, vat: group.vat + left } : group))
}

/** The VAT of everything, `sign` being -1 where the document counts backwards. */
function vatTotal(document: InvoiceDocument, sign: 1 | -1) {
  const subtotals = vatGroups(document).map(({ rate, net, vat, lines }) => ({
    ...amount('cbc:TaxableAmount', sign * net),
    ...amount('cbc:TaxAmount', sign * vat),
    'cac:TaxCategory': {
      'cbc:ID': categoryOf(lines[0] ?? { vatRate: rate }),
      'cbc:Percent': String(rate),
      ...reasonOf(lines, document),
      ...scheme,
    },
  }))
  return { ...amount('cbc:TaxAmount', sign * document.vat), 'cac:TaxSubtotal': subtotals }
}

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
function linesAndAllowances(lines: readonly DocumentLine[], sign: 1 | -1) {
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

/** A transfer, in the code list of the United Nations (UNCL4461). */
const creditTransfer = '30' as const

/** How an invoice is paid: nothing where it was, and a credit note says how its money comes back. */
function paymentOf(document: InvoiceDocument) {
  const { locale, number, dueOn, creditOf, paid, supplier } = document
  const t = documentTranslator(locale)
  if (creditOf) {
    return {
      'cbc:Note': [t('invoice.creditVat')],
      'cac:PaymentTerms': { 'cbc:Note': creditText(document, t) },
    }
  }
  if (paid || document.total <= 0) return { 'cac:PaymentTerms': { 'cbc:Note': t('invoice.paid') } }
  const shared = sharesText(document, t)
  return {
    'cbc:DueDate': dueOn,
    ...(shared && { 'cac:PaymentTerms': { 'cbc:Note': `${payText(document, t)} ${shared}` } }),
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': creditTransfer,
        'cbc:PaymentID': document.paymentReference ?? paymentReference(number),
        'cac:PayeeFinancialAccount': { 'cbc:ID': withoutSpaces(supplier.iban), 'cbc:Name': supplier.name },
      },
    ],
  }
}

/** What is due, less what was paid before the invoice was issued. */
function payable({ total, paid, received = 0, creditOf }: InvoiceDocument, sign: 1 | -1) {
  const prepaid = paid && !creditOf ? total : received
  return {
    ...amount('cbc:TaxInclusiveAmount', sign * total),
    ...(prepaid > 0 && amount('cbc:PrepaidAmount', prepaid)),
    ...amount('cbc:PayableAmount', sign * total - prepaid),
  }
}

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
function content(document: InvoiceDocument): Invoice['ubl:Invoice'] {
  const { number, issuedOn, supplier, customer, reference, creditOf, replaces, splits, net } = document
  const preceding = creditOf ?? replaces ?? splits
  const sign = creditOf ? -1 : 1
  const { lines, allowances, sums } = linesAndAllowances(document.lines, sign)
  return {
    ...peppol,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': creditOf ? types.creditNote : types.invoice,
    'cbc:DocumentCurrencyCode': 'EUR',
    // One is asked for (PEPPOL-EN16931-R003); who gave none knows the number.
    'cbc:BuyerReference': reference?.trim() || number,
    ...(preceding && { 'cac:BillingReference': [{ 'cac:InvoiceDocumentReference': { 'cbc:ID': preceding } }] }),
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
  const { locale, number } = document
  const xml = await writer.generate(
    { 'ubl:Invoice': content(document) },
    {
      format: 'UBL',
      lang: locale,
      embedPDF: true,
      pdf: { buffer: pdf, filename: `${number}.pdf`, mimetype: 'application/pdf', id: `${number}.pdf` },
    },
  )
  return xml.toString().replaceAll(unsayable, '')
}
