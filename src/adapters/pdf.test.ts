import { describe, expect, it } from 'vitest'
import { en, fr, nl } from '../../locales/texts.ts'
import { longestTurn } from '../../tests/support/longest-turn.ts'
import { placesIn, readPdf } from '../../tests/support/pdf.ts'
import type { CertificateDocument, InvoiceDocument, QuotationDocument } from '../domain/documents.ts'
import { locales } from '../domain/locales.ts'
import { supplierIn } from '../domain/provider.ts'
import { totalsOf, withAmount } from '../domain/vat.ts'
import { certificatePdf, invoicePdf, pdfName, quotationPdf } from './pdf.ts'

const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)
/** The right edge of what may be printed on an A4. */
const edge = 540

const menus = {
  nl: nl['account-layout'].bookings,
  en: en['account-layout'].bookings,
  fr: fr['account-layout'].bookings,
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    withAmount({
      description: `Déjeuner n° ${index + 1}, Łukasz Çelik`,
      quantity: 2,
      unitPrice: 12_50,
      vatRate: index === 0 ? 6 : 21,
    }),
  )

const invoice = (count = 2): InvoiceDocument => ({
  locale: 'nl',
  number: '2026-0042',
  issuedOn: '2026-11-21',
  dueOn: '2026-12-21',
  supplier: supplierIn('nl'),
  customer: {
    name: 'Bakkerij De Korenbloem bv',
    address: 'Molenstraat 48',
    zip: '1500',
    city: 'Halle',
    country: 'BE',
    vat: 'BE0999123457',
    email: null,
  },
  reference: 'PO 77',
  lines: lines(count),
  ...totalsOf(lines(count)),
})

const certificate: CertificateDocument = {
  locale: 'fr',
  code: 'LP-7KQ4-M2XD-9F',
  firstName: 'Hélène',
  lastName: 'Ωmega',
  dateOfBirth: '1987-03-01',
  birthPlace: 'Liège',
  course: 'Comptabilité',
  duration: 7.5,
  firstDay: '2026-11-02',
  lastDay: '2026-11-03',
  issuedOn: '2026-11-04',
  supplier: 'Leerplein',
}

