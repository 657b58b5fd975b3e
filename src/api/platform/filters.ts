import { type AnyColumn, Column, is, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isDay } from '../../domain/days.ts'
import { locales } from '../../domain/locales.ts'
import { uuidPattern } from '../../domain/values.ts'
import { ApiError, type ErrorDetail } from './errors.ts'
import { amountOf, digitsOf, digitsPattern, escapeLike, invoiceNumbersOf, wordsOf } from './sought.ts'
import { either, textOf } from './sql.ts'

/** What a condition compares with: a value as it was asked, or what stands for one in a statement that is kept. */
type Bound = string | Placeholder

/** What a list may be filtered by: each kind knows its operators. Localized texts match in any language. */
export type FilterField = { column: AnyColumn | SQL } & (
  | { kind: 'localized' | 'number' | 'boolean' | 'id' }
  /** An instant; of a column of days, `day` is that column, which indexes know. */
  | { kind: 'date'; day?: AnyColumn }
  /**
   * `order` is what it is sorted by where that is not the text itself; `equals` says in other words that it is a text, and
   * `is` which texts it can be.
   */
  | { kind: 'text'; order?: SQL; equals?: (bound: Bound) => SQL; is?: (value: string) => boolean }
  /** A text that is kept as `plain_text` makes it: without capitals and accents, ready to be sorted by. */
  | { kind: 'plain' }
  /** One of a few words, in any case. */
  | { kind: 'choice'; of: readonly string[] }
  /** A text that has all words in whatever order, or a number as people write it: see `Numbered`. */
  | ({ kind: 'search' } & Numbered)
)
/** What a number leads to: a phone or VAT number by a part of its digits, a reference by all, an amount in cents, an invoice's number. */
interface Numbered {
  digits?: SQL[]
  reference?: SQL
  amount?: SQL | AnyColumn
  number?: SQL | AnyColumn
}
/** A column alone is filtered by as what it holds. */
export type FilterFields = Record<string, FilterField | AnyColumn>

/** A column of days, which filters compare as the instants those begin in Brussels. */
export const dayField = (column: AnyColumn): FilterField => ({
  kind: 'date',
  column: sql`(${column}::timestamp at time zone 'Europe/Brussels')`,
  day: column,
})

const kinds: Record<string, 'text' | 'localized' | 'number' | 'boolean' | 'date' | 'id'> = {
  PgText: 'text',
  PgJsonb: 'localized',
  PgInteger: 'number',
  PgDoublePrecision: 'number',
  PgBoolean: 'boolean',
  PgTimestamp: 'date',
  PgUUID: 'id',
}

export function filterField(field: FilterField | AnyColumn): FilterField {
  if (!is(field, Column)) return field
  const kind = kinds[field.columnType]
  if (!kind) throw new Error(`Lists are not filtered by a ${field.columnType}`)
  return { kind, column: field }
}

const operators = ['=', '!', '>', '<', '>=', '<=', '^', '$', '~'] as const
type Operator = (typeof operators)[number]

const equality: Operator[] = ['=', '!']
const comparison: Operator[] = [...equality, '>', '<', '>=', '<=']
const matching: Operator[] = [...equality, '^', '$', '~']
const operatorsOf: Record<FilterField['kind'], Operator[]> = {
  text: matching,
  plain: matching,
  choice: matching,
  search: ['=', '~'],
  localized: matching,
  number: comparison,
  boolean: equality,
  date: comparison,
  id: equality,
}

export { uuidPattern }

const datePattern = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/

const isTime = (value: string) => !Number.isNaN(Date.parse(value))

/** Characters of a text that is looked for, and values of one filter: ids come in batches. */
const longestText = 200
/** Characters of all texts of one filter: each row is read for each of them, in every language. */
const longestTexts = 1000
const textual = new Set<FilterField['kind']>(['text', 'plain', 'choice', 'search', 'localized'])
const mostValues = { id: 1000, other: 100 }
const isShort = (value: string) => value.length <= longestText

const formats: Record<Exclude<FilterField['kind'], 'choice' | 'search'>, (value: string) => boolean> = {
  text: isShort,
  plain: isShort,
  localized: isShort,
  number: (value) => /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value),
  boolean: (value) => value === 'true' || value === 'false',
  date: (value) => value === 'today' || (datePattern.test(value) && isDay(value.slice(0, 10)) && isTime(value)),
  id: (value) => uuidPattern.test(value),
}

/** The word that is meant, of a few, in whatever case it was written. */
const wordOf = (words: readonly string[], value: string) =>
  words.find((word) => word.toLowerCase() === value.toLowerCase())

