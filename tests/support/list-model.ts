import fc from 'fast-check'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import type { Locale } from '../../src/domain/locales.ts'

type Localized = Partial<Record<Locale, string | null>>
/** What a row says under the name of each field; days and instants as the API writes them. */
export type ModelRow = { _id: string } & Record<string, string | number | boolean | null | Localized>
type FieldKind = 'text' | 'choice' | 'localized' | 'number' | 'boolean' | 'day' | 'instant' | 'id'
export type Fields = Record<string, FieldKind>
export interface Filter {
  field: string
  operator: '' | '=' | '!' | '>' | '<' | '>=' | '<=' | '^' | '$' | '~'
  values: string[]
}
export interface Sort {
  field: string
  direction: 'ASC' | 'DESC'
}
export interface Question {
  filters: Filter[]
  sorts: Sort[]
  locale: Locale
}

const comparing = {
  '>': (order: number) => order > 0,
  '<': (order: number) => order < 0,
  '>=': (order: number) => order >= 0,
  '<=': (order: number) => order <= 0,
  '': (order: number) => order === 0,
  '=': (order: number) => order === 0,
}
const matching = {
  '^': (text: string, part: string) => text.startsWith(part),
  $: (text: string, part: string) => text.endsWith(part),
  '~': (text: string, part: string) => text.includes(part),
  '': (text: string, part: string) => text === part,
  '=': (text: string, part: string) => text === part,
}
type Positive = Exclude<Filter['operator'], '!'>

const order = <T extends string | number>(a: T, b: T) => Number(a > b) - Number(a < b)

/** A day stands for all of it, in Brussels; an instant is one. */
function orderOfDates(given: string, wanted: string): number {
  if (wanted.includes('T')) return order(Date.parse(given), Date.parse(wanted))
  const day = wanted === 'today' ? brusselsDay(new Date()) : wanted
  return order(given.includes('T') ? brusselsDay(new Date(given)) : given, day)
}

/** Whether one value answers one wish; nothing never does. */
function matches(kind: FieldKind, value: ModelRow[string] | undefined, operator: Positive, wanted: string): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'object') return Object.values(value).some((text) => matches('text', text, operator, wanted))
  if (kind === 'text' || kind === 'choice' || kind === 'localized') {
    const isMatch = operator in matching ? matching[operator as keyof typeof matching] : () => false
    return isMatch(String(value).toLowerCase(), wanted.toLowerCase())
  }
  const isFitting = operator in comparing ? comparing[operator as keyof typeof comparing] : () => false
  if (kind === 'number') return isFitting(order(Number(value), Number(wanted)))
  if (kind === 'day' || kind === 'instant') return isFitting(orderOfDates(String(value), wanted))
  return isFitting(order(String(value), wanted.toLowerCase()))
}

function fits(fields: Fields, row: ModelRow, { field, operator, values }: Filter): boolean {
  const kind = fields[field] ?? 'text'
  if (operator === '!') return !values.some((value) => matches(kind, row[field], '=', value))
  return values.some((value) => matches(kind, row[field], operator, value))
}

/** Letters of any size, with or without accents, are one letter to whoever reads a list. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function sortKey(value: ModelRow[string] | undefined, locale: Locale): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'object') return sortKey(value[locale] ?? value.nl, locale)
  return typeof value === 'string' ? plain(value) : Number(value)
}

/** Where there is nothing comes last, whichever way one looks. */
function compare(a: ModelRow, b: ModelRow, sorts: Sort[], locale: Locale): number {
  for (const { field, direction } of sorts) {
    const [left, right] = [sortKey(a[field], locale), sortKey(b[field], locale)]
    if (left === null || right === null) {
      if (left !== right) return left === null ? 1 : -1
      continue
    }
    const found = order(left, right)
    if (found !== 0) return direction === 'ASC' ? found : -found
  }
  return order(a._id, b._id)
}

/** The ids a list must answer with, in order. */
export const expectedIds = (rows: ModelRow[], fields: Fields, { filters, sorts, locale }: Question): string[] =>
  rows
    .filter((row) => filters.every((filter) => fits(fields, row, filter)))
    .toSorted((a, b) => compare(a, b, sorts, locale))
    .map(({ _id }) => _id)

