import { enterpriseNumber } from '../../domain/vat-number.ts'
import {
  at,
  centsAt,
  every,
  has,
  named,
  needs,
  rule,
  says,
  textAt,
  type UblNode,
  type UblRule,
  within,
} from './rule.ts'

const specification = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
const lines = every('Line')

/** Everything that may stand in what we write: no rule of what else there is can be broken by it. */
const known = new Set(
  [
    'Invoice CreditNote CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode CreditNoteTypeCode Note',
    'DocumentCurrencyCode BuyerReference BillingReference InvoiceDocumentReference AdditionalDocumentReference Attachment',
    'EmbeddedDocumentBinaryObject AccountingSupplierParty AccountingCustomerParty Party EndpointID PartyName Name',
    'PostalAddress StreetName CityName PostalZone Country IdentificationCode PartyTaxScheme CompanyID TaxScheme',
    'PartyLegalEntity RegistrationName Contact Telephone ElectronicMail PaymentMeans PaymentMeansCode PaymentID',
    'PayeeFinancialAccount PaymentTerms AllowanceCharge ChargeIndicator AllowanceChargeReason Amount TaxCategory Percent',
    'TaxExemptionReasonCode TaxExemptionReason TaxTotal TaxAmount TaxSubtotal TaxableAmount LegalMonetaryTotal',
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount PrepaidAmount PayableAmount',
    'InvoiceLine CreditNoteLine InvoicedQuantity CreditedQuantity Item ClassifiedTaxCategory Price PriceAmount BaseQuantity',
  ].flatMap((names) => names.split(' ')),
)

const quantityOf = (line: UblNode) =>
  at(line, line.name === 'CreditNoteLine' ? 'CreditedQuantity' : 'InvoicedQuantity')[0]

/** The amount of a line is its quantity times its price; two cents are left to rounding. */
function isPriced(line: UblNode): boolean {
  const price = Number(textAt(line, 'Price/PriceAmount'))
  const per = says(line, 'Price/BaseQuantity') ? Number(textAt(line, 'Price/BaseQuantity')) : 1
  const expected = Math.round((Number(quantityOf(line)?.text) * price * 100) / per)
  return Math.abs(centsAt(line, 'LineExtensionAmount') - expected) <= 2
}

/** By the check that Swedish numbers of organisations end with (Luhn). */
function isSwedish(number: string): boolean {
  const digits = [...number].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
  return /^\d{10}$/.test(number) && digits.reduce((sum, one) => sum + (one > 9 ? one - 9 : one), 0) % 10 === 0
}

const isDay = ({ text }: UblNode) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

/** Of Peppol BIS Billing 3.0 (docs.peppol.eu/poacc/billing/3.0/rules/ubl-peppol). */
export const peppolRules: readonly UblRule[] = [
  rule('elements', 'Nothing stands in it whose rules are not checked here', ({ name }) => known.has(name), within),
  needs('PEPPOL-EN16931-R001', 'ProfileID', 'It names its business process'),
  rule('PEPPOL-EN16931-R002', 'It has one note at most', (root) => at(root, 'Note').length <= 1),
  needs('PEPPOL-EN16931-R003', 'BuyerReference', 'It has a reference of the buyer'),
  rule('PEPPOL-EN16931-R004', 'It is written by Peppol BIS Billing 3.0', (root) =>
    textAt(root, 'CustomizationID').startsWith(specification),
  ),
  rule('PEPPOL-EN16931-R007', 'Its business process is known', (root) =>
    /^urn:fdc:peppol\.eu:2017:poacc:billing:\d{2}:1\.0$/.test(textAt(root, 'ProfileID')),
  ),
  rule(
    'PEPPOL-EN16931-R008',
    'No element is empty',
    ({ children, text }) => children.length > 0 || text.trim() !== '',
    within,
  ),
  needs(
    'PEPPOL-EN16931-R010',
    'EndpointID',
    'The buyer has an electronic address',
    every('AccountingCustomerParty/Party'),
  ),
  needs(
    'PEPPOL-EN16931-R020',
    'EndpointID',
    'The seller has an electronic address',
    every('AccountingSupplierParty/Party'),
  ),
  rule(
    'PEPPOL-EN16931-R043',
    'What is taken off says so',
    (node) => ['true', 'false'].includes(textAt(node, 'ChargeIndicator')),
    every('AllowanceCharge'),
  ),
  rule('PEPPOL-EN16931-R051', 'All amounts are in the currency of the document', (root) =>
    within(root).every(
      ({ attributes: { currencyID } }) => !currencyID || currencyID === textAt(root, 'DocumentCurrencyCode'),
    ),
  ),
  rule(
    'PEPPOL-EN16931-R053',
    'There is one VAT total with a breakdown',
    (root) => at(root, 'TaxTotal').filter((node) => has(node, 'TaxSubtotal')).length === 1,
  ),
  rule('PEPPOL-EN16931-R054', 'There is no VAT total without one', (root) =>
    at(root, 'TaxTotal').every((node) => has(node, 'TaxSubtotal')),
  ),
  rule('PEPPOL-EN16931-R120', 'The amount of a line is its quantity times its price', isPriced, lines),
  rule(
    'PEPPOL-EN16931-R121',
    'A price is for more than nothing',
    (line) => !says(line, 'Price/BaseQuantity') || Number(textAt(line, 'Price/BaseQuantity')) > 0,
    lines,
  ),
  rule(
    'PEPPOL-EN16931-R130',
    'A price and a quantity have one unit',
    (line) =>
      at(line, 'Price/BaseQuantity').every(
        ({ attributes }) => attributes.unitCode === quantityOf(line)?.attributes.unitCode,
      ),
    lines,
  ),
  rule(
    'PEPPOL-EN16931-P0100',
    'The type of an invoice is one of the process',
    ({ text }) => text === '380',
    every('InvoiceTypeCode'),
  ),
  rule(
    'PEPPOL-EN16931-P0101',
    'The type of a credit note is one of the process',
    ({ text }) => text === '381',
    every('CreditNoteTypeCode'),
  ),
  rule(
    'PEPPOL-EN16931-CL001',
    'What is attached is of a kind that Peppol takes',
    ({ attributes }) => attributes.mimeCode === 'application/pdf',
    (root) => named(root, 'EmbeddedDocumentBinaryObject'),
  ),
  rule(
    'PEPPOL-EN16931-CL007',
    'A currency is one of ISO 4217',
    ({ text }) => text === 'EUR',
    every('DocumentCurrencyCode'),
  ),
  rule(
    'PEPPOL-EN16931-CL008',
    'An electronic address is of a scheme of Peppol',
    ({ attributes: { schemeID = '' } }) => /^(?:0007|0198|0208|021[13]|99[1-5]\d)$/.test(schemeID),
    (root) => named(root, 'EndpointID'),
  ),
  rule('PEPPOL-EN16931-F001', 'A date is YYYY-MM-DD', isDay, (root) => named(root, 'IssueDate', 'DueDate')),
  rule(
    'PEPPOL-COMMON-R043',
    'The number of a Belgian enterprise has its check digits',
    ({ text }) => enterpriseNumber(`BE${text}`) !== null,
    (root) => named(root, 'EndpointID', 'CompanyID').filter(({ attributes }) => attributes.schemeID === '0208'),
  ),
  rule(
    'PEPPOL-COMMON-R049',
    'The number of a Swedish organisation has its check digit',
    ({ text }) => isSwedish(text),
    (root) => named(root, 'EndpointID').filter(({ attributes }) => attributes.schemeID === '0007'),
  ),
]
