import { isCountryCode } from '../../domain/addresses.ts'
import {
  at,
  centsAt,
  decimals,
  every,
  has,
  named,
  needs,
  rule,
  says,
  single,
  textAt,
  type UblNode,
  type UblRule,
} from './rule.ts'
import { vatRules } from './vat-rules.ts'

const seller = 'AccountingSupplierParty/Party'
const buyer = 'AccountingCustomerParty/Party'
const total = 'LegalMonetaryTotal'
const lines = every('Line')
const allowances = every('AllowanceCharge')
const subtotals = every('TaxTotal/TaxSubtotal')
const means = every('PaymentMeans')
const attached = every('AdditionalDocumentReference')

/** What an amount adds up to: a sum of cents beside what stands there. */
const adds = (id: string, words: string, path: string, sum: (root: UblNode) => number): UblRule =>
  rule(id, words, (node, root) => !has(node, path) || centsAt(node, path) === sum(root))

const isTransfer = (node: UblNode) => ['30', '58'].includes(textAt(node, 'PaymentMeansCode'))
const codes = (id: string, words: string, known: readonly string[], about: UblRule['about']): UblRule =>
  rule(id, words, ({ text }) => known.includes(text.trim()), about)
const amounts = [
  ...[
    'Amount',
    'LineExtensionAmount',
    'TaxExclusiveAmount',
    'TaxInclusiveAmount',
    'AllowanceTotalAmount',
    'PrepaidAmount',
  ],
  ...['PayableAmount', 'TaxAmount', 'TaxableAmount', 'PriceAmount'],
]
const schemes = (root: UblNode) => named(root, 'EndpointID').map(({ attributes }) => attributes.schemeID ?? '')

