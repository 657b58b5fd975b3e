import fc from 'fast-check'

type Schema = {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
type Schemas = Record<string, Schema>

const long = (length: number) => 'a'.repeat(length)

/** Texts that something on the way may choke on: a database, a date, a pattern, a URL. */
export const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202e\u200b\ufeff',
  '😀'.repeat(60),
  'e\u0301'.repeat(100),
  "'; drop table users; --",
  '" \\ \' ` % _ $1 ?',
  '{{firstName}} <script>',
  '../../etc/passwd',
  '=1+1',
  'today',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30T08:00Z',
  '0000-01-01T08:00Z',
  '-271821-04-20',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '2026-02-28T24:00:00Z',
  '2026-06-01T08:00:00+99:00',
  '9999-12-31T23:59:59.999Z',
  '1e400',
  '99999999999999999999',
  '-1',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-4000-8000-00000000000g',
  'BE0000000000',
  `${long(64)}@${long(63)}.be`,
  'a@b',
  long(256),
  long(3000),
  long(70_000),
]

const oddNumbers = [0, -0, -1, 0.5, 1e-320, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e15, 1e21, 1e308, -1e308]

/** Arrays in arrays: ninety deep. */
const deep = Array.from({ length: 90 }).reduce<unknown>((inner) => [inner], null)

/** Whatever JSON can say. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...oddNumbers) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]], { nl: null }, deep) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('__proto__', 'constructor', 'length', '_id', 'then', 'nl', ''),
      fc.anything(),
      {
        maxKeys: 3,
      },
    ),
  },
)

/** What often fits a field of that name. */
const hints: Record<string, fc.Arbitrary<unknown>> = {
  password: fc.constantFrom('leerplein-demo', 'een-ander-woord'),
  oldPassword: fc.constant('leerplein-demo'),
  confirmPassword: fc.constant('leerplein-demo'),
  date: fc.constantFrom('2031-03-03', '2027-01-04'),
  dateOfBirth: fc.constant('1990-02-28'),
  day: fc.constant('2026-11-02'),
  offerValidUntil: fc.constantFrom('2031-03-02', '2027-01-03'),
  start: fc.constant('2031-03-03T08:00:00Z'),
  end: fc.constant('2031-03-03T15:30:00Z'),
  phone: fc.constant('02 123 45 67'),
  vat: fc.constantFrom('BE0123456749', null),
  slug: fc.uuid().map((nl) => ({ nl })),
  key: fc.uuid(),
  agreedToTerms: fc.constant(true),
}
const plainTexts = fc.constantFrom('Ann', 'Kerkstraat 1', '1000', 'BE', 'nl')

/** Makes values that mostly fit the schemas of a document; `ids` are of things that exist, `emails` of accounts. */
export function fittingValues(schemas: Schemas, { ids, emails }: { ids: Record<string, string[]>; emails: string[] }) {
  const every = Object.values(ids).flat()
  const idFor = (name: string) => {
    const own = ids[name.replace(/s$/, '')] ?? []
    return fc.oneof(
      { weight: own.length > 0 ? 8 : 0, arbitrary: fc.constantFrom(...(own.length > 0 ? own : every)) },
      { weight: 1, arbitrary: fc.constantFrom(...every) },
      { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
    )
  }
  const isReference = (name: string) => name === '_id' || name === 'id' || name.replace(/s$/, '') in ids

  function text(name: string): fc.Arbitrary<unknown> {
    if (isReference(name)) return idFor(name)
    const address = fc.oneof(
      fc.constantFrom(...emails),
      fc.uuid().map((id) => `${id}@toeval.test`),
    )
    return /email/i.test(name) ? address : plainTexts
  }

  function fitting({ $ref, ...schema }: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
    const hint = Object.hasOwn(hints, name) ? hints[name] : undefined
    if (hint) return hint
    if ($ref) return fitting(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, name, depth)
    const choices = schema.oneOf ?? schema.anyOf
    if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name, depth)))
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.type === 'string') return text(name)
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 2, 8, 10, 5000)
    if (schema.type === 'null' || depth === 0) return fc.constant(null)
    if (schema.type === 'array')
      return fc.array(fitting(schema.items ?? {}, name, depth - 1), { minLength: 1, maxLength: 2 })
    if (!schema.properties) return fc.constant({})
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([key, inner]) => [key, fitting(inner, key, depth - 1)]),
      ),
    )
  }
  return { bodyOf: (schema: Schema) => fitting(schema, '', 6), idFor }
}

type Place = string[]

/** The places in a value: [] is the whole, ['invoice', 'zip'] a field of a field. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]))
  return [[], ...inner]
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => Object.entries(Object(inner)).find(([name]) => name === key)?.[1], value)

function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? replaced(part, rest, by) : part))
  const entries = Object.entries(value ?? {})
  return Object.fromEntries(entries.map(([name, part]) => [name, name === key ? replaced(part, rest, by) : part]))
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const oddKeys = fc.constantFrom('__proto__', 'constructor', 'toString', 'isAdmin', '', '\ud800')
const added = (value: unknown, key: string, odd: unknown) =>
  Object.fromEntries([...Object.entries(Object(value)), [key, odd]])

/** A body with one thing in it that somebody got wrong, or a thing too many. */
export const spoiled = (body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  body.chain((whole) => {
    const places = placesIn(whole)
    const [inner, leaves] = [true, false].map((is) => places.filter((place) => isObject(valueAt(whole, place)) === is))
    const wrong = fc.tuple(fc.constantFrom(...places), anyValue)
    const wrongText = fc.tuple(fc.constantFrom(...(leaves?.length ? leaves : places)), fc.constantFrom(...oddTexts))
    const extra = fc
      .tuple(fc.constantFrom(...(inner?.length ? inner : places)), oddKeys, anyValue)
      .map(([place, key, odd]) => [place, added(valueAt(whole, place), key, odd)] as const)
    return fc
      .oneof({ weight: 3, arbitrary: wrong }, { weight: 3, arbitrary: wrongText }, extra)
      .map(([place, by]) => replaced(whole, place, by))
  })

/** Texts that are no JSON, or JSON that no client writes. */
export const rawBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"STAFF"},"constructor":{"prototype":{"a":1}}}',
  '\ufeff{}',
  '['.repeat(5000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `{"email":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`,
  `"${long(1_100_000)}"`,
)

const part = (disposition: string, content: string) =>
  `--odd\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--odd--\r\n`

/** What is sent with `oddForm` as its type: whole forms, torn ones, and files that are not what they seem. */
export const rawForms = fc.oneof(
  rawBodies,
  fc
    .tuple(
      fc.constantFrom(
        'name="files"; filename="a.png"',
        'name="file"; filename="a.xlsx"',
        'name="file"; filename="a.csv"',
      ),
      fc.constantFrom(
        ...oddTexts,
        '\u0089PNG\r\n\u001a\n',
        'PK\u0003\u0004',
        '%PDF-1.7',
        '<svg onload="a">',
        'firstName;email\n"a;b',
      ),
    )
    .map(([disposition, content]) => part(disposition, content)),
  fc.constantFrom(
    '--odd',
    '--odd--',
    part('name="file"', 'a text'),
    part('name="files', 'torn'),
    part('', ''),
    '--odd\r\n\r\n--odd--',
  ),
)
export const oddForm = 'multipart/form-data; boundary=odd'
