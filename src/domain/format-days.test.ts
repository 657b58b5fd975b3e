import { expect, it } from 'vitest'
import { formatDays } from './format-days.ts'

const [tuesday, wednesday, thursday] = ['2026-10-20', '2026-10-21', '2026-10-22'] as const

it.each([
  ['nl', [tuesday], undefined, 'di 20 oktober 2026'],
  ['nl', [tuesday, wednesday], undefined, 'di 20 en wo 21 oktober 2026'],
  ['nl', [tuesday, wednesday, thursday], undefined, 'di 20 tot do 22 oktober 2026'],
  ['nl', [tuesday, thursday], 2, 'di 20 en do 22 oktober 2026'],
  ['nl', [tuesday, thursday], 3, 'di 20 tot do 22 oktober 2026'],
  ['fr', [tuesday, thursday], 3, 'du mar. 20 au jeu. 22 octobre 2026'],
] as const)('says in %s the days %s, %s of them, as those they are', (locale, days, count, said) => {
  expect(formatDays(days, locale, count).replaceAll('\u00a0', ' ')).toBe(said)
})