describe('an invoice', () => {
  it('says all that Belgian law asks for, and how to pay', async () => {
    const { text, pages, info } = await readPdf(await invoicePdf(invoice()))
    for (const part of [
      'Factuur',
      '2026-0042',
      '21 november 2026',
      '21 december 2026',
      'BE 0999.567.875',
      'RPR Brussel',
      'Bakkerij De Korenbloem bv',
      'BE 0999.123.457',
      'PO 77',
      'Déjeuner n° 1, Łukasz Çelik',
      'Btw 6 % op € 25,00',
      '€ 1,50',
      'Btw 21 % op € 25,00',
      '€ 5,25',
      '€ 56,75',
      'BE65 9990 0123 4596',
      '+++202/6000/04236+++',
    ]) {
      expect(text).toContain(part)
    }
    expect(pages).toBe(1)
    expect(info).toMatchObject({ Title: 'Factuur 2026-0042', Language: 'nl' })
  })

  it('goes on over pages that say where one is', async () => {
    const { text, pages } = await readPdf(await invoicePdf(invoice(60)))
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain(`Pagina ${pages} van ${pages}`)
    expect(text.match(/Omschrijving/g)).toHaveLength(pages)
  })

  it('of two hundred long lines holds up nobody while it is laid out', async () => {
    const long = { ...invoice(200), lines: lines(200).map((line) => ({ ...line, description: 'Lunch '.repeat(80) })) }
    let pages = 0
    const stopped = await longestTurn(async () => {
      pages =
        Buffer.from(await invoicePdf(long))
          .toString('latin1')
          .split('/Type /Page\n').length - 1
    })
    expect(pages).toBeGreaterThan(10)
    expect(stopped).toBeLessThan(50)
  })

  it('that was paid asks for nothing', async () => {
    const { text } = await readPdf(await invoicePdf({ ...invoice(), paid: true }))
    expect(text).toContain('Betaald.')
    expect(text).not.toContain('+++')
  })

  it.each(locales)('has its words in %s', async (locale) => {
    const { text } = await readPdf(await invoicePdf({ ...invoice(), locale, creditOf: '2026-0007' }))
    expect(text).toContain({ nl: 'Creditnota', en: 'Credit note', fr: 'Note de crédit' }[locale])
    expect(text).toContain('2026-0007')
    expect(text).not.toMatch(/undefined|null|{{/)
  })

  it.each([
    ['nl', 'een deel van factuur 2026-0007'],
    ['en', 'part of invoice 2026-0007'],
    ['fr', 'une partie de la facture 2026-0007'],
  ] as const)('that takes back a part says that the rest stands, in %s', async (locale, words) => {
    const { text } = await readPdf(await invoicePdf({ ...invoice(), locale, creditOf: '2026-0007', isPart: true }))
    expect(text.replace(/\s+/g, ' ')).toContain(words)
  })

  it('keeps its amounts on the page, however long a word is', async () => {
    const [first] = lines(1)
    if (!first) throw new Error('No line')
    const customer = { ...invoice().customer, name: endless, address: endless }
    const wide = { ...invoice(), customer, reference: endless, lines: [{ ...first, description: endless }] }
    const places = await placesIn(await invoicePdf(wide))
    expect(places.filter(({ right }) => right > edge)).toEqual([])
  })

  it.each([
    ['nl', '21 %', '€ −25,00'],
    ['en', '21%', '−€25.00'],
    ['fr', '21 %', '−25,00 €'],
  ] as const)('writes percents and what is less than nothing as %s does', async (locale, percent, amount) => {
    const back = lines(2).map((line) => withAmount({ ...line, quantity: -line.quantity }))
    const { text } = await readPdf(
      await invoicePdf({ ...invoice(), locale, creditOf: '2026-0007', lines: back, ...totalsOf(back) }),
    )
    expect(text).toContain(` ${percent} ${amount}`)
  })

  it('has a file whose name is of its language', () => {
    const names = locales.map((locale) => pdfName('creditNote', locale, '2026-0042'))
    expect(names).toEqual(['creditnota-2026-0042.pdf', 'credit-note-2026-0042.pdf', 'note-de-credit-2026-0042.pdf'])
  })
})

describe('a quotation', () => {
  const quotation: QuotationDocument = {
    ...invoice(),
    validUntil: '2026-12-05',
    date: '2027-01-14',
    start: '08:30',
    end: '12:30',
    room: 'Het Plein',
    persons: 24,
  }

  it('says which room, when, for how many and until when', async () => {
    const { text } = await readPdf(await quotationPdf(quotation))
    for (const part of [
      'Offerte',
      'Het Plein',
      'Donderdag 14 januari 2027',
      '8.30 tot 12.30 uur',
      '24',
      '5 december 2026',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Voorbeeld')
  })

  it.each(locales)('names the page of the account as the account does, in %s', async (locale) => {
    const { text } = await readPdf(await quotationPdf({ ...quotation, locale }))
    expect(text).toContain(menus[locale])
  })

  it.each(locales)('that nobody sent is marked as an example in %s', async (locale) => {
    const { text } = await readPdf(await quotationPdf({ ...quotation, locale, example: true }))
    expect(text).toContain({ nl: 'Voorbeeld', en: 'Example', fr: 'Exemple' }[locale])
  })
})

describe('a certificate', () => {
  it('stands on one page, with who, what, when and the code', async () => {
    const { text, pages, info } = await readPdf(
      await certificatePdf(certificate, 'https://site.test/fr/verify/LP-7KQ4-M2XD-9F'),
    )
    for (const part of [
      'Certificat',
      'Hélène Ωmega',
      '1er mars 1987, Liège',
      'Comptabilité',
      '7,5 heures',
      '2 novembre 2026',
      '4 novembre 2026',
      'LP-7KQ4-M2XD-9F',
      'site.test/fr/verify',
    ]) {
      expect(text).toContain(part)
    }
    expect(pages).toBe(1)
    expect(info).toMatchObject({ Title: 'Certificat de Hélène Ωmega pour Comptabilité', Language: 'fr' })
  })

  it.each([
    [['2026-11-02', '2026-11-09'], 'lun. 2 et lun. 9 novembre 2026'],
    [undefined, 'du 2 novembre 2026 au 9 novembre 2026'],
  ])('says on which days, as far as they are known: %s', async (days, said) => {
    const document = { ...certificate, lastDay: '2026-11-09', ...(days && { days }) }
    const { text } = await readPdf(await certificatePdf(document, 'https://site.test/verify/x'))
    expect(text.replace(/\s+/g, ' ')).toContain(said)
  })

  it('stays on one page with the longest of names', async () => {
    const long = {
      ...certificate,
      firstName: 'Wolfeschlegelstein '.repeat(5),
      lastName: 'von '.repeat(20),
      course: 'Leren '.repeat(30),
    }
    expect((await readPdf(await certificatePdf(long, 'https://site.test/verify/x'))).pages).toBe(1)
  })

  it('leaves its code free, however long the names are', async () => {
    const course = `Comptabilité ${endless} `.repeat(2)
    const long = { ...certificate, firstName: endless, lastName: endless, birthPlace: endless, course }
    const places = await placesIn(await certificatePdf(long, 'https://site.test/verify/x'))
    const heightOf = (part: string) => places.find(({ text }) => text.includes(part))?.height ?? Number.NaN
    expect(heightOf('3 novembre') - heightOf('LP-7KQ4')).toBeGreaterThan(30)
  })
})
