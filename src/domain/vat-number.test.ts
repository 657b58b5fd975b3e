import { expect, it } from 'vitest'
import { isVatNumber, normaliseVatNumber } from './vat-number.ts'

it.each([
  'BE0417497106',
  'BE 0417.497.106',
  'BE0417.497.106',
  'BE 0417497106',
  '0417497106',
  '0417.497.106',
  'be0417497106',
  ' be 0417 497 106 ',
  'BE-0417-497-106',
  'BTW BE 0417.497.106',
  'TVA: 0417.497.106',
  '417.497.106',
])('takes %j as people write it', (typed) => {
  expect(normaliseVatNumber(typed)).toBe('BE0417497106')
  expect(isVatNumber(normaliseVatNumber(typed))).toBe(true)
})

it.each(['NL 8575.23.741.B01', 'de 123456789', 'FR 40 303 265 045', 'GR094014201', 'IE6388047V', 'ATU12345675'])(
  'takes %j of another country by its form',
  (typed) => {
    expect(isVatNumber(normaliseVatNumber(typed))).toBe(true)
  },
)

it.each([
  'BE0417497107',
  'BE2417497106',
  'BE041749710',
  'BE04174971066',
  '12',
  'NL123',
  'DE12345678',
  'GB123456789',
  'é',
])('knows that %j is none', (typed) => {
  expect(isVatNumber(normaliseVatNumber(typed))).toBe(false)
})
