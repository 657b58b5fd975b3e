import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTurn } from '../support/longest-turn.ts'
import { course, fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const row = (index: number) => ({ ...course(`c${index}`), trainers: [{ _id: 't', name: 'An' }] })
const many = Array.from({ length: 999 }, (_, index) => row(index))
const { upstream } = fakeApi({
  '/api/courses/c1': course('c1'),
  '/api/courses/filteredCourses': { items: many, total: 999, page: 1, limit: 999, facets: null },
})

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway({ upstream })
  await gateway.ask({ query: getIntrospectionQuery() })
})
afterAll(() => gateway.stop())

const times = (number: number, write: (index: number) => string) =>
  Array.from({ length: number }, (_, i) => write(i)).join(' ')

const texts = 'title { nl en fr } summary { nl en fr } slug { nl en fr }'
const wholeSchema = 'types { name description fields { name description type { name kind ofType { name } } } }'

const attacks: Record<string, { query: string; variables?: object }> = {
  'thirty introspections by one fragment': {
    query: `{ ${times(30, (i) => `a${i}: __schema { ...A }`)} } fragment A on __Schema { ${wholeSchema} }`,
  },
  'thirty introspections of a type': {
    query: `{ ${times(30, (i) => `a${i}: __type(name: "Course") { ...A }`)} }
      fragment A on __Type { fields { type { fields { type { fields { name description } } } } } }`,
  },
  'introspection that goes round in circles': {
    query: `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} } '.repeat(6)} } } }`,
  },
  'introspection by nested fragments': {
    query: `{ __schema { types { ...A0 } } } ${times(9, (i) => `fragment A${i} on __Type { name a: ofType { ...A${i + 1} } b: ofType { ...A${i + 1} } }`)} fragment A9 on __Type { name }`,
  },
  'fragments that double twenty times': {
    query: `{ course(id: "c1") { ...A0 } } ${times(20, (i) => `fragment A${i} on Course { key a${i}: category { key } ...A${i + 1} ...A${i + 1} }`)} fragment A20 on Course { key }`,
  },
  'a circle of fragments': {
    query: '{ course(id: "c1") { ...A } } fragment A on Course { key ...B } fragment B on Course { slug { nl } ...A }',
  },
  'aliases in fragments that are spread often': {
    query: `{ ${times(10, () => 'filteredCourses(limit: 999) { items { ...A } }')} } fragment A on CourseSummary { ${times(30, (i) => `a${i}: key`)} }`,
  },
  'every field a thousand times': { query: `{ course(id: "c1") { ${'key '.repeat(1001)} } }` },
  'many directives': {
    query: `{ course(id: "c1") { ...A ...A } } fragment A on Course { ${'key @skip(if: false) '.repeat(26)} }`,
  },
  'lists in lists': {
    query: `{ filteredCourses { items { ${'related { items { '.repeat(6)} key ${'} } '.repeat(6)} } } }`,
  },
  'unknown fields': { query: `{ course(id: "c1") { ${times(900, (i) => `kex${i}`)} } }` },
  'a text that never ends': { query: `{ course(id: "${'x'.repeat(99_000)} }` },
  'brackets that never close': { query: `{ ${'a { '.repeat(900)}` },
  'a response without end': {
    query: `{ ${times(29, (i) => `b${i}: filteredCourses(limit: 999) { items { ${texts} category { key name { nl } } } }`)} }`,
  },
  'introspection of the largest type, thirty times inside one': {
    query: `{ __schema { ${times(29, (i) => `a${i}: queryType { fields { args { type { name } } } }`)} } }`,
  },
}

const refused = Object.entries(attacks).map(([name, { query, variables }]): [string, unknown] => [
  name,
  { query, variables },
])

test.each(refused)('%s is refused, and holds up nobody', async (_, body) => {
  let status = 0
  let bytes = 0
  const stopped = await longestTurn(async () => {
    const response = await gateway.send(body)
    status = response.status
    bytes = (await response.arrayBuffer()).byteLength
  })
  expect([status, bytes < 100_000]).toEqual([400, true])
  expect(stopped).toBeLessThan(50)
})

test('a response that grows too large is given up', async () => {
  const { errors } = await gateway.ask(attacks['a response without end'])
  expect(errors).toEqual([expect.objectContaining({ message: 'A response of more than 5000000 bytes' })])
})

test('a list of 999 courses with all their texts comes whole, and lets others in between', async () => {
  const query = `{ filteredCourses(limit: 999) { items { key ${texts} category { key name { nl } } } total } }`
  let items = 0
  const stopped = await longestTurn(async () => {
    const { data } = await gateway.ask({ query: `${query} #${Math.random()}` })
    items = Object(data?.filteredCourses).items.length
  })
  expect(items).toBe(999)
  expect(stopped).toBeLessThan(50)
})
