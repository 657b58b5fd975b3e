import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { served } from '../support/operations/document.ts'
import { anyValue, fittingValues, oddForm, oddTexts, rawBodies, rawForms, spoiled } from '../support/random-input.ts'
import { newCustomer, newSession, newStudents } from '../support/training.ts'

/** Calls of each operation; twice as many where there is a body. */
const runs = 20

interface Call {
  method: string
  path: string
  /** Names of what the query may say. */
  query: string[]
  body: object | null
  isForm: boolean
}

const calls: Call[] = Object.entries(served.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase(),
    path,
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    body: requestBody?.content['application/json']?.schema ?? null,
    isForm: Object.hasOwn(requestBody?.content ?? {}, 'multipart/form-data'),
  })),
)
const destroysLast = calls.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))

let api: TestApi
let callers: Record<string, string>[]
let values: ReturnType<typeof fittingValues>
beforeAll(async () => {
  api = await startApi()
  const contact = await newCustomer(api)
  const person = await newCustomer(api, { isPrivatePerson: true })
  callers = [
    {},
    contact.headers,
    person.headers,
    await api.as('CONTACT'),
    await api.as('EDITOR'),
    await api.as('STAFF'),
  ]
  const staff = await api.as('STAFF')
  const idsAt = async (path: string) =>
    (await api.get(`${path}/all`, staff)).body.slice(0, 6).map(({ _id }: { _id: string }) => _id)
  const accounts = await api.db.select({ _id: users.id }).from(users)
  const known = await api.db.select({ _id: courses.id }).from(courses).limit(5)
  const resources = Object.entries({
    category: '/categories',
    location: '/locations',
    language: '/languages',
    roomType: '/roomTypes',
    organisation: '/organisations',
    registration: '/registrations',
    booking: '/bookings',
    invoice: '/invoices',
    page: '/pages',
    certificate: '/certificates',
    faq: '/faqs',
    review: '/reviews',
    'staff-member': '/staff-members',
    'search-term': '/search-terms',
    attendance: '/attendances',
    result: '/results',
    contact: '/contacts',
  })
  const listed = await Promise.all(resources.map(async ([name, path]) => [name, await idsAt(path)] as const))
  values = fittingValues(served.components.schemas, {
    emails: ['contact@leerplein.test', contact.email],
    ids: {
      ...Object.fromEntries(listed),
      type: ['homepage', 'banner', 'footer'],
      user: accounts.map(({ _id }) => _id),
      course: known.map(({ _id }) => _id),
      session: [await newSession(api), await newSession(api, { capacity: 1 })],
      student: [...(await newStudents(api, contact, 3)), ...(await newStudents(api, person, 2))],
    },
  })
})
afterAll(() => api.stop())

/** What a path's braces are filled with: often what exists, else anything, also what no URL should hold. */
function pathsOf(path: string): fc.Arbitrary<string> {
  const kind = path.split('/')[1] ?? ''
  const name = { categories: 'category', 'static-contents': 'type' }[kind] ?? kind.replace(/s$/, '')
  const part = fc.oneof(
    { weight: 4, arbitrary: values.idFor(name) },
    { weight: 2, arbitrary: fc.constantFrom('homepage', 'banner', '1', 'all', 'price', 'nl') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%00', '%', '%ff', '%c0%af', '..%2f..', '%2e%2e', long, '😀', '%ED%A0%80'),
    },
    { weight: 2, arbitrary: anyText.map((text) => encodeURIComponent(text.toWellFormed()) || '%20') },
  )
  const braces = path.match(/\{\w+\}/g) ?? []
  return fc
    .tuple(...braces.map(() => part))
    .map((parts) => braces.reduce((filled, brace, at) => filled.replace(brace, () => parts[at] ?? ''), path))
}
const long = 'a'.repeat(5000)
const anyText = fc.oneof(
  fc.constantFrom(...oddTexts.filter((text) => text.length < 5000)),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const queryValue = fc.oneof(
  fc.tuple(fc.constantFrom('', '=', '!', '>', '<', '>=', '<=', '^', '$', '~'), anyText).map((parts) => parts.join('')),
  fc.constantFrom(
    '1',
    '2',
    '20',
    'true',
    'today',
    'a,b',
    ',',
    '2026-02-30',
    '10000-01-01T00:00Z',
    'createdAt:DESC',
    '_id',
    'a:b:c',
    '%',
    '+',
  ),
)

function queriesOf(names: string[]): fc.Arbitrary<string> {
  const name = names.length > 0 ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, anyText) : anyText
  const pair = fc.tuple(name, queryValue).map(([key, value]) => `${encode(key)}=${encode(value)}`)
  const raw = fc.constantFrom('%', 'a=%zz', '&&=', 'limit=%00', 'sort[]=1', '__proto__=1', 'page=1&page=2')
  return fc.array(fc.oneof({ weight: 9, arbitrary: pair }, raw), { maxLength: 3 }).map((pairs) => pairs.join('&'))
}
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** As far as HTTP lets them be sent. */
const headerText = anyText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '').slice(0, 400))
const tokenText = fc.oneof(
  headerText.map((text) => `Bearer ${text}`),
  headerText,
  fc.constantFrom('Bearer a.b.c', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'Basic YTpi', 'Bearer'),
)
const contentType = fc.constantFrom('text/plain', 'multipart/form-data', 'application/json;charset=x', 'a/b')
/** None, but for one in so many. */
const oneIn = (times: number, header: string, value: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: times - 1, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: value.map((text) => ({ [header]: text })) },
  )
