import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paymentReference } from './money.ts'

test('an invoice number becomes the structured message that Belgian banks check', () => {
  expect(paymentReference('2026-0001')).toBe('+++202/6000/00192+++')
})

test('its last two digits check the ten before, and are never 00', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 999_999 }), (year, number) => {
      const reference = paymentReference(`${year}-${String(number).padStart(4, '0')}`)
      expect(reference).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/)
      const digits = reference.replaceAll(/\D/g, '')
      const check = Number(digits.slice(10))
      expect(check).toBeGreaterThan(0)
      expect(check % 97).toBe(Number(digits.slice(0, 10)) % 97)
    }),
  )
})
