import { expect, test } from 'vitest'
import { translatorOf } from './translator.ts'

const texts = { greeting: 'Dag {{firstName}},', when: { day: '{{day}}, van {{start}} tot {{end}}' } }

test('a text is found by its path and filled once: what was typed is never read as a text', () => {
  const t = translatorOf('nl', texts)
  expect(t('greeting', { firstName: '{{firstName}} $& {{day}}' })).toBe('Dag {{firstName}} $& {{day}},')
  expect(t('when.day', { day: 'vandaag', start: 9, end: '12:30' })).toBe('vandaag, van 9 tot 12:30')
})

test('what nothing is given for is left out', () => {
  expect(translatorOf('nl', texts)('greeting', {})).toBe('Dag ,')
})

test('without its texts a translator says keys', () => {
  expect(translatorOf<typeof texts>('fr', undefined)('greeting')).toBe('greeting')
})