/** EN 16931-1, as its UBL binding has it (github.com/ConnectingEurope/eInvoicing-EN16931). */
export const en16931Rules: readonly UblRule[] = [
  needs('BR-01', 'CustomizationID', 'It says by which specification it is written'),
  needs('BR-02', 'ID', 'It has a number'),
  needs('BR-03', 'IssueDate', 'It has a date'),
  rule('BR-04', 'It has a type', (root) => says(root, 'InvoiceTypeCode') || says(root, 'CreditNoteTypeCode')),
  needs('BR-05', 'DocumentCurrencyCode', 'It has a currency'),
  needs('BR-06', `${seller}/PartyLegalEntity/RegistrationName`, 'The seller has a name'),
  needs('BR-07', `${buyer}/PartyLegalEntity/RegistrationName`, 'The buyer has a name'),
  rule('BR-08', 'The seller has an address', (root) => has(root, `${seller}/PostalAddress`)),
  needs('BR-09', 'Country/IdentificationCode', 'The seller’s address has a country', every(`${seller}/PostalAddress`)),
  rule('BR-10', 'The buyer has an address', (root) => has(root, `${buyer}/PostalAddress`)),
  needs('BR-11', 'Country/IdentificationCode', 'The buyer’s address has a country', every(`${buyer}/PostalAddress`)),
  needs('BR-12', 'LineExtensionAmount', 'The total has the sum of the lines', every(total)),
  needs('BR-13', 'TaxExclusiveAmount', 'The total has the amount without VAT', every(total)),
  needs('BR-14', 'TaxInclusiveAmount', 'The total has the amount with VAT', every(total)),
  needs('BR-15', 'PayableAmount', 'The total has the amount to pay', every(total)),
  rule('BR-16', 'It has a line', (root) => has(root, 'Line')),
  needs('BR-21', 'ID', 'A line has an id', lines),
  rule(
    'BR-22',
    'A line has a quantity',
    (line) => says(line, 'InvoicedQuantity') || says(line, 'CreditedQuantity'),
    lines,
  ),
  rule(
    'BR-23',
    'A quantity has a unit',
    (line) =>
      [...at(line, 'InvoicedQuantity'), ...at(line, 'CreditedQuantity')].every((one) => one.attributes.unitCode),
    lines,
  ),
  needs('BR-24', 'LineExtensionAmount', 'A line has an amount', lines),
  needs('BR-25', 'Item/Name', 'A line says what is sold', lines),
  needs('BR-26', 'Price/PriceAmount', 'A line has a price', lines),
  rule('BR-27', 'A price is not below zero', (line) => centsAt(line, 'Price/PriceAmount') >= 0, lines),
  needs('BR-31', 'Amount', 'An allowance has an amount', allowances),
  needs('BR-32', 'TaxCategory/ID', 'An allowance has a VAT category', allowances),
  needs('BR-33', 'AllowanceChargeReason', 'An allowance says why', allowances),
  needs('BR-45', 'TaxableAmount', 'A VAT breakdown has a taxable amount', subtotals),
  needs('BR-46', 'TaxAmount', 'A VAT breakdown has its VAT', subtotals),
  needs('BR-47', 'TaxCategory/ID', 'A VAT breakdown has a category', subtotals),
  needs('BR-48', 'TaxCategory/Percent', 'A VAT breakdown has a rate', subtotals),
  needs('BR-49', 'PaymentMeansCode', 'A way to pay has a code', means),
  rule(
    'BR-50',
    'A transfer goes to an account',
    (node) => !isTransfer(node) || says(node, 'PayeeFinancialAccount/ID'),
    means,
  ),
  needs('BR-52', 'ID', 'What is attached has an id', attached),
  needs('BR-55', 'InvoiceDocumentReference/ID', 'What is credited has a number', every('BillingReference')),
  rule(
    'BR-61',
    'A transfer names the account',
    (node) => !isTransfer(node) || has(node, 'PayeeFinancialAccount/ID'),
    means,
  ),
  rule(
    'BR-62',
    'The seller’s electronic address has a scheme',
    ({ attributes }) => Boolean(attributes.schemeID),
    every(`${seller}/EndpointID`),
  ),
  rule(
    'BR-63',
    'The buyer’s electronic address has a scheme',
    ({ attributes }) => Boolean(attributes.schemeID),
    every(`${buyer}/EndpointID`),
  ),
  needs('BR-CO-04', 'Item/ClassifiedTaxCategory/ID', 'A line has a VAT category', lines),
  rule(
    'BR-CO-09',
    'A VAT number begins with its country',
    ({ text }) => text.startsWith('EL') || isCountryCode(text.slice(0, 2)),
    (root) => [...at(root, `${seller}/PartyTaxScheme/CompanyID`), ...at(root, `${buyer}/PartyTaxScheme/CompanyID`)],
  ),
  adds('BR-CO-10', 'The sum of the lines', `${total}/LineExtensionAmount`, (root) =>
    centsAt(root, 'Line/LineExtensionAmount'),
  ),
  adds('BR-CO-11', 'The sum of the allowances', `${total}/AllowanceTotalAmount`, (root) =>
    centsAt(root, 'AllowanceCharge/Amount'),
  ),
  adds(
    'BR-CO-13',
    'The amount without VAT is the lines less the allowances',
    `${total}/TaxExclusiveAmount`,
    (root) => centsAt(root, `${total}/LineExtensionAmount`) - centsAt(root, `${total}/AllowanceTotalAmount`),
  ),
  adds('BR-CO-14', 'The VAT is that of its breakdown', 'TaxTotal/TaxAmount', (root) =>
    centsAt(root, 'TaxTotal/TaxSubtotal/TaxAmount'),
  ),
  adds(
    'BR-CO-15',
    'The amount with VAT is that without it and the VAT',
    `${total}/TaxInclusiveAmount`,
    (root) => centsAt(root, `${total}/TaxExclusiveAmount`) + centsAt(root, 'TaxTotal/TaxAmount'),
  ),
  adds(
    'BR-CO-16',
    'The amount to pay is that with VAT less what was paid',
    `${total}/PayableAmount`,
    (root) => centsAt(root, `${total}/TaxInclusiveAmount`) - centsAt(root, `${total}/PrepaidAmount`),
  ),
  rule('BR-CO-18', 'It has a VAT breakdown', (root) => has(root, 'TaxTotal/TaxSubtotal')),
  needs('BR-CO-21', 'AllowanceChargeReason', 'An allowance has a reason or its code', allowances),
  rule(
    'BR-CO-25',
    'What is to pay has a day or terms',
    (root) =>
      root.name !== 'Invoice' ||
      centsAt(root, `${total}/PayableAmount`) <= 0 ||
      says(root, 'DueDate') ||
      says(root, 'PaymentTerms/Note'),
  ),
  rule(
    'BR-CO-26',
    'The seller is known by a number',
    (root) => says(root, `${seller}/PartyLegalEntity/CompanyID`) || says(root, `${seller}/PartyTaxScheme/CompanyID`),
  ),
  ...vatRules,
  decimals('BR-DEC-01', 'AllowanceCharge/Amount', 'An allowance has two decimals'),
  decimals('BR-DEC-09', `${total}/LineExtensionAmount`, 'The sum of the lines has two decimals'),
  decimals('BR-DEC-10', `${total}/AllowanceTotalAmount`, 'The sum of the allowances has two decimals'),
  decimals('BR-DEC-12', `${total}/TaxExclusiveAmount`, 'The amount without VAT has two decimals'),
  decimals('BR-DEC-13', 'TaxTotal/TaxAmount', 'The VAT has two decimals'),
  decimals('BR-DEC-14', `${total}/TaxInclusiveAmount`, 'The amount with VAT has two decimals'),
  decimals('BR-DEC-16', `${total}/PrepaidAmount`, 'What was paid has two decimals'),
  decimals('BR-DEC-18', `${total}/PayableAmount`, 'The amount to pay has two decimals'),
  decimals('BR-DEC-19', 'TaxTotal/TaxSubtotal/TaxableAmount', 'A taxable amount has two decimals'),
  decimals('BR-DEC-20', 'TaxTotal/TaxSubtotal/TaxAmount', 'The VAT of a category has two decimals'),
  decimals('BR-DEC-23', 'Line/LineExtensionAmount', 'The amount of a line has two decimals'),
  codes('BR-CL-01', 'The type is a commercial invoice or a credit note', ['380', '381'], (root) =>
    named(root, 'InvoiceTypeCode', 'CreditNoteTypeCode'),
  ),
  rule(
    'BR-CL-03',
    'An amount is in a known currency',
    ({ attributes }) => attributes.currencyID === 'EUR',
    (root) => named(root, ...amounts),
  ),
  codes('BR-CL-04', 'The currency is known', ['EUR'], every('DocumentCurrencyCode')),
  rule(
    'BR-CL-11',
    'The number of a legal entity is of a known scheme',
    ({ attributes }) => attributes.schemeID === undefined || attributes.schemeID === '0208',
    (root) => [...at(root, `${seller}/PartyLegalEntity/CompanyID`), ...at(root, `${buyer}/PartyLegalEntity/CompanyID`)],
  ),
  rule(
    'BR-CL-14',
    'A country is known',
    ({ text }) => isCountryCode(text),
    (root) => named(root, 'IdentificationCode'),
  ),
  codes('BR-CL-16', 'A way to pay is known', ['30'], every('PaymentMeans/PaymentMeansCode')),
  codes('BR-CL-17', 'A VAT category is known', ['S', 'E', 'Z'], every('TaxTotal/TaxSubtotal/TaxCategory/ID')),
  codes(
    'BR-CL-18',
    'The VAT category of a line is known',
    ['S', 'E', 'Z'],
    every('Line/Item/ClassifiedTaxCategory/ID'),
  ),
  codes('BR-CL-22', 'A reason for an exemption is known', ['VATEX-EU-132-1I'], (root) =>
    named(root, 'TaxExemptionReasonCode'),
  ),
  rule(
    'BR-CL-23',
    'A unit is known',
    ({ attributes }) => attributes.unitCode === 'C62',
    (root) => named(root, 'InvoicedQuantity', 'CreditedQuantity', 'BaseQuantity'),
  ),
  rule(
    'BR-CL-24',
    'What is attached is a PDF',
    ({ attributes }) => attributes.mimeCode === 'application/pdf',
    (root) => named(root, 'EmbeddedDocumentBinaryObject'),
  ),
  rule('BR-CL-25', 'An electronic address is of a known scheme', (_, root) =>
    schemes(root).every((scheme) => /^(?:0007|0198|0208|021[13]|99[1-5]\d)$/.test(scheme)),
  ),
  single('UBL-SR-05', 'PaymentTerms/Note', 'There is one set of terms'),
  single('UBL-SR-06', 'InvoiceDocumentReference', 'A reference names one invoice', every('BillingReference')),
  single('UBL-SR-12', `${seller}/PartyTaxScheme/CompanyID`, 'The seller has one VAT number'),
  single('UBL-SR-18', `${buyer}/PartyTaxScheme/CompanyID`, 'The buyer has one VAT number'),
  single('UBL-SR-26', 'PaymentID', 'A way to pay has one message', means),
  rule(
    'UBL-SR-48',
    'A line has one VAT category',
    (line) => at(line, 'Item/ClassifiedTaxCategory').length === 1,
    lines,
  ),
]
