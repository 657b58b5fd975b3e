import { describe, expect, it } from 'vitest'
import { type BankMovement, isStructuredReference, twelveDigitsIn } from './bank.ts'
import {
  type BilledInvoice,
  isSameName,
  isTypingError,
  knownOf,
  matchMovement,
  matchTogether,
} from './match-movements.ts'
import { paymentReference } from './money.ts'

const referenceOf = (number: string) => paymentReference(number).replaceAll(/\D/g, '')

const invoiceOf = (number: string, more: Partial<BilledInvoice> = {}): BilledInvoice => ({
  id: number,
  number,
  reference: referenceOf(number),
  formerReferences: [],
  owner: 'organisation a',
  customer: 'Bakkerij De Korenbloem bv',
  issuedOn: '2026-11-01',
  open: 12_100,
  isCredited: false,
  noted: [],
  shares: [],
  ...more,
})

const movementOf = (more: Partial<BankMovement> = {}): BankMovement => ({
  bookedOn: '2026-11-20',
  amount: 12_100,
  name: null,
  iban: null,
  reference: null,
  text: '',
  bankReference: 'x',
  ...more,
})

const bookOf = (invoices: BilledInvoice[], ownerOfIban: Record<string, string> = {}) =>
  knownOf(invoices, new Map(Object.entries(ownerOfIban)))

const one = invoiceOf('2026-0001')
const two = invoiceOf('2026-0002', { open: 5_000 })
const other = invoiceOf('2026-0003', { owner: 'user b', customer: 'Nele Peeters', open: 9_900 })
const known = bookOf([one, two, other], { BE1: 'user b' })

const saidOf = (movement: Partial<BankMovement>, book = known) => {
  const { state, reason, parts } = matchMovement(movementOf(movement), book)
  return [`${state} ${reason}`, Object.fromEntries(parts.map(({ invoice, amount }) => [invoice, amount]))]
}

describe('a structured message', () => {
  it('has digits that check each other', () => {
    expect(isStructuredReference(one.reference)).toBe(true)
    expect(isStructuredReference(`${one.reference.slice(0, 11)}${(Number(one.reference[11]) + 1) % 10}`)).toBe(false)
    expect(isStructuredReference('123')).toBe(false)
  })

  it('is found however people write it', () => {
    const { reference } = one
    const written = `${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}`
    for (const text of [reference, `+++${written}+++`, `***${written}***`, `ref ${written.replaceAll('/', ' ')}.`])
      expect(twelveDigitsIn(text), text).toEqual([reference])
    expect(twelveDigitsIn(`${reference}1`)).toEqual([])
  })
})

