import { courseExtras } from '../../src/demo/course-extras.ts'
import { courses } from '../../src/demo/courses/courses.ts'
import { faqs } from '../../src/demo/faqs.ts'
import { pages } from '../../src/demo/pages.ts'
import { reviews } from '../../src/demo/reviews.ts'
import { rooms } from '../../src/demo/rooms.ts'
import { staff } from '../../src/demo/staff.ts'
import { staticContents } from '../../src/demo/static-contents.ts'
import { categories, languages, locations, themes, trainers } from '../../src/demo/taxonomy.ts'
import { type Locale, locales } from '../../src/domain/locales.ts'
import { allTexts } from '../../src/ui/all-texts.ts'

/** One sentence or text that a visitor reads, and where it stands. */
export interface Text {
  locale: Locale
  where: string
  text: string
}

/** What is written for machines: addresses, names of files, choices of a block, words that are typed and never shown. */
const notRead = new Set([
  'slug',
  'key',
  'value',
  'video',
  'image',
  'email',
  'urlType',
  'show',
  'only',
  'subjects',
  'also',
])

type Found = [where: string, text: string][]

function strings(value: unknown, where: string): Found {
  if (typeof value === 'string') return [[where, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (notRead.has(key) ? [] : strings(inner, `${where}.${key}`)))
}

/** Every text below a value that has one for each language. */
function localized(value: unknown, where: string): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('nl' in value && 'fr' in value)
    return locales.flatMap((locale) =>
      strings((value as Record<Locale, unknown>)[locale], where).map(([at, text]) => ({ locale, where: at, text })),
    )
  return Object.entries(value).flatMap(([key, inner]) => (notRead.has(key) ? [] : localized(inner, `${where}.${key}`)))
}

/** Addresses of links and placeholders are no words. */
const asRead = (text: string) => text.replaceAll(/\]\([^()]*\)/g, ']').replaceAll(/\{\{\s*\w+\s*\}\}/g, '\u2026')

const contents = { courses, courseExtras, faqs, pages, reviews, rooms, staff, staticContents }
const terms = { categories, languages, locations, themes, trainers }

/** All texts of the interface and all of the demo's contents, as a visitor reads them. */
export const texts: Text[] = [
  ...locales.flatMap((locale) =>
    strings(allTexts[locale], 'locales').map(([where, text]) => ({ locale, where, text })),
  ),
  ...localized({ ...contents, ...terms }, 'demo'),
].map((found) => ({ ...found, text: asRead(found.text) }))
