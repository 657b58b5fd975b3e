import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ublRules } from '../../src/adapters/ubl/rules.ts'
import { brokenUblRules, invoiceUbl } from '../../src/adapters/ubl.ts'
import type { InvoiceDocument, Party } from '../../src/domain/documents.ts'
import { participantOf } from '../../src/domain/e-invoices.ts'
import { supplierIn } from '../../src/domain/provider.ts'
import { totalsOf, withAmount } from '../../src/domain/vat.ts'
import { randomCreditNote, randomInvoice } from '../support/random-invoices.ts'
import { belgianVat } from '../support/vat-number.ts'

const pdf = Buffer.from('%PDF-1.7')
const place = { address: 'Lange straat 1', zip: '9000', city: 'Gent', country: 'BE', email: 'boekhouding@klant.test' }
const customer: Party = { ...place, name: 'Klant nv', vat: 'BE0417497106' }

/** Of everything something: three VAT rates, exempt and zero-rated, a price per three, and taken off each. */
const lines = [
  { description: 'Zaalhuur', quantity: 2, unitPrice: 120_05, vatRate: 21 },
  { description: 'Cursus', quantity: 3, unitPrice: 1000 / 3, vatRate: 21 },
  { description: 'Syllabus', quantity: 1, unitPrice: 15_00, vatRate: 6 },
  { description: 'Opleiding', quantity: 3, unitPrice: 100_00, vatRate: 0, vatExemption: 'training' as const },
  { description: 'Boek', quantity: 1, unitPrice: 10_00, vatRate: 0 },
  { description: 'Trouwe klant', quantity: 1, unitPrice: -20_00, vatRate: 21 },
  { description: 'Tweede opleiding', quantity: 1, unitPrice: -30_00, vatRate: 0, vatExemption: 'training' as const },
  { description: 'Gebruikt boek', quantity: 1, unitPrice: -1_00, vatRate: 0 },
].map(withAmount)

const invoice: InvoiceDocument = {
  ...{ locale: 'nl', number: '2026-0042', issuedOn: '2026-11-24', dueOn: '2026-12-24', reference: 'PO 7' },
  ...{ supplier: supplierIn('nl'), customer, lines, ...totalsOf(lines), received: 50_00 },
}
const taken = lines.map(({ unitPrice, ...line }) => withAmount({ ...line, unitPrice: -unitPrice }))
const documents = {
  invoice,
  note: { ...invoice, lines: taken, ...totalsOf(taken), received: 0, creditOf: '2026-0041' },
  swedish: { ...invoice, customer: { ...customer, country: 'SE', vat: 'SE556016068001' } },
}

/** Changes what is found of a document, or of one part of it: nothing is left of it where nothing is put instead. */
type Change = [find: RegExp, put?: string, part?: string]

const element = (name: string) =>
  new RegExp(`\\s*<c[ab]c:${name}[ >](?:(?!<c[ab]c:${name}[ >])[\\s\\S])*?</c[ab]c:${name}>`)
const gone = (name: string, part?: string): Change => [element(name), '', part]
const set = (name: string, text: string, part?: string): Change => [
  new RegExp(`(<cbc:${name}(?: [^>]*)?>)[^<]*`),
  `$1${text}`,
  part,
]
const seller = 'AccountingSupplierParty'
const buyer = 'AccountingCustomerParty'
const total = 'LegalMonetaryTotal'
const line = 'InvoiceLine'

