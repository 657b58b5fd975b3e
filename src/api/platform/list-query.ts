import { type AnyColumn, asc, desc, type SQL, sql } from 'drizzle-orm'
import { defaultLocale, isLocale, type Locale } from '../../domain/locales.ts'
import { ApiError, type ErrorDetail, invalid } from './errors.ts'
import { type FilterFields, filterField } from './filters.ts'
import { textIn } from './sql.ts'

export type Sort = [field: string, direction: 'ASC' | 'DESC']
export interface Paging {
  page: number
  limit: number
}

export type Query = Record<string, string[]>

const highestPage = 1_000_000
const highestLimit = 999

function wholeNumber(query: Query, name: string, fallback: number, highest: number): number {
  const [value, ...more] = query[name] ?? []
  if (value === undefined) return fallback
  if (more.length > 0 || !/^\d{1,9}$/.test(value) || Number(value) < 1 || Number(value) > highest) {
    throw invalid(name, `must be a whole number from 1 to ${highest}`)
  }
  return Number(value)
}

/** `page` from 1; `limit` from 1 to 999, 20 when left out. */
export const readPaging = (query: Query): Paging => ({
  page: wholeNumber(query, 'page', 1, highestPage),
  limit: wholeNumber(query, 'limit', 20, highestLimit),
})

/** `true` or `false`, which it is when left out. */
export function readFlag(query: Query, name: string): boolean {
  const [value = 'false', ...more] = query[name] ?? []
  if (more.length > 0 || !['true', 'false'].includes(value)) throw invalid(name, 'must be true or false')
  return value === 'true'
}

/** "title:ASC" becomes ['title', 'ASC']; several are repeated or separated by commas. */
export function readSort(query: Query, names: readonly string[], fallback: Sort[]): Sort[] {
  const texts = (query.sort ?? []).flatMap((text) => text.split(','))
  const errors: ErrorDetail[] = []
  const sorts = texts.map((text): Sort => {
    const [name = '', direction = 'ASC', ...rest] = text.split(':')
    if (!names.includes(name)) errors.push({ path: 'sort', message: `cannot sort by '${name}'` })
    if (!['ASC', 'DESC'].includes(direction) || rest.length > 0) {
      errors.push({ path: 'sort', message: 'the direction must be ASC or DESC' })
    }
    return [name, direction === 'DESC' ? 'DESC' : 'ASC']
  })
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  return sorts.length > 0 ? sorts : fallback
}

/** Characters of what is searched for: no name is longer, and finding what is like it takes the longer. */
const longestSearch = 200

/** The words that are looked for, '' when left out. */
export function readSearch(query: Query): string {
  const [text = '', ...more] = query.search ?? []
  if (more.length > 0 || text.length > longestSearch)
    throw invalid('search', `must be one text of at most ${longestSearch} characters`)
  return text.trim()
}

/** The language in which localized fields are put in order: `locale`, Dutch when left out. */
export function readLocale(query: Query): Locale {
  const [locale = defaultLocale, ...more] = query.locale ?? []
  if (!isLocale(locale) || more.length > 0) throw invalid('locale', 'must be nl, en or fr')
  return locale
}

function sortColumn(given: FilterFields[string], locale: Locale): SQL | AnyColumn {
  const field = filterField(given)
  const { kind, column } = field
  if (kind === 'date') return field.day ?? column
  if (kind === 'localized') return sql`lower(unaccent(${textIn(column, locale)}))`
  return kind === 'text' ? (field.order ?? sql`lower(unaccent(${column}))`) : column
}

/** The fields in order, then the id, so that pages never overlap. */
export const orderBy = (sorts: Sort[], fields: FilterFields, id: AnyColumn | SQL, locale: Locale): SQL[] => [
  ...sorts.flatMap(([name, direction]) => {
    const field = fields[name]
    if (!field) return []
    const column = sortColumn(field, locale)
    return [direction === 'ASC' ? asc(column) : sql`${desc(column)} nulls last`]
  }),
  asc(id),
]
