import { describe, expect, it } from 'vitest'
import { allTexts, textsFor } from './all-texts.ts'
import { errorKey } from './error-text.ts'
import { translator } from './texts.ts'

describe('texts', () => {
  it('count by the rules of the language', () => {
    expect(translator('nl', allTexts.nl, 'course-card').count('days', 1)).toBe('1 dag')
    expect(translator('nl', allTexts.nl, 'course-card').count('days', 0)).toBe('0 dagen')
    expect(translator('fr', allTexts.fr, 'course-card').count('days', 0)).toBe('0 jour')
    expect(translator('en', allTexts.en, 'course-list')('quoted', { word: 'excel' })).toBe('“excel”')
  })

  it('go to an island only for its own namespaces', () => {
    expect(Object.keys(textsFor('fr', ['course-card']))).toEqual(['course-card'])
  })

  it('tell people what the server said, or that something went wrong', () => {
    const t = translator('nl', allTexts.nl, 'errors')
    expect(t(errorKey('Email not found'))).toMatch(/^Oeps, deze gebruiker werd niet gevonden/)
    expect(t(errorKey('constructor'))).toBe('Oeps, er ging iets mis! Probeer het nog eens.')
  })
})