describe('what came', () => {
  it('settles by itself by a right message and the open amount, structured or in free text', () => {
    expect(saidOf({ reference: one.reference })).toEqual(['settled exact', { '2026-0001': 12_100 }])
    expect(saidOf({ text: paymentReference('2026-0001') })).toEqual(['settled exact', { '2026-0001': 12_100 }])
  })

  it('settles several invoices of one customer whose messages it names', () => {
    const text = `${one.reference} en ${two.reference}`
    expect(saidOf({ text, amount: 17_100 })).toEqual(['settled exact', { '2026-0001': 12_100, '2026-0002': 5_000 }])
    expect(saidOf({ text: `${one.reference} ${other.reference}`, amount: 22_000 })).toEqual(['left customers', {}])
  })

  it('is proposed where the amount differs', () => {
    const { reference } = one
    expect(saidOf({ reference, amount: 11_600 })).toEqual(['proposed less', { '2026-0001': 11_600 }])
    expect(saidOf({ reference, amount: 12_200 })).toEqual(['proposed more', { '2026-0001': 12_100 }])
    expect(saidOf({ reference, amount: 17_100 })).toEqual([
      'proposed several',
      { '2026-0001': 12_100, '2026-0002': 5_000 },
    ])
    expect(saidOf({ reference, bookedOn: '2026-10-31' })).toEqual(['proposed before', { '2026-0001': 12_100 }])
  })

  it('is proposed where the message has a typing error', () => {
    const { reference } = one
    const wrong = `${reference.slice(0, 9)}${(Number(reference[9]) + 1) % 10}${reference.slice(10)}`
    expect(saidOf({ text: wrong })).toEqual(['proposed typo', { '2026-0001': 12_100 }])
    expect(saidOf({ text: wrong, amount: 12_000 })[0]).toBe('left unknown')
    expect([isTypingError('1234', '1243'), isTypingError('1234', '2143'), isTypingError('1234', '1234')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is proposed by an invoice number, a known account, or a name, with the amount', () => {
    expect(saidOf({ text: 'Factuur 2026/1' })).toEqual(['proposed number', { '2026-0001': 12_100 }])
    expect(saidOf({ text: 'Facturen 2026-0001 en 2026-0002', amount: 17_100 })[0]).toBe('proposed several')
    expect(saidOf({ iban: 'BE1', amount: 9_900 })).toEqual(['proposed iban', { '2026-0003': 9_900 }])
    expect(saidOf({ name: 'PEETERS NELE', amount: 9_900 })).toEqual(['proposed name', { '2026-0003': 9_900 }])
    expect(saidOf({ name: 'De Korenbloem Bakkerij', amount: 17_100 })[0]).toBe('proposed several')
    expect(isSameName('bv De la', 'De la nv')).toBe(false)
  })

  it('is left where two would fit, or nothing', () => {
    const twins = bookOf([one, invoiceOf('2026-0004')])
    expect(saidOf({ name: 'Bakkerij De Korenbloem' }, twins)).toEqual(['left unknown', {}])
    expect(saidOf({ text: 'Bedankt', amount: 1 })).toEqual(['left unknown', {}])
  })

  it('is never a receipt where it left, or the payment provider paid it out', () => {
    expect(saidOf({ reference: one.reference, amount: -12_100 })).toEqual(['ignored debit', {}])
    expect(saidOf({ name: 'Stichting Mollie Payments', text: 'P12' })).toEqual(['ignored payout', {}])
  })

  it('settles nothing twice', () => {
    const paid = bookOf([invoiceOf('2026-0001', { open: 0 })])
    expect(saidOf({ reference: one.reference }, paid)).toEqual(['proposed paid', { '2026-0001': 0 }])
    const noted = bookOf([invoiceOf('2026-0001', { open: 0, noted: [12_100] })])
    expect(saidOf({ reference: one.reference }, noted)).toEqual(['proposed noted', { '2026-0001': 0 }])
    const credited = bookOf([invoiceOf('2026-0001', { open: 0, isCredited: true })])
    expect(saidOf({ reference: one.reference }, credited)[0]).toBe('proposed credited')
  })

  it('settles what an agency and a customer bring each of one invoice', () => {
    const shares = [
      { payer: 'customer', open: 8_470 },
      { payer: 'agency', open: 3_630 },
    ] as const
    const shared = bookOf([invoiceOf('2026-0001', { shares })])
    const { reference } = one
    expect(matchMovement(movementOf({ reference, amount: 8_470 }), shared)).toMatchObject({
      reason: 'share',
      payer: 'customer',
    })
    const fromAgency = { reference, amount: 3_630, name: 'KMO-portefeuille' }
    expect(matchMovement(movementOf(fromAgency), shared)).toMatchObject({
      state: 'settled',
      reason: 'share',
      payer: 'agency',
    })
    expect(saidOf({ reference, amount: 3_630 }, shared)[0]).toBe('proposed less')
    const unsaid = { name: 'Vlaams Agentschap Innoveren & Ondernemen', amount: 3_630 }
    expect(saidOf({ ...unsaid, text: 'Dossier 12' }, shared)).toEqual(['proposed share', { '2026-0001': 3_630 }])
    expect(saidOf({ ...unsaid, amount: 3_631 }, shared)[0]).toBe('left unknown')
  })
})

describe('money with the message of an invoice that was made again', () => {
  const [first, second] = ['2026-0031', '2026-0032'].map((number) => invoiceOf(number, { open: 0, isCredited: true }))
  const last = invoiceOf('2026-0033')

  it('is for the last one in its stead, in whatever order they are known, and once where it names two of them', () => {
    if (!first || !second) throw new Error('There are two')
    const [one, two] = [first.reference, second.reference]
    const chain = [first, { ...second, formerReferences: [one] }, { ...last, formerReferences: [two, one] }]
    for (const invoices of [chain, chain.toReversed()])
      for (const movement of [{ reference: one }, { reference: two }, { reference: one, text: last.reference }])
        expect(matchMovement(movementOf(movement), bookOf(invoices))).toMatchObject({
          state: 'settled',
          parts: [{ invoice: last.id, amount: 12_100 }],
        })
  })
})

describe('transfers that together bring what is open', () => {
  const halves = [
    movementOf({ reference: one.reference, amount: 6_000 }),
    movementOf({ text: one.reference, amount: 6_100 }),
  ]

  it('settle a part each', () => {
    expect(matchTogether(halves, known).map(({ match }) => [match.reason, match.parts])).toEqual([
      ['split', [{ invoice: '2026-0001', amount: 6_000 }]],
      ['split', [{ invoice: '2026-0001', amount: 6_100 }]],
    ])
  })

  it('settle nothing where they bring less or more, or could be the same one', () => {
    expect(matchTogether(halves.slice(1), known)).toEqual([])
    expect(matchTogether([...halves, ...halves], known)).toEqual([])
    expect(
      matchTogether(
        halves.map((half) => ({ ...half, bankReference: null })),
        known,
      ),
    ).toEqual([])
  })
})
