import type { Pool } from 'pg'
import { pick, seededRandom, whole } from '../../src/demo/random.ts'

const locales = ['nl', 'en', 'fr'] as const
const searches = 600

/** One letter left out, doubled, or put before the one it follows. */
function mistype(word: string, random: () => number): string {
  const at = whole(random, 1, word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
  const kind = whole(random, 0, 2)
  if (kind === 0) return before + next + after
  return kind === 1 ? before + letter + letter + next + after : before + next + letter + after
}

/** What people type: words, beginnings of words, two words, typing errors. */
function textOf(words: string[], random: () => number): string {
  const word = pick(words, whole(random, 0, words.length - 1))
  const kind = whole(random, 0, 9)
  if (kind < 4) return word
  if (kind < 6) return word.slice(0, whole(random, 3, word.length - 1))
  if (kind < 8) return `${word} ${pick(words, whole(random, 0, words.length - 1))}`
  return mistype(word, random)
}

const extras: [share: number, query: string][] = [
  [0.1, '&types=CALENDAR'],
  [0.1, '&locations=ghent,brussels'],
  [0.1, '&languages=nl'],
  [0.08, '&themes=ai,data,communication'],
  [0.05, '&sort=price:ASC'],
  [0.05, '&sort=nextSession:ASC'],
  [0.05, '&sort=title:ASC'],
  [0.1, '&page=2'],
]

/** Paths of searches in three languages, some with filters, another order or a second page; the same at every run. */
export async function realisticSearches(pool: Pool): Promise<string[]> {
  const random = seededRandom('searches')
  const { rows } = await pool.query<{ locale: string; word: string }>(
    'select locale, word from search_words where length(word) between 5 and 14 order by locale, word',
  )
  const known = (locale: string) => rows.flatMap((row) => (row.locale === locale ? [row.word] : []))
  const vocabulary = { nl: known('nl'), en: known('en'), fr: known('fr') }
  return Array.from({ length: searches }, (_, place) => {
    const locale = pick(locales, place)
    const more = extras.flatMap(([share, query]) => (random() < share ? [query] : [])).slice(0, 2)
    const search = encodeURIComponent(textOf(vocabulary[locale], random))
    return `/api/courses/filteredCourses?search=${search}&locale=${locale}${more.join('')}`
  })
}
