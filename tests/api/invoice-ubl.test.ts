import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { issueInvoice } from '../../src/api/money/issue-invoice.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { billedTo, type Customer, newCustomer } from '../support/training.ts'
import { centsAt, type Element, elementsAt, readXml, textsAt, within } from '../support/ubl.ts'

let api: TestApi
let staff: Record<string, string>
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

const buyer = { ...billedTo, vat: 'BE0999123457' }
const room = { description: 'Zaalhuur', quantity: 2, unitPrice: 120_05, vatRate: 21 }
const syllabus = { description: 'Syllabus', quantity: 1, unitPrice: 15_00, vatRate: 6 }
const exempt = {
  description: 'Opleiding',
  quantity: 3,
  unitPrice: 100_00,
  vatRate: 0,
  vatExemption: 'training',
} as const
const discount = { description: 'Trouwe klant', quantity: 1, unitPrice: -20_00, vatRate: 21 }
const third = { description: 'Cursus', quantity: 3, unitPrice: 1000 / 3, vatRate: 21 }

interface Wish {
  lines?: (typeof room | typeof exempt)[]
  status?: 'open' | 'paid'
  received?: number
  reference?: string | null
  billed?: Partial<Record<keyof typeof buyer, string | null>>
}

/** The id and number of an invoice of the customer's organisation. */
async function issue({ lines = [room], status = 'open', received, reference = null, billed = {} }: Wish = {}) {
  return api.db.transaction((tx) =>
    issueInvoice(tx, {
      ...{ organisationId: customer.organisation, userId: customer.id, status, received, locale: 'nl' },
      ...{ reference, lines },
      customer: { ...buyer, ...billed, name: billed.name ?? buyer.name },
      publicUrl: 'http://site.test',
    }),
  )
}

/** The UBL of an invoice. */
async function read(id: string) {
  const { status, headers, bytes } = await getBytes(api, `/invoices/${id}/ubl`, customer.headers)
  expect(status).toBe(200)
  const xml = new TextDecoder().decode(bytes)
  return { headers, xml, document: readXml(xml) }
}

/** The credit note of an invoice, by its id. */
async function creditNoteOf({ id, number }: { id: string; number: string }) {
  await api.send('PATCH', `/invoices/${id}`, { status: 'credited' }, staff)
  const { body } = await api.get('/invoices/all', staff)
  return body.find(({ creditOf }: { creditOf: string | null }) => creditOf === number)._id as string
}

const cases: Record<string, Wish & { credited?: true }> = {
  'at 21 %': { lines: [room] },
  'of two rates': { lines: [room, syllabus], reference: 'PO 7' },
  'without VAT': { lines: [exempt] },
  'exempt and not': { lines: [exempt, room] },
  'with a discount': { lines: [room, discount] },
  'with a price that is no whole cent': { lines: [third] },
  'paid before it was issued': { lines: [room], status: 'paid' },
  'paid in part before it was issued': { lines: [room], received: 10_000 },
  'taken back': { lines: [room, syllabus], credited: true },
  'taken back after it was paid': { lines: [exempt], status: 'paid', credited: true },
  'taken back, discount and all': { lines: [room, discount], credited: true },
}

const one = (element: Element, path: string) => {
  const texts = textsAt(element, path)
  expect(texts, path).toHaveLength(1)
  return texts[0] ?? ''
}
const linesOf = (document: Element) => [
  ...elementsAt(document, 'InvoiceLine'),
  ...elementsAt(document, 'CreditNoteLine'),
]
const isCents = (text: string | null) => /^\d+\.\d\d$/.test(text ?? '')

