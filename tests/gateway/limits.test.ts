import { getIntrospectionQuery } from 'graphql'
import { expect, test } from 'vitest'
import { course, fakeApi, session } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const { upstream, calls } = fakeApi({ '/api/courses/c1': course('c1') })
const open = () => openGateway({ upstream })

const nested = (levels: number) =>
  `{ course(id: "c1") ${'{ related { items '.repeat(levels)} { key } ${'} } '.repeat(levels)} }`

const login = 'login(input: { email: "contact@leerplein.test", password: "guess" })'
const uploadMany = (number: number) =>
  `mutation { ${Array.from({ length: number }, (_, i) => `a${i}: uploadFiles(input: { files: [] }) { _id }`)} }`

const rejected: [string, unknown, number, string][] = [
  ['too deep', { query: nested(6) }, 400, 'BAD_REQUEST'],
  [
    'too deep by fragments',
    { query: '{ course(id: "c1") { ...A } } fragment A on Course { related { items { ...A } } }' },
    400,
    'BAD_REQUEST',
  ],
  [
    'too many aliases',
    { query: `{ ${Array.from({ length: 31 }, (_, i) => `a${i}: course(id: "c1") { key }`)} }` },
    400,
    'BAD_REQUEST',
  ],
  [
    'too many directives',
    { query: `{ course(id: "c1") { key ${'@skip(if: false) '.repeat(51)} } }` },
    400,
    'BAD_REQUEST',
  ],
  ['too many tokens', { query: `{ course(id: "c1") { ${'key '.repeat(2000)} } }` }, 400, 'GRAPHQL_VALIDATION_FAILED'],
  // So many are too many tokens already.
  [
    'a hundred logins by aliases',
    { query: `mutation { ${Array.from({ length: 100 }, (_, i) => `a${i}: ${login} { user { _id } }`)} }` },
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'a hundred logins by a fragment',
    {
      query: `mutation { ...A } fragment A on Mutation { ${Array.from({ length: 100 }, (_, i) => `a${i}: ${login} { user { _id } }`)} }`,
    },
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ],
  [
    'forty short logins',
    {
      query: `mutation ($i: Credentials_Input) { ${Array.from({ length: 40 }, (_, i) => `a${i}: login(input: $i) { user { _id } }`)} }`,
    },
    400,
    'BAD_REQUEST',
  ],
  ['many uploads', { query: uploadMany(31) }, 400, 'BAD_REQUEST'],
  [
    'a mutation that goes too deep',
    {
      query: `mutation { updateCourse(id: "c1", input: {}) ${'{ related { items '.repeat(6)} { key } ${'} } '.repeat(6)} }`,
    },
    400,
    'BAD_REQUEST',
  ],
  ['a batch of mutations', [{ query: `mutation { ${login} { user { _id } } }` }], 400, 'BAD_REQUEST'],
  [
    'variables that are too large',
    { query: `mutation { ${login} { user { _id } } }`, variables: { a: 'x'.repeat(100_000) } },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['too large', { query: `{ course(id: "c1") { key } } #${'x'.repeat(100_000)}` }, 413, 'PAYLOAD_TOO_LARGE'],
  ['a batch', [{ query: '{ course(id: "c1") { key } }' }], 400, 'BAD_REQUEST'],
  ['not JSON', '{"query": ', 400, 'BAD_REQUEST'],
  ['no query', {}, 400, 'BAD_REQUEST'],
  ['variables of the wrong kind', { query: '{ course(id: "c1") { key } }', variables: 'a' }, 400, 'BAD_REQUEST'],
  ['a field that does not exist', { query: '{ course(id: "c1") { nope } }' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
  ['no GraphQL', { query: 'select * from courses' }, 400, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an operation that is not there',
    { query: 'query A { course(id: "c1") { key } }', operationName: 'B' },
    400,
    'BAD_REQUEST',
  ],
]

test.each(rejected)('%s is refused before any REST call', async (_, body, status, code) => {
  const { ask } = await open()
  calls.length = 0
  const response = await ask(body)
  expect(response.status).toBe(status)
  expect(response.errors[0]?.extensions).toEqual({ status, code })
  expect(response.data).toBeUndefined()
  expect(calls).toEqual([])
})

test('what a form of another site can send is refused', async () => {
  const { ask } = await open()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const response = await ask({ query: '{ course(id: "c1") { key } }' }, { 'content-type': type })
    expect(response.status).toBe(415)
  }
})

test('a missing variable is the caller’s mistake', async () => {
  const { ask } = await open()
  const { errors } = await ask({ query: 'query ($id: String!) { course(id: $id) { key } }' })
  expect(errors[0]?.extensions).toEqual({ status: 400, code: 'BAD_REQUEST' })
})

test('a query that fans out over REST is stopped', async () => {
  const many = Array.from({ length: 300 }, (_, index) => course(`c${index}`))
  const api = fakeApi({
    '/api/courses/filteredCourses': { items: many, total: 300, page: 1, limit: 300, facets: null },
  })
  const { ask } = await openGateway({ upstream: api.upstream })
  const { errors } = await ask({ query: '{ filteredCourses(limit: 300) { items { sessions { _id } } } }' })
  expect(api.calls).toHaveLength(200)
  expect(errors.filter(({ extensions }) => extensions.status === 400)).toHaveLength(101)
})

test('introspection is within the limits where anybody may ask anything', async () => {
  const { ask } = await open()
  const { status, errors } = await ask({ query: getIntrospectionQuery() })
  expect([status, errors]).toEqual([200, []])
})

test('a mutation whose answer fans out over REST is stopped', async () => {
  let number = 0
  const sessions = () => Array.from({ length: 60 }, () => ({ ...session(number), course: `c${number++}` }))
  const api = fakeApi({ '/api/courses/c1': () => course('c1', sessions()) })
  const { ask } = await openGateway({ upstream: api.upstream })
  const changes = Array.from(
    { length: 10 },
    (_, i) => `a${i}: updateCourse(id: "c1", input: {}) { sessions { courseDetails { key } } }`,
  )
  const { errors } = await ask({ query: `mutation { ${changes} }` })
  expect(api.calls).toHaveLength(200)
  expect(errors.some(({ message }) => message === 'The query needs too many REST calls')).toBe(true)
})