function fits(field: FilterField, operator: Operator, value: string): boolean {
  if (field.kind === 'search') return true
  if (field.kind === 'text' && field.is && equality.includes(operator)) return field.is(value)
  if (field.kind !== 'choice') return formats[field.kind](value)
  return !equality.includes(operator) || wordOf(field.of, value) !== undefined
}

/** ">=5" is ['>=', '5']; without a prefix it asks for equality (spec section 3, Filter operators). */
function splitOperator(text: string): [Operator, string] {
  const operator = operators.toSorted((a, b) => b.length - a.length).find((prefix) => text.startsWith(prefix))
  return operator ? [operator, text.slice(operator.length)] : ['=', text]
}

const likePatterns: Partial<Record<Operator, (value: string) => string>> = {
  '^': (value) => `${escapeLike(value)}%`,
  $: (value) => `%${escapeLike(value)}`,
  '~': (value) => `%${escapeLike(value)}%`,
}

/** A filter as it was asked, checked. */
export interface AskedFilter {
  name: string
  field: FilterField
  operator: Operator
  values: string[]
}

function textCondition(column: FilterField['column'], operator: Operator, bound: Bound): SQL {
  return likePatterns[operator] ? sql`${column} ilike ${bound}` : sql`lower(${column}) = lower(${bound})`
}

function plainCondition(column: FilterField['column'], operator: Operator, bound: Bound): SQL {
  return likePatterns[operator] ? sql`${column} like plain_text(${bound})` : sql`${column} = plain_text(${bound})`
}

/** All words of a text somewhere in a column, in whatever order, or the number that it is. */
function searchCondition({ column, digits = [], reference, amount, number }: SearchField, bound: Bound): SQL {
  const said = (name: string) => sql`(${bound}::jsonb)->>${sql.raw(`'${name}'`)}`
  const listed = (name: string) => sql`jsonb_array_elements_text((${bound}::jsonb)->${sql.raw(`'${name}'`)})`
  return either([
    sql`(select coalesce(bool_and(strpos(whole.text, plain_text(word)) > 0), false)
      from (select plain_text(${column}) as text offset 0) whole, ${listed('words')} word)`,
    ...digits.map((one) => sql`regexp_replace(${one}, '\\D', '', 'g') like ${said('digits')}`),
    ...(reference ? [sql`regexp_replace(${reference}, '\\D', '', 'g') = ${said('reference')}`] : []),
    ...(amount ? [sql`abs(${amount}) = (${said('amount')})::int`] : []),
    ...(number ? [sql`${number} in (select ${listed('numbers')})`] : []),
  ])
}

type SearchField = Extract<FilterField, { kind: 'search' }>
type DateField = Extract<FilterField, { kind: 'date' }>

/** How a date is written: two that are written alike are compared alike. */
const dateForm = (value: string) => (value === 'today' ? value : value.includes('T') ? 'instant' : 'day')

/** The day a value names, in Brussels, by the instants it begins and ends, so that indexes serve; an instant stays one. */
function dateCondition({ column, day: ofDays }: DateField, operator: Operator, value: string, bound: Bound): SQL {
  const form = dateForm(value)
  if (form === 'instant') return sql`${column} ${sql.raw(operator)} ${bound}::timestamptz`
  const day = form === 'today' ? sql`(now() at time zone 'Europe/Brussels')::date` : sql`${bound}::date`
  if (ofDays) return sql`${ofDays} ${sql.raw(operator)} ${day}`
  const start = sql`(${day}::timestamp at time zone 'Europe/Brussels')`
  const end = sql`((${day} + 1)::timestamp at time zone 'Europe/Brussels')`
  if (operator === '=') return sql`(${column} >= ${start} and ${column} < ${end})`
  const compared = operator === '>' || operator === '<=' ? end : start
  return sql`${column} ${sql.raw(operator.startsWith('>') ? '>=' : '<')} ${compared}`
}

const casts = { number: sql`::numeric`, id: sql`::uuid` }