/** What Peppol refuses a document for, by the name of the rule: EN 16931 and BIS Billing 3.0. */
const rules: Record<string, (document: Element) => void> = {
  'BR-01, PEPPOL-EN16931-R004: the specification it follows': (document) =>
    expect(one(document, 'CustomizationID')).toBe(
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    ),
  'PEPPOL-EN16931-R001, R007: its business process': (document) =>
    expect(one(document, 'ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
  'BR-02, BR-03: number and day': (document) => {
    expect(one(document, 'ID')).toMatch(/^\d{4}-\d{4}$/)
    expect(one(document, 'IssueDate')).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
  'BR-04, BR-CL-01: what it is': (document) =>
    expect(document.name === 'Invoice' ? one(document, 'InvoiceTypeCode') : one(document, 'CreditNoteTypeCode')).toBe(
      document.name === 'Invoice' ? '380' : '381',
    ),
  'BR-05, BR-CL-03, BR-CL-04: everything in euros': (document) => {
    expect(one(document, 'DocumentCurrencyCode')).toBe('EUR')
    const amounts = within(document).filter(({ name }) => name.endsWith('Amount'))
    expect(amounts.map(({ attributes }) => attributes.currencyID)).toEqual(amounts.map(() => 'EUR'))
    expect(amounts.filter(({ text }) => !isCents(text))).toEqual([])
  },
  'BR-06 to BR-11, BR-CL-14: names and addresses with a country': (document) => {
    for (const side of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
      expect(one(document, `${side}/Party/PartyLegalEntity/RegistrationName`)).not.toBe('')
      expect(one(document, `${side}/Party/PostalAddress/Country/IdentificationCode`)).toBe('BE')
    }
  },
  'BR-CO-09, BR-CO-26, BR-S-02: whose VAT numbers': (document) => {
    for (const side of ['AccountingSupplierParty', 'AccountingCustomerParty']) {
      expect(one(document, `${side}/Party/PartyTaxScheme/CompanyID`)).toMatch(/^BE\d{10}$/)
      expect(one(document, `${side}/Party/PartyTaxScheme/TaxScheme/ID`)).toBe('VAT')
    }
  },
  'PEPPOL-EN16931-R010, R020, BR-62, BR-63, BR-CL-25: both have an address on the network': (document) => {
    for (const [side, address] of [
      ['AccountingSupplierParty', '0999567875'],
      ['AccountingCustomerParty', '0999123457'],
    ] as const) {
      const [endpoint] = elementsAt(document, `${side}/Party/EndpointID`)
      expect([endpoint?.attributes.schemeID, endpoint?.text]).toEqual(['0208', address])
    }
  },
  'PEPPOL-EN16931-R003: a reference of the buyer': (document) => expect(one(document, 'BuyerReference')).not.toBe(''),
  'PEPPOL-EN16931-R008: nothing is empty': (document) =>
    expect(within(document).filter(({ text, children }) => !text?.trim() && children.length === 0)).toEqual([]),
  'BR-16, BR-21 to BR-27, BR-CL-23: lines with number, quantity, name and a price of zero or more': (document) => {
    const lines = linesOf(document)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.map((line) => one(line, 'ID'))).toEqual(lines.map((_, index) => String(index + 1)))
    for (const line of lines) {
      const quantities = [...elementsAt(line, 'InvoicedQuantity'), ...elementsAt(line, 'CreditedQuantity')]
      expect(quantities.map(({ attributes }) => attributes.unitCode)).toEqual(['C62'])
      expect(one(line, 'Item/Name')).not.toBe('')
      expect(centsAt(line, 'Price/PriceAmount')).toBeGreaterThanOrEqual(0)
      expect(one(line, 'Item/ClassifiedTaxCategory/TaxScheme/ID')).toBe('VAT')
    }
  },
  'PEPPOL-EN16931-R120: a line is its quantity times its price': (document) => {
    for (const line of linesOf(document)) {
      const [quantity] = [...textsAt(line, 'InvoicedQuantity'), ...textsAt(line, 'CreditedQuantity')]
      const base = Number(textsAt(line, 'Price/BaseQuantity')[0] ?? 1)
      const reckoned = (Number(quantity) * centsAt(line, 'Price/PriceAmount')) / base
      expect(centsAt(line, 'LineExtensionAmount')).toBe(Math.round(reckoned))
    }
  },
  'BR-CO-10: the lines make their sum': (document) =>
    expect(centsAt(document, 'LegalMonetaryTotal/LineExtensionAmount')).toBe(
      linesOf(document).reduce((sum, line) => sum + centsAt(line, 'LineExtensionAmount'), 0),
    ),
  'BR-CO-11, BR-33: discounts make theirs, each with its reason': (document) => {
    const allowances = elementsAt(document, 'AllowanceCharge')
    expect(centsAt(document, 'LegalMonetaryTotal/AllowanceTotalAmount')).toBe(
      centsAt(document, 'AllowanceCharge/Amount'),
    )
    for (const allowance of allowances) {
      expect(one(allowance, 'ChargeIndicator')).toBe('false')
      expect(one(allowance, 'AllowanceChargeReason')).not.toBe('')
    }
  },
  'BR-CO-13: the total without VAT': (document) =>
    expect(centsAt(document, 'LegalMonetaryTotal/TaxExclusiveAmount')).toBe(
      centsAt(document, 'LegalMonetaryTotal/LineExtensionAmount') -
        centsAt(document, 'LegalMonetaryTotal/AllowanceTotalAmount'),
    ),
  'BR-CO-14: the VAT is that of its parts': (document) =>
    expect(centsAt(document, 'TaxTotal/TaxAmount')).toBe(centsAt(document, 'TaxTotal/TaxSubtotal/TaxAmount')),
  'BR-CO-15: the total with VAT': (document) =>
    expect(centsAt(document, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe(
      centsAt(document, 'LegalMonetaryTotal/TaxExclusiveAmount') + centsAt(document, 'TaxTotal/TaxAmount'),
    ),
  'BR-CO-16: what is to be paid': (document) =>
    expect(centsAt(document, 'LegalMonetaryTotal/PayableAmount')).toBe(
      centsAt(document, 'LegalMonetaryTotal/TaxInclusiveAmount') -
        centsAt(document, 'LegalMonetaryTotal/PrepaidAmount'),
    ),
  'BR-CO-17, BR-CO-18, BR-S-08, BR-E-08: VAT of each category and rate over what bears it': (document) => {
    const subtotals = elementsAt(document, 'TaxTotal/TaxSubtotal')
    expect(subtotals.length).toBeGreaterThan(0)
    const categoryOf = (element: Element, path: string) =>
      `${one(element, `${path}/ID`)} ${one(element, `${path}/Percent`)}`
    const borne = new Map<string, number>()
    const bear = (key: string, cents: number) => borne.set(key, (borne.get(key) ?? 0) + cents)
    for (const line of linesOf(document))
      bear(categoryOf(line, 'Item/ClassifiedTaxCategory'), centsAt(line, 'LineExtensionAmount'))
    for (const allowance of elementsAt(document, 'AllowanceCharge'))
      bear(categoryOf(allowance, 'TaxCategory'), -centsAt(allowance, 'Amount'))
    const said = subtotals.map((part) => [categoryOf(part, 'TaxCategory'), centsAt(part, 'TaxableAmount')] as const)
    expect(new Map(said)).toEqual(borne)
    expect(said).toHaveLength(borne.size)
    for (const part of subtotals) {
      const reckoned = (centsAt(part, 'TaxableAmount') * Number(one(part, 'TaxCategory/Percent'))) / 100
      expect(centsAt(part, 'TaxAmount')).toBe(Math.round(reckoned))
    }
  },
  'BR-E-05, BR-E-10, BR-S-05, BR-S-10, BR-CL-22: a reason where there is no VAT, and only there': (document) => {
    for (const category of elementsAt(document, 'TaxTotal/TaxSubtotal/TaxCategory')) {
      const isExempt = one(category, 'ID') === 'E'
      expect(one(category, 'Percent') === '0').toBe(isExempt)
      expect(textsAt(category, 'TaxExemptionReason')).toEqual(isExempt ? [nl.document.exemption.training] : [])
      expect(textsAt(category, 'TaxExemptionReasonCode')).toEqual(isExempt ? ['VATEX-EU-132-1I'] : [])
    }
  },
  'BR-CO-25: by when, or how, it is paid': (document) =>
    expect([...textsAt(document, 'DueDate'), ...textsAt(document, 'PaymentTerms/Note')]).toHaveLength(1),
  'BR-49, BR-50, BR-61, BR-CL-16: a transfer goes to an account': (document) => {
    for (const means of elementsAt(document, 'PaymentMeans')) {
      expect(one(means, 'PaymentMeansCode')).toBe('30')
      expect(one(means, 'PayeeFinancialAccount/ID')).toMatch(/^BE\d{14}$/)
    }
  },
  'BR-52, BR-CL-24, PEPPOL-EN16931-CL001: what is inside has a name and a type': (document) => {
    expect(textsAt(document, 'AdditionalDocumentReference/ID')).toHaveLength(1)
    const [file] = elementsAt(document, 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')
    expect(file?.attributes).toEqual({ mimeCode: 'application/pdf', filename: expect.stringMatching(/^[\d-]+\.pdf$/) })
  },
  'BR-55: a credit note names its invoice': (document) =>
    expect(textsAt(document, 'BillingReference/InvoiceDocumentReference/ID')).toHaveLength(
      document.name === 'CreditNote' ? 1 : 0,
    ),
}

describe.for(Object.entries(cases))('an invoice %s', ([, { credited, ...wish }]) => {
  let document: Element
  beforeAll(async () => {
    const invoice = await issue(wish)
    document = (await read(credited ? await creditNoteOf(invoice) : invoice.id)).document
    expect(document.name).toBe(credited ? 'CreditNote' : 'Invoice')
  })

  test.for(Object.entries(rules))('keeps %s', ([, keeps]) => keeps(document))
})

test('an invoice is paid by its structured message; one that was paid asks for nothing', async () => {
  const { id, number } = await issue({ reference: 'PO 7' })
  const { document } = await read(id)
  const { body } = await api.get(`/invoices/${id}`, staff)
  expect(one(document, 'PaymentMeans/PaymentID')).toBe(body.paymentReference)
  expect(one(document, 'DueDate')).toBe(body.dueOn)
  expect([one(document, 'ID'), one(document, 'BuyerReference')]).toEqual([number, 'PO 7'])
  expect(one(document, 'LegalMonetaryTotal/PayableAmount')).toBe('290.52')
  const { document: paid } = await read((await issue({ status: 'paid' })).id)
  expect(textsAt(paid, 'PaymentMeans')).toEqual([])
  expect(one(paid, 'LegalMonetaryTotal/PrepaidAmount')).toBe('290.52')
  expect(one(paid, 'LegalMonetaryTotal/PayableAmount')).toBe('0.00')
  const { document: partly } = await read((await issue({ received: 10_000 })).id)
  expect(one(partly, 'LegalMonetaryTotal/PrepaidAmount')).toBe('100.00')
  expect(one(partly, 'LegalMonetaryTotal/PayableAmount')).toBe('190.52')
})

test('a credit note counts forwards, and says what it takes back and what becomes of the VAT', async () => {
  const invoice = await issue({ lines: [room, discount] })
  const { document } = await read(await creditNoteOf(invoice))
  expect(one(document, 'BillingReference/InvoiceDocumentReference/ID')).toBe(invoice.number)
  expect(textsAt(document, 'CreditNoteLine/LineExtensionAmount')).toEqual(['240.10'])
  expect(textsAt(document, 'AllowanceCharge/Amount')).toEqual(['20.00'])
  expect(one(document, 'LegalMonetaryTotal/PayableAmount')).toBe('266.32')
  expect(one(document, 'Note')).toBe(nl.document.invoice.creditVat)
})

test('the PDF is inside', async () => {
  const { id, number } = await issue()
  const { document } = await read(id)
  const inside = one(document, 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject')
  const { text } = await readPdf(Buffer.from(inside, 'base64'))
  expect(text).toContain(number)
  expect(text).toContain('€ 290,52')
})

test('what people typed stays text, whatever it says', async () => {
  const name = `<script>alert(1)</script> & "co" ]]> 'bv'`
  const { id } = await issue({
    billed: { name, address: null, country: 'België' },
    lines: [{ ...room, description: 'a\u0001b\uFFFE<b/>' }],
  })
  const { xml, document } = await read(id)
  expect(xml).not.toMatch(/<script|<b\/>/)
  expect(one(document, 'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toBe(name)
  expect(one(document, 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode')).toBe('BE')
  expect(textsAt(document, 'AccountingCustomerParty/Party/PostalAddress/StreetName')).toEqual([])
  expect(one(document, 'InvoiceLine/Item/Name')).toBe('ab<b/>')
})

test('a VAT number of another country is the address itself', async () => {
  const { document } = await read((await issue({ billed: { vat: 'NL857523741B01', country: 'NL' } })).id)
  const [endpoint] = elementsAt(document, 'AccountingCustomerParty/Party/EndpointID')
  expect([endpoint?.attributes.schemeID, endpoint?.text]).toEqual(['9944', 'NL857523741B01'])
  expect(textsAt(document, 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID')).toEqual([])
})

test('it is saved under its number, and kept nowhere', async () => {
  const { id, number } = await issue()
  const { headers } = await read(id)
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''factuur-${number}.xml`)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('there is none for who has no VAT number, nor for anybody else', async () => {
  const { id } = await issue({ billed: { vat: null } })
  expect((await api.get(`/invoices/${id}/ubl`, customer.headers)).status).toBe(404)
  const { id: other } = await issue()
  expect((await api.get(`/invoices/${other}/ubl`, (await newCustomer(api)).headers)).status).toBe(404)
  expect((await api.get(`/invoices/${other}/ubl`)).status).toBe(401)
  expect((await api.get('/invoices/nothing/ubl', staff)).status).toBe(404)
})
