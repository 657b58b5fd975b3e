import { expect, test } from 'vitest'
import { slugOf } from './slugs.ts'

test('a name as a part of an address has plain small letters and dashes', () => {
  expect(slugOf('Financiële kennis')).toBe('financiele-kennis')
  expect(slugOf('Stratégie d’entreprise')).toBe('strategie-d-entreprise')
  expect(slugOf(' (Luik) ')).toBe('luik')
})