/** A rate that does not fit each category. */
const rateFor = { S: '0', E: '21', Z: '21' }
const ofCategory = (code: keyof typeof rateFor): Record<string, Change[]> => ({
  [`BR-${code}-01`]: [
    [
      new RegExp(
        `<cac:TaxSubtotal>(?:(?!</cac:TaxSubtotal>)[\\s\\S])*?<cbc:ID>${code}</cbc:ID>[\\s\\S]*?</cac:TaxSubtotal>`,
        'g',
      ),
      '',
    ],
  ],
  [`BR-${code}-02`]: [gone('PartyTaxScheme', seller)],
  [`BR-${code}-03`]: [gone('PartyTaxScheme', seller)],
  [`BR-${code}-05`]: [
    [
      new RegExp(`(<cac:ClassifiedTaxCategory>\\s*<cbc:ID>${code}</cbc:ID>\\s*<cbc:Percent>)\\d+`),
      `$1${rateFor[code]}`,
    ],
  ],
  [`BR-${code}-06`]: [
    [
      new RegExp(
        `(<cac:AllowanceCharge>(?:(?!</cac:AllowanceCharge>)[\\s\\S])*?<cbc:ID>${code}</cbc:ID>\\s*<cbc:Percent>)\\d+`,
      ),
      `$1${rateFor[code]}`,
    ],
  ],
  [`BR-${code}-08`]: [
    [
      new RegExp(
        `(<cbc:TaxableAmount currencyID="EUR">)[\\d.]+(?=(?:(?!</cac:TaxSubtotal>)[\\s\\S])*?<cbc:ID>${code}</cbc:ID>)`,
      ),
      '$19999.00',
    ],
  ],
  [`BR-${code}-09`]: [
    [
      new RegExp(
        `(<cac:TaxSubtotal>(?:(?!</cac:TaxSubtotal>)[\\s\\S])*?<cbc:TaxAmount currencyID="EUR">)[\\d.]+(?=(?:(?!</cac:TaxSubtotal>)[\\s\\S])*?<cbc:ID>${code}</cbc:ID>)`,
      ),
      '$1999.00',
    ],
  ],
  [`BR-${code}-10`]: [
    code === 'E'
      ? [/\s*<cbc:TaxExemptionReason(Code)?>[^<]*<\/cbc:TaxExemptionReason(Code)?>/g, '']
      : [
          new RegExp(`(<cac:TaxCategory>\\s*<cbc:ID>${code}</cbc:ID>\\s*<cbc:Percent>\\d+</cbc:Percent>)`, 'g'),
          '$1<cbc:TaxExemptionReason>Zomaar</cbc:TaxExemptionReason>',
        ],
  ],
})