/** One value under one operator, which is never '!' here. */
function condition(field: FilterField, operator: Operator, value: string, bound: Bound): SQL {
  const { kind, column } = field
  if (kind === 'choice' && operator === '=') return sql`${column} = ${sql.raw(`'${wordOf(field.of, value)}'`)}`
  if (kind === 'text' && field.equals && operator === '=') return field.equals(bound)
  if (kind === 'text' || kind === 'choice') return textCondition(column, operator, bound)
  if (kind === 'search') return searchCondition(field, bound)
  if (kind === 'plain') return plainCondition(column, operator, bound)
  if (kind === 'date') return dateCondition(field, operator, value, bound)
  // In words of its own, so that an index that knows what holds serves.
  if (kind === 'boolean') return value === 'true' ? sql`(${column})` : sql`not (${column})`
  if (kind !== 'localized') return sql`${column} ${sql.raw(operator)} ${bound}${casts[kind]}`
  return either(locales.map((locale) => textCondition(textOf(column, locale), operator, bound)))
}

function readFilter(name: string, text: string, field: FilterField): AskedFilter | ErrorDetail {
  const [operator, rest] = splitOperator(text)
  if (!operatorsOf[field.kind].includes(operator)) return { path: name, message: `operator ${operator} does not fit` }
  const values = field.kind === 'search' ? [rest] : rest.split(',')
  const most = mostValues[field.kind === 'id' ? 'id' : 'other']
  if (values.length > most) return { path: name, message: `takes ${most} values at most` }
  if (textual.has(field.kind) && rest.length > longestTexts)
    return { path: name, message: `takes ${longestTexts} characters at most` }
  const wrong = values.find((value) => value === '' || !fits(field, operator, value))
  if (wrong !== undefined) return { path: name, message: `${wrong || 'an empty text'} is not a fitting value` }
  return { name, field, operator, values }
}

/** All filters of a query, checked; an unknown field, operator or value is a 400 that names it. */
export function askedFilters(
  query: Record<string, string[]>,
  fields: FilterFields,
  otherNames: readonly string[],
): AskedFilter[] {
  const errors: ErrorDetail[] = []
  const asked: AskedFilter[] = []
  for (const [name, texts] of Object.entries(query).filter(([name]) => !otherNames.includes(name))) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) errors.push({ path: name, message: 'is no field of this list' })
    for (const text of field ? texts : []) {
      const result = field && readFilter(name, text, filterField(field))
      if (result && 'path' in result) errors.push(result)
      else if (result) asked.push(result)
    }
  }
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  return asked
}

/** What of the values stands in the statement itself. */
function saidOf({ field, operator, values }: AskedFilter) {
  if (field.kind === 'date') return values.map(dateForm)
  if (field.kind === 'boolean') return values
  return field.kind === 'choice' && equality.includes(operator)
    ? values.map((value) => wordOf(field.of, value))
    : values.length
}

/** What filters have in common that are the same statement with other values. */
export const shapeOfFilters = (asked: readonly AskedFilter[]) =>
  asked.map((one) => [one.name, one.operator, saidOf(one)])

/** What a text that is looked for may be, as `searchCondition` reads it. */
function soughtIn(text: string): string {
  const digits = digitsOf(text)
  const numbers = { reference: digits, digits: digits && digitsPattern(digits), amount: amountOf(text) }
  return JSON.stringify({ words: wordsOf(text), ...numbers, numbers: invoiceNumbersOf(text) })
}

/** The values of all filters, each once, as their conditions compare with them. */
const boundsOf = (asked: readonly AskedFilter[]): string[] =>
  asked.flatMap(({ field, operator, values }) =>
    values.map((value) => (field.kind === 'search' ? soughtIn(value) : (likePatterns[operator]?.(value) ?? value))),
  )

const nameOf = (_: string, index: number) => `value${index}`

/** The values by the names of what stands for them. */
export const valuesOfFilters = (asked: readonly AskedFilter[]): Record<string, string> =>
  Object.fromEntries(boundsOf(asked).map((value, index) => [nameOf(value, index), value]))

/** A condition for each filter, over what stands for its values. */
export function conditionsOf(asked: readonly AskedFilter[]): SQL[] {
  const bounds = boundsOf(asked).map((value, index) => sql.placeholder(nameOf(value, index)))
  return conditionsOver(asked, bounds)
}

function conditionsOver(asked: readonly AskedFilter[], bounds: readonly Bound[]): SQL[] {
  let place = 0
  return asked.map(({ field, operator, values }) => {
    const compared = operator === '!' ? '=' : operator
    const any = either(values.map((value) => condition(field, compared, value, bounds[place++] ?? value)))
    return operator === '!' ? sql`coalesce(not ${any}, true)` : any
  })
}

/** Conditions for all filters of a query, with its values in them. */
export function readFilters(query: Record<string, string[]>, fields: FilterFields, otherNames: string[]): SQL[] {
  const asked = askedFilters(query, fields, otherNames)
  return conditionsOver(asked, boundsOf(asked))
}