const headersOf = fc.tuple(
  fc.constantFrom(0, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 5, 5),
  oneIn(3, 'Idempotency-Key', headerText),
  oneIn(30, 'Content-Type', contentType),
  oneIn(20, 'Authorization', tokenText),
)

const bodiesOf = ({ body: schema, isForm }: Call): fc.Arbitrary<unknown> => {
  if (isForm) return rawForms
  if (!schema) return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, rawBodies)
  const fitting = values.bodyOf(schema)
  return fc.oneof(
    { weight: 8, arbitrary: spoiled(fitting) },
    { weight: 3, arbitrary: fitting },
    { weight: 2, arbitrary: anyValue.map((value) => JSON.stringify(value) ?? 'undefined') },
    { weight: 1, arbitrary: rawBodies },
  )
}

/** Words of what lies behind the API, which no caller should read. */
const innards =
  /\b(select|insert into|update) \S+ (from|values|set)\b|\.(ts|js|mjs):\d|node_modules|127\.0\.0\.1|ECONN|postgres|pg_|relation "|column "|Error:/i

function expectCalmFailure(status: number, body: unknown) {
  expect(body).toEqual({
    statusCode: status,
    message: expect.any(String),
    ...(Object.hasOwn(Object(body), 'details') && { details: expect.any(Array) }),
  })
  for (const detail of Object(body).details ?? []) {
    expect(detail).toEqual({ path: expect.any(String), message: expect.any(String) })
  }
  expect(JSON.stringify(body)).not.toMatch(innards)
}

/** What is asked of a call in any case: hundreds of the demo's invoices would be printed. */
const narrowed: Record<string, string> = { '/invoices/archive': 'period=^1999' }

interface Sent {
  at: string
  body: unknown
  headers: Record<string, string>
}

const requestsOf = (call: Call): fc.Arbitrary<Sent> =>
  fc
    .tuple(pathsOf(call.path), queriesOf(call.query), headersOf, bodiesOf(call))
    .map(([path, query, [who, ...others], body]) => ({
      at: [path, [query, narrowed[call.path]].filter(Boolean).join('&')].filter(Boolean).join('?'),
      body: call.method === 'GET' ? undefined : body,
      headers: Object.assign({}, callers[who], call.isForm && { 'Content-Type': oddForm }, ...others),
    }))

async function expectCalm(method: string, { at, body, headers }: Sent) {
  api.logged.length = 0
  const response = await api.send(method, at, body, headers)
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400) expectCalmFailure(response.status, response.body)
  expect(api.logged).toEqual([])
  return response.status
}

describe('whatever is sent, the answer is calm', () => {
  const named = destroysLast.map((call) => [`${call.method} ${call.path}`, call] as const)
  test.each(named)('%s', async (_, call) => {
    // Made here, since what they are made of is known only once the database stands.
    const requests = requestsOf(call)
    await fc.assert(
      fc.asyncProperty(requests, (request) => expectCalm(call.method, request).then(() => {})),
      { numRuns: call.body || call.isForm ? 2 * runs : runs },
    )
  })
})

describe('what once was too much is refused', () => {
  const category = (given: object) => ({ key: 'een-sleutel', name: { nl: 'Naam' }, sequence: 1, ...given })
  const credentials = { email: 'contact@leerplein.test', password: 'een-ander-woord' }
  const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`

  test.each<[string, method: string, at: string, body?: unknown]>([
    ['a day that no month has', 'GET', '/bookings?date=2026-02-30'],
    ['an instant on such a day', 'GET', '/bookings?createdAt=>2026-02-30T08:00Z'],
    ['the year 0', 'GET', '/students?dateOfBirth=0000-01-01'],
    ['half a character', 'POST', '/categories', category({ name: { nl: 'a\ud800' } })],
    [
      'half a character in a content',
      'PUT',
      '/static-contents/homepage',
      { version: 1, data: { nl: { seoDescription: '\udc00' } } },
    ],
    ['a session of no days', 'POST', '/sessions', { schedule: [null], capacity: 3 }],
    ['a key that every object has', 'POST', '/auth/login', { ...credentials, constructor: 1 }],
    ['a prototype', 'POST', '/auth/login', '{"email":"a@b.be","password":"x","__proto__":{}}'],
    ['a prototype in a query', 'GET', '/bookings/price?persons=2&dayPart=all&__proto__=1'],
    ['nesting without end', 'POST', '/users', `{"email":${deep}}`],
  ])('%s', async (_, method, at, body) => {
    expect(await expectCalm(method, { at, body, headers: callers.at(-1) ?? {} })).toBe(400)
  })
})
