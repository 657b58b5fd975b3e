import fc from 'fast-check'
import type { InvoiceDocument, Party } from '../../src/domain/documents.ts'
import { supplierIn } from '../../src/domain/provider.ts'
import { type NewLine, totalsOf, withAmount } from '../../src/domain/vat.ts'
import { belgianVat } from './vat-number.ts'

const word = fc.constantFrom(
  'Opleiding',
  'Zaalhuur',
  'Syllabus',
  'Lunch & koffie',
  'Café <b>',
  'Élan «été» 5 < 6',
  'Emoji 🎓',
)
const text = fc.tuple(word, word).map((words) => words.join(' '))
const rate = fc.constantFrom(0, 6, 12, 21)
const cents = fc.integer({ min: 1, max: 900_000 })

const sold = fc.record({
  description: text,
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: fc.oneof(
    cents,
    cents.map((price) => price / 3),
    fc.constant(0),
  ),
  vatRate: rate,
})
const exempt = sold.map((line): NewLine => ({ ...line, vatRate: 0, vatExemption: 'training' }))
const lines = fc.array(fc.oneof<fc.Arbitrary<NewLine>[]>(sold, exempt), { minLength: 1, maxLength: 6 }).chain((own) =>
  // What is taken off is less than what is sold at that rate.
  fc.tuple(fc.constant(own), fc.subarray(own), fc.integer({ min: 1, max: 9 })).map(([all, some, tenths]) => [
    ...all,
    ...some.flatMap((line): NewLine[] => {
      const off = Math.floor((withAmount(line).amount * tenths) / 20)
      return off > 0 ? [{ ...line, description: `Korting ${line.description}`, quantity: 1, unitPrice: -off }] : []
    }),
  ]),
)

const place = { address: 'Lange straat 1', zip: '9000', city: 'Gent', country: 'BE', email: 'boekhouding@klant.test' }
const number = fc.integer({ min: 10_000_000, max: 19_999_999 }).map((start) => belgianVat(start))
const business = number.map((vat): Party => ({ ...place, name: 'Klant & Co nv', vat }))
const publicBody = number.map(
  (vat): Party => ({ ...place, name: 'Gemeente', vat: null, enterpriseNumber: vat.slice(2) }),
)
const abroad = fc
  .constantFrom('NL123456789B01', 'FR12345678901', 'DE123456789', 'LU12345678', 'EL123456789', 'SE556016068001')
  .map((vat): Party => ({ ...place, name: 'Client', country: vat.slice(0, 2).replace('EL', 'GR'), vat }))
const bare = number.map(
  (vat): Party => ({ ...place, name: 'Klant', vat, address: null, zip: null, city: '', country: null, email: null }),
)

/** An invoice of any kind for a business or a public body, as it is issued. */
export const randomInvoice: fc.Arbitrary<InvoiceDocument> = fc
  .record({
    customer: fc.oneof(business, publicBody, abroad, bare),
    lines,
    locale: fc.constantFrom('nl' as const, 'en' as const, 'fr' as const),
    reference: fc.oneof(fc.constant(null), fc.constantFrom('PO 4711', 'Bestelbon <12> & 13', ' ')),
    paid: fc.constantFrom('open', 'paid', 'in part', 'shared'),
    sequence: fc.integer({ min: 1, max: 99_999 }),
    // Made in the stead of another, which rounding had left a cent.
    cent: fc.constantFrom(null, null, -1, 0, 1),
  })
  .map(({ customer, lines, locale, reference, paid, sequence, cent }) => {
    const all = lines.map(withAmount)
    const { net, vat: reckoned } = totalsOf(all)
    const vat = cent && reckoned !== 0 ? reckoned + cent : reckoned
    const totals = { net, vat, total: net + vat }
    const dueOn = '2026-12-24'
    const agency = Math.floor((totals.net * 3) / 10)
    return {
      ...{ locale, number: `2026-${String(sequence).padStart(4, '0')}`, issuedOn: '2026-11-24', dueOn },
      ...{ supplier: supplierIn(locale), customer, reference, lines: all, ...totals, paid: paid === 'paid' },
      ...(cent !== null && { replaces: '2026-0007' }),
      ...(paid === 'in part' && { received: Math.floor(totals.total / 3) }),
      ...(paid === 'shared' && {
        shares: [
          { payer: 'customer' as const, amount: totals.total - agency, dueOn },
          { payer: 'agency' as const, amount: agency, dueOn },
        ],
      }),
    }
  })

/** A credit note of such an invoice: of all of it, or of a part at one of its rates with the cent that rounding left there. */
export const randomCreditNote: fc.Arbitrary<InvoiceDocument> = fc
  .tuple(randomInvoice, fc.boolean(), fc.integer({ min: -1, max: 1 }))
  .map(([{ shares: _, received: __, replaces: ___, ...invoice }, isPart, cent]) => {
    const first = invoice.lines.find(({ amount }) => amount > 100) ?? invoice.lines[0]
    const taken = isPart && first ? [{ ...first, quantity: 1, unitPrice: Math.ceil(first.amount / 2) }] : invoice.lines
    const lines = taken.map(({ unitPrice, ...line }) => withAmount({ ...line, unitPrice: -unitPrice }))
    const totals = totalsOf(lines)
    const vat = isPart && totals.vat !== 0 ? totals.vat + cent : totals.vat
    return { ...invoice, lines, ...totals, vat, total: totals.net + vat, paid: false, creditOf: '2026-0001', isPart }
  })
