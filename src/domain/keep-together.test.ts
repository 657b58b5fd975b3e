import { describe, expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'

describe('a text that is kept together', () => {
  it.each([
    ['Betaal ten laatste op 1 december 2026.', 'Betaal ten laatste op 1_december_2026.'],
    ['Jusqu’au vendredi 1er janvier 2027 inclus', 'Jusqu’au vendredi 1er_janvier_2027 inclus'],
    ['14 January 2027 to 5 February 2027', '14_January_2027 to 5_February_2027'],
    ['van 8.30 tot 12.30 uur', 'van 8.30 tot 12.30_uur'],
    ['Zaal 12 van 24 personen', 'Zaal 12 van 24 personen'],
  ])('breaks no date and no hour: %s', (text, kept) => {
    expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(kept)
  })
})