export const queryOf = ({ filters, sorts, locale }: Question): string =>
  [
    ...filters.map(({ field, operator, values }) => [field, `${operator}${values.join(',')}`]),
    ...sorts.map(({ field, direction }) => ['sort', `${field}:${direction}`]),
    ...(locale === 'nl' ? [] : [['locale', locale]]),
  ]
    .map((pair) => pair.map((part) => encodeURIComponent(part ?? '')).join('='))
    .join('&')

/** Texts with what means something to a pattern, a query or an address. */
export const wildText = fc.string({
  unit: fc.constantFrom(...'abABéÉ\'"%_\\,;:&+?#=<>!~$^ -.1ñ😀ß/'),
  minLength: 0,
  maxLength: 8,
})

const operators: Record<FieldKind, Filter['operator'][]> = {
  text: ['', '=', '!', '^', '$', '~'],
  choice: ['', '=', '!', '^', '$', '~'],
  localized: ['', '=', '!', '^', '$', '~'],
  number: ['', '=', '!', '>', '<', '>=', '<='],
  boolean: ['', '=', '!'],
  day: ['', '=', '!', '>', '<', '>=', '<='],
  instant: ['', '=', '!', '>', '<', '>=', '<='],
  id: ['', '=', '!'],
}

/** A piece of a text that rows have, as somebody would type it. */
const pieceOf = (texts: string[]) =>
  fc.tuple(fc.constantFrom(...texts), fc.nat(4), fc.nat(8), fc.boolean()).map(([text, from, length, isLoud]) => {
    const piece = from === 4 ? text : [...text].slice(from, from + length).join('')
    return isLoud ? piece.toUpperCase() : piece
  })

/** Near what the rows say, so that some of them fit. */
function valueFor(kind: FieldKind, known: string[]): fc.Arbitrary<string> {
  const of = fc.constantFrom(...known)
  if (kind === 'text' || kind === 'localized') {
    // A comma stands between values; what is empty is no wish; and what grows on being written large is another text.
    return fc
      .oneof({ weight: 3, arbitrary: pieceOf(known) }, wildText)
      .map((text) => text.replaceAll(',', '').replaceAll('SS', 'ß') || '%')
  }
  if (kind === 'choice') return of
  if (kind === 'number')
    return fc.tuple(of, fc.constantFrom(0, 0, -1, 1, 0.5)).map(([at, more]) => String(Number(at) + more))
  if (kind === 'boolean') return fc.constantFrom('true', 'false')
  if (kind === 'id')
    return fc.oneof(
      of,
      of.map((id) => id.toUpperCase()),
      fc.uuid(),
    )
  const day = fc
    .tuple(of, fc.constantFrom(-1, 0, 0, 1))
    .map(([at, more]) => plusDays(at.includes('T') ? brusselsDay(new Date(at)) : at, more))
  return fc.oneof({ weight: 3, arbitrary: day }, fc.constant('today'), kind === 'instant' ? of : day)
}

const textsOf = (value: ModelRow[string] | undefined): string[] => {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap((text) => text ?? []) : [String(value)]
}

function filterOn(rows: ModelRow[], field: string, kind: FieldKind): fc.Arbitrary<Filter> {
  const known = rows.flatMap((row) => textsOf(row[field]))
  const values = fc.array(valueFor(kind, known.length > 0 ? known : ['x']), { minLength: 1, maxLength: 3 })
  return fc
    .record({ field: fc.constant(field), operator: fc.constantFrom(...operators[kind]), values })
    .map((filter) => {
      const isAmbiguous = filter.operator === '' && /^[=!<>^$~]/.test(filter.values[0] ?? '')
      return isAmbiguous ? { ...filter, operator: '=' as const } : filter
    })
}

/** Any question to a list of these rows; `sortable` are the fields whose order is the same in every collation. */
export const anyQuestion = (
  rows: ModelRow[],
  fields: Fields,
  sortable: string[],
  fallback: Sort[],
): fc.Arbitrary<Question> =>
  fc
    .record({
      filters: fc.array(fc.oneof(...Object.entries(fields).map(([field, kind]) => filterOn(rows, field, kind))), {
        maxLength: 3,
      }),
      sorts: fc.array(fc.record({ field: fc.constantFrom(...sortable), direction: fc.constantFrom('ASC', 'DESC') }), {
        maxLength: 3,
      }),
      locale: fc.constantFrom('nl', 'nl', 'en', 'fr'),
    })
    .map((question) => (question.sorts.length > 0 ? question : { ...question, sorts: fallback }))
