import { type FilterField, type FilterFields, filterField } from './filters.ts'
import type { PlainType } from './json-schema.ts'
import type { Sort } from './list-query.ts'

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  schema: { type: PlainType } | { type: 'array'; items: { type: PlainType } }
  required?: boolean
  /** A sentence for people. */
  description: string
  /** The id of a row: whatever else stands there is 404. */
  isId?: true
}

export const queryParameter = (name: string, type: PlainType, description: string): Parameter => ({
  name,
  in: 'query',
  schema: { type },
  description,
})

/** Repeated in the query, or once with commas. */
export const listParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  schema: { type: 'array', items: { type: 'string' } },
  description,
})

export const headerParameter = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  schema: { type: 'string' },
  description,
})

export const pathParameter = (name: string, description: string, type: PlainType = 'string'): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type },
  description,
})

export const idParameter = (description: string, name = 'id'): Parameter => ({
  ...pathParameter(name, description),
  isId: true,
})

export const required = (parameter: Parameter): Parameter => ({ ...parameter, required: true })

export const pagingParametersTo = (highest: number) => [
  queryParameter('page', 'integer', 'Which page of the list, from 1; the first when left out.'),
  queryParameter('limit', 'integer', `How many a page holds, from 1 to ${highest}; 20 when left out.`),
]

export const pagingParameters = pagingParametersTo(999)

const matching = '`!` not, `^` starts with, `$` ends with, `~` contains'
const comparing = '`!` not, `>`, `<`, `>=`, `<=`'

/** What a value of each kind looks like, with the operators that may stand before it. */
const values: Record<FilterField['kind'], string> = {
  text: `a text, in any case; before it ${matching}`,
  plain: `a text, in any case and with or without accents; before it ${matching}`,
  localized: `a text, in any case and any language; before it ${matching}`,
  number: `a number; before it ${comparing}`,
  boolean: 'true or false; before it `!` not',
  date: `a day (YYYY-MM-DD, in Brussels), an instant (ISO 8601, in UTC) or \`today\`; before it ${comparing}`,
  id: 'an id; before it `!` not',
  choice: '',
  search: '',
}

const describeValue = (field: FilterField) =>
  field.kind === 'choice'
    ? `one of ${field.of.map((word) => `\`${word}\``).join(', ')}; before it ${matching}`
    : values[field.kind]

const describeFilter = (name: string, field: FilterField) =>
  field.kind === 'search'
    ? 'Only those that have all these words, in whatever order and with or without accents, or that a number leads to, as people write it: of an invoice, a phone, VAT or reference number, an amount. `~` before it changes nothing.'
    : `Only those whose ${readable(name)} is this: ${describeValue(field)}; \`a,b\` means any of these.`

const readable = (name: string) => (name === '_id' ? 'id' : name)

/** A query parameter for each field that a list may be filtered by. */
export const filterParameters = (filters: FilterFields): Parameter[] =>
  Object.entries(filters).map(([name, field]) =>
    queryParameter(name, 'string', describeFilter(name, filterField(field))),
  )

/** How a list is ordered; `fallback` is its order when nobody says. */
export const sortParameter = (names: readonly string[], fallback: readonly Sort[]): Parameter =>
  listParameter(
    'sort',
    `A field and a direction, \`field:ASC\` or \`field:DESC\`; several are repeated. Fields: ${names.join(', ')}. When left out: ${fallback
      .map(([name, direction]) => `${name}:${direction}`)
      .join(', ')}.`,
  )

export const localeParameter = (description: string) =>
  queryParameter('locale', 'string', `${description}: nl, en or fr; nl when left out.`)