/** What breaks each rule, done to the invoice unless another is named. */
const breaks: Record<string, Change[]> = {
  'BR-01': [gone('CustomizationID')],
  'BR-02': [[/\s*<cbc:ID>2026-0042<\/cbc:ID>/, '']],
  'BR-03': [gone('IssueDate')],
  'BR-04': [gone('InvoiceTypeCode')],
  'BR-05': [gone('DocumentCurrencyCode')],
  'BR-06': [gone('RegistrationName', seller)],
  'BR-07': [gone('RegistrationName', buyer)],
  'BR-08': [gone('PostalAddress', seller)],
  'BR-09': [gone('Country', seller)],
  'BR-10': [gone('PostalAddress', buyer)],
  'BR-11': [gone('Country', buyer)],
  'BR-12': [gone('LineExtensionAmount', total)],
  'BR-13': [gone('TaxExclusiveAmount', total)],
  'BR-14': [gone('TaxInclusiveAmount', total)],
  'BR-15': [gone('PayableAmount', total)],
  'BR-16': [[/\s*<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, '']],
  'BR-21': [gone('ID', line)],
  'BR-22': [gone('InvoicedQuantity', line)],
  'BR-23': [[/(<cbc:InvoicedQuantity) unitCode="C62"/, '$1']],
  'BR-24': [gone('LineExtensionAmount', line)],
  'BR-25': [gone('Name', line)],
  'BR-26': [gone('PriceAmount', line)],
  'BR-27': [set('PriceAmount', '-5.00', line)],
  'BR-31': [gone('Amount', 'AllowanceCharge')],
  'BR-32': [gone('TaxCategory', 'AllowanceCharge')],
  'BR-33': [gone('AllowanceChargeReason', 'AllowanceCharge')],
  'BR-45': [gone('TaxableAmount', 'TaxSubtotal')],
  'BR-46': [gone('TaxAmount', 'TaxSubtotal')],
  'BR-47': [gone('ID', 'TaxSubtotal')],
  'BR-48': [gone('Percent', 'TaxSubtotal')],
  'BR-49': [gone('PaymentMeansCode')],
  'BR-50': [[/(<cac:PayeeFinancialAccount>\s*)<cbc:ID>[^<]*<\/cbc:ID>/, '$1<cbc:ID> </cbc:ID>']],
  'BR-52': [gone('ID', 'AdditionalDocumentReference')],
  'BR-61': [gone('PayeeFinancialAccount')],
  'BR-62': [[/(<cbc:EndpointID) schemeID="0208"/, '$1', seller]],
  'BR-63': [[/(<cbc:EndpointID) schemeID="0208"/, '$1', buyer]],
  'BR-CO-04': [gone('ClassifiedTaxCategory', line)],
  'BR-CO-09': [set('CompanyID', 'XX0417497106', 'PartyTaxScheme')],
  'BR-CO-10': [set('LineExtensionAmount', '1.00', total)],
  'BR-CO-11': [set('AllowanceTotalAmount', '1.00', total)],
  'BR-CO-13': [set('TaxExclusiveAmount', '1.00', total)],
  'BR-CO-14': [[/(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="EUR">)[\d.]+/, '$11.00']],
  'BR-CO-15': [set('TaxInclusiveAmount', '1.00', total)],
  'BR-CO-16': [set('PayableAmount', '1.00', total)],
  'BR-CO-17': [set('TaxAmount', '999.00', 'TaxSubtotal')],
  'BR-CO-18': [gone('TaxTotal')],
  'BR-CO-21': [gone('AllowanceChargeReason', 'AllowanceCharge')],
  'BR-CO-25': [gone('DueDate')],
  'BR-CO-26': [gone('PartyTaxScheme', seller), gone('CompanyID', seller)],
  ...ofCategory('S'),
  ...ofCategory('E'),
  ...ofCategory('Z'),
  'BR-DEC-01': [set('Amount', '20.001', 'AllowanceCharge')],
  'BR-DEC-09': [set('LineExtensionAmount', '575.101', total)],
  'BR-DEC-10': [set('AllowanceTotalAmount', '51.001', total)],
  'BR-DEC-12': [set('TaxExclusiveAmount', '524.101', total)],
  'BR-DEC-13': [[/(<cac:TaxTotal>\s*<cbc:TaxAmount currencyID="EUR">)[\d.]+/, '$149.221']],
  'BR-DEC-14': [set('TaxInclusiveAmount', '573.321', total)],
  'BR-DEC-16': [set('PrepaidAmount', '50.001', total)],
  'BR-DEC-18': [set('PayableAmount', '523.321', total)],
  'BR-DEC-19': [set('TaxableAmount', '230.101', 'TaxSubtotal')],
  'BR-DEC-20': [set('TaxAmount', '48.321', 'TaxSubtotal')],
  'BR-DEC-23': [set('LineExtensionAmount', '240.101', line)],
  'BR-CL-01': [set('InvoiceTypeCode', '999')],
  'BR-CL-03': [[/(<cbc:PayableAmount currencyID=")EUR/, '$1XXY']],
  'BR-CL-04': [set('DocumentCurrencyCode', 'XXY')],
  'BR-CL-11': [[/(<cac:PartyLegalEntity>[\s\S]*?<cbc:CompanyID schemeID=")0208/, '$19999']],
  'BR-CL-14': [set('IdentificationCode', 'XX')],
  'BR-CL-16': [set('PaymentMeansCode', '999')],
  'BR-CL-17': [set('ID', 'X', 'TaxSubtotal')],
  'BR-CL-18': [set('ID', 'X', 'ClassifiedTaxCategory')],
  'BR-CL-22': [set('TaxExemptionReasonCode', 'VATEX-NONE')],
  'BR-CL-23': [[/(<cbc:InvoicedQuantity unitCode=")C62/, '$1NONE']],
  'BR-CL-24': [[/mimeCode="application\/pdf"/, 'mimeCode="text/html"']],
  'BR-CL-25': [[/(<cbc:EndpointID schemeID=")0208/, '$19999', buyer]],
  'UBL-SR-05': [
    [
      /(<cac:LegalMonetaryTotal>)/,
      '<cac:PaymentTerms><cbc:Note>Eén</cbc:Note><cbc:Note>Twee</cbc:Note></cac:PaymentTerms>$1',
    ],
  ],
  'UBL-SR-12': [[/(<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>)/, '$1$1', seller]],
  'UBL-SR-18': [[/(<cac:PartyTaxScheme>[\s\S]*?<\/cac:PartyTaxScheme>)/, '$1$1', buyer]],
  'UBL-SR-26': [[/(<cbc:PaymentID>)/, '<cbc:PaymentID>2</cbc:PaymentID>$1']],
  'UBL-SR-48': [[/(<cac:ClassifiedTaxCategory>[\s\S]*?<\/cac:ClassifiedTaxCategory>)/, '$1$1']],
  elements: [[/(<cbc:BuyerReference>)/, '<cbc:AccountingCost>4</cbc:AccountingCost>$1']],
  'PEPPOL-EN16931-R001': [gone('ProfileID')],
  'PEPPOL-EN16931-R002': [[/(<cbc:DocumentCurrencyCode>)/, '<cbc:Note>Eén</cbc:Note><cbc:Note>Twee</cbc:Note>$1']],
  'PEPPOL-EN16931-R003': [gone('BuyerReference')],
  'PEPPOL-EN16931-R004': [set('CustomizationID', 'urn:cen.eu:en16931:2017')],
  'PEPPOL-EN16931-R007': [set('ProfileID', 'urn:mine')],
  'PEPPOL-EN16931-R008': [set('StreetName', '')],
  'PEPPOL-EN16931-R010': [gone('EndpointID', buyer)],
  'PEPPOL-EN16931-R020': [gone('EndpointID', seller)],
  'PEPPOL-EN16931-R043': [set('ChargeIndicator', '0')],
  'PEPPOL-EN16931-R051': [[/(<cbc:PayableAmount currencyID=")EUR/, '$1USD']],
  'PEPPOL-EN16931-R053': [[/(<cac:TaxTotal>[\s\S]*?<\/cac:TaxTotal>)/, '$1$1']],
  'PEPPOL-EN16931-R054': [
    [
      /(<cac:LegalMonetaryTotal>)/,
      '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">1.00</cbc:TaxAmount></cac:TaxTotal>$1',
    ],
  ],
  'PEPPOL-EN16931-R120': [set('PriceAmount', '1.00', line)],
  'PEPPOL-EN16931-R121': [set('BaseQuantity', '0')],
  'PEPPOL-EN16931-R130': [[/(<cbc:BaseQuantity unitCode=")C62/, '$1HUR']],
  'PEPPOL-EN16931-P0100': [set('InvoiceTypeCode', '81')],
  'PEPPOL-EN16931-CL001': [[/mimeCode="application\/pdf"/, 'mimeCode="text/html"']],
  'PEPPOL-EN16931-CL007': [set('DocumentCurrencyCode', 'XXY')],
  'PEPPOL-EN16931-CL008': [[/(<cbc:EndpointID schemeID=")0208/, '$19999', buyer]],
  'PEPPOL-EN16931-F001': [set('IssueDate', '24/11/2026')],
  'PEPPOL-COMMON-R043': [set('EndpointID', '0417497107', buyer)],
}

/** Those that only another document can break. */
const elsewhere: Record<string, [keyof typeof documents, Change[]]> = {
  'BR-55': ['note', [gone('ID', 'InvoiceDocumentReference')]],
  'UBL-SR-06': ['note', [[/(<cac:InvoiceDocumentReference>[\s\S]*?<\/cac:InvoiceDocumentReference>)/, '$1$1']]],
  'PEPPOL-EN16931-P0101': ['note', [set('CreditNoteTypeCode', '380')]],
  'PEPPOL-COMMON-R049': ['swedish', [set('EndpointID', '5560160681', buyer)]],
}

function changed(xml: string, changes: Change[]): string {
  return changes.reduce((text, [find, put = '', part]) => {
    const within = part ? (element(part).exec(text)?.[0] ?? '') : text
    const after = within.replace(find, put)
    expect(after, String(find)).not.toBe(within)
    return text.replace(within, () => after)
  }, xml)
}

const idsOf = async (xml: string) => (await brokenUblRules(xml)).map(({ id }) => id)

describe('the rules of EN 16931 and Peppol', () => {
  const written = new Map<string, string>()
  beforeAll(async () => {
    for (const [name, document] of Object.entries(documents)) written.set(name, await invoiceUbl(document, pdf))
  })

  test('what they are tried on breaks none', async () => {
    for (const [name, xml] of written) expect(await idsOf(xml), name).toEqual([])
  })

  test('each has a document that breaks it', () => {
    const tried = [...Object.keys(breaks), ...Object.keys(elsewhere)]
    expect(tried.toSorted()).toEqual(ublRules.map(({ id }) => id).toSorted())
  })

  test.each(Object.entries(breaks))('%s is broken', async (id, changes) => {
    expect(await idsOf(changed(written.get('invoice') ?? '', changes))).toContain(id)
  })

  test.each(Object.entries(elsewhere))('%s is broken', async (id, [name, changes]) => {
    expect(await idsOf(changed(written.get(name) ?? '', changes))).toContain(id)
  })
})

test('a thousand random invoices and credit notes break none', async () => {
  const documents = fc.sample(fc.oneof(randomInvoice, randomCreditNote), 1000)
  for (const document of documents) {
    const xml = await invoiceUbl(document, pdf)
    expect(await idsOf(xml), xml).toEqual([])
  }
}, 120_000)

test('a public body is known by the number of its enterprise, and a private person by none', async () => {
  const body = { ...customer, vat: null, enterpriseNumber: belgianVat(2_075_374).slice(2) }
  expect(participantOf(body)).toBe(`0208:${body.enterpriseNumber}`)
  const xml = await invoiceUbl({ ...invoice, customer: body }, pdf)
  expect(await idsOf(xml)).toEqual([])
  expect(xml.split('AccountingCustomerParty')[1]).not.toContain('PartyTaxScheme')
  expect(participantOf({ vat: null })).toBe(null)
})
