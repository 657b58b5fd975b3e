import type { FilterField, FilterFields } from '../filters.ts'
import type { Sort } from '../list-query.ts'
import { listParameter, type Parameter, queryParameter } from './parameters.ts'

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
}

const describeValue = (field: FilterField) =>
  field.kind === 'choice'
    ? `one of ${field.of.map((word) => `\`${word}\``).join(', ')}; before it ${matching}`
    : values[field.kind]

const readable = (name: string) => (name === '_id' ? 'id' : name)

/** A query parameter for each field that a list may be filtered by. */
export const filterParameters = (filters: FilterFields): Parameter[] =>
  Object.entries(filters).map(([name, field]) =>
    queryParameter(
      name,
      'string',
      `Only those whose ${readable(name)} is this: ${describeValue(field)}; \`a,b\` means any of these.`,
    ),
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
