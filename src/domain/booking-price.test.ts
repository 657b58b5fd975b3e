import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceRequest } from './bookings.ts'
import { bookingPrice, bookingStatuses, bookingTransitions, cateringTypes, dayParts, overlapping } from './bookings.ts'
import { locales } from './locales.ts'

const room = { name: { nl: 'Zaal Cirkel', en: 'Circle room', fr: null }, priceHalfDay: 21000, priceFullDay: 36000 }
const request: PriceRequest = {
  persons: 10,
  dayPart: 'morning',
  catering: 'none',
  reducedRate: false,
  room,
  locale: 'nl',
}

describe('the price of a booking', () => {
  test('is that of half a day or the whole of it', () => {
    expect(bookingPrice(request)).toMatchObject({ net: 21000, vat: 4410, total: 25410 })
    expect(bookingPrice({ ...request, dayPart: 'afternoon' }).net).toBe(21000)
    expect(bookingPrice({ ...request, dayPart: 'all' }).net).toBe(36000)
  })

  test.each([
    ['none', 0],
    ['coffee', 5000],
    ['breakfast', 12000],
    ['lunch', 12000],
    ['all-in', 24000],
  ] as const)('adds the catering for each person: %s', (catering, amount) => {
    expect(bookingPrice({ ...request, catering }).net).toBe(21000 + amount)
    expect(bookingPrice({ ...request, catering, room: null }).net).toBe(amount)
  })

  test('is a fifth less at the reduced rate, for room and catering', () => {
    const { lines } = bookingPrice({ ...request, catering: 'coffee', reducedRate: true })
    expect(lines.map(({ kind, unitPrice, amount }) => [kind, unitPrice, amount])).toEqual([
      ['room', 16800, 16800],
      ['catering', 400, 4000],
    ])
    expect(lines[0]?.description).toBe('Zaal Cirkel, voormiddag (verlaagd tarief -20%)')
  })

  test('is what was agreed, with the amount off', () => {
    const agreed = { roomPrice: 10000, cateringPrice: 0, discount: { description: 'Trouwe klant', amount: 1500 } }
    const { lines, net } = bookingPrice({ ...request, catering: 'lunch', reducedRate: true }, agreed)
    expect(net).toBe(8500)
    expect(lines.map(({ description }) => description)).toEqual(['Zaal Cirkel, voormiddag', 'Lunch', 'Trouwe klant'])
  })

  test('is told in the language asked, the room in Dutch where it has no other name', () => {
    const { lines } = bookingPrice({ ...request, catering: 'all-in', locale: 'fr' })
    expect(lines.map(({ description }) => description)).toEqual(['Zaal Cirkel, matin', 'Restauration tout compris'])
  })

  test('always is the sum of its lines in whole cents, and 21 percent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const anyRequest = fc.record({
      persons: fc.integer({ min: 1, max: 9999 }),
      dayPart: fc.constantFrom(...dayParts),
      catering: fc.constantFrom(...cateringTypes),
      reducedRate: fc.boolean(),
      room: fc.option(fc.record({ name: fc.constant(null), priceHalfDay: cents, priceFullDay: cents })),
      locale: fc.constantFrom(...locales),
    })
    fc.assert(
      fc.property(anyRequest, (given) => {
        const { lines, net, vat, total } = bookingPrice(given)
        expect(net).toBe(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0))
        expect(vat).toBe(Math.round((net * 21) / 100))
        expect(total).toBe(net + vat)
        expect(bookingPrice({ ...given, reducedRate: true }).net).toBeLessThanOrEqual(net)
      }),
    )
  })
})

describe('the statuses of a booking', () => {
  test('can all be reached from the first one, and nothing comes before that', () => {
    const reached = new Set<string>(['new'])
    for (const from of reached)
      for (const [status, moves] of Object.entries(bookingTransitions))
        if (status === from) for (const to of Object.keys(moves)) reached.add(to)
    expect([...reached].sort()).toEqual(bookingStatuses.toSorted())
    for (const moves of Object.values(bookingTransitions)) expect(moves).not.toHaveProperty('new')
  })
})

test('a whole day meets every part of it, a morning no afternoon', () => {
  for (const part of dayParts)
    for (const other of dayParts) expect(overlapping(part).includes(other)).toBe(overlapping(other).includes(part))
  expect(overlapping('morning')).not.toContain('afternoon')
  expect(overlapping('all')).toEqual(['morning', 'afternoon', 'all'])
})
