import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../../blocks/registry.ts'
import { pageContentData } from '../../schemas/page.ts'
import { staticContentData } from '../../schemas/static-content.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { type BodySchema, bodySchemas, operations } from '../support/operations/document.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('a filter, a search and an id are values, whatever stands in them', async () => {
  const odd = ["'; drop table faqs; --", "' or 1=1 --", '$1', '\\', '%', '_']
  const all = (await api.get('/faqs')).body.total
  for (const text of odd.map(encodeURIComponent)) {
    expect((await api.get(`/faqs?question=${text}`)).body.total).toBe(0)
    expect((await api.get(`/courses/filteredCourses?search=${text}`)).status).toBe(200)
    expect((await api.get(`/pages/${text}`)).status).toBe(404)
  }
  expect((await api.get('/faqs')).body.total).toBe(all)
})

test('a body cannot reach into what all objects share', async () => {
  const body = '{"__proto__":{"role":"STAFF","polluted":true},"constructor":{"prototype":{"polluted":true}}}'
  for (const { method, path } of operations.filter(({ bodyTypes }) => bodyTypes.includes('application/json'))) {
    const filled = path.replaceAll(/\{\w+\}/g, 'x')
    expect((await api.send(method, filled, body, await api.as('STAFF'))).status).toBeLessThan(500)
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

interface LongList {
  path: string
  body: unknown
}

/** A body for each list in it that a schema names, with far too many members there and nothing else. */
function longListsOf(schema: BodySchema): LongList[] {
  const inside = (inner: BodySchema, name: string, around: (body: unknown) => unknown) =>
    longListsOf(inner).map(({ path, body }) => ({ path: path ? `${name}.${path}` : name, body: around(body) }))
  const { items, properties = {}, oneOf = [] } = schema
  return [
    ...(items ? [{ path: '', body: Array(1001).fill(0) }, ...inside(items, '0', (body) => [body])] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => inside(inner, name, (body) => ({ [name]: body }))),
    ...oneOf.flatMap(longListsOf),
  ]
}

test('each list in a body has a longest length, which is all that is said of one that is longer', async () => {
  const message = 'Dit zijn er te veel'
  const asRoles = { STAFF: await api.as('STAFF'), CONTACT: await api.as('CONTACT') }
  const told: unknown[] = []
  for (const { name, method, path, roles } of operations) {
    const headers = roles && asRoles[roles.some((role) => role !== 'customer') ? 'STAFF' : 'CONTACT']
    for (const list of bodySchemas(name).flatMap(longListsOf)) {
      const answer = await api.send(method, path.replaceAll(/\{\w+\}/g, 'x'), list.body, headers ?? {})
      told.push([name, list.path, answer.status, answer.body.details])
      expect(told.at(-1)).toEqual([name, list.path, 400, [{ path: list.path, message }]])
    }
  }
  expect(told.length).toBeGreaterThan(20)
})

test('so has each list that editors write', () => {
  type Described = ReturnType<typeof pageContentData.describe>['fields'][string]
  const unbounded = (field: Described, path: string): string[] => [
    ...(field.type === 'array' && 'tests' in field && !field.tests.some(({ name }) => name === 'max') ? [path] : []),
    ...('innerType' in field ? [field.innerType ?? []].flat().flatMap((inner) => unbounded(inner, `${path}.0`)) : []),
    ...('fields' in field
      ? Object.entries(field.fields).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`))
      : []),
  ]
  const contents = { ...staticContentData, page: pageContentData }
  const schemas = [...Object.entries(contents), ...registry.map(({ type, schema }) => [type, schema] as const)]
  expect(schemas.flatMap(([name, schema]) => unbounded(schema.describe(), name))).toEqual([])
})

test('a body of very many values or fields is refused before any schema sees it', async () => {
  const staff = await api.as('STAFF')
  const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, number) => [`a${number}`, 0]))
  for (const body of [fields, Array(300_000).fill(0), { data: Array(300_000).fill(0) }]) {
    expect((await api.send('POST', '/registrations', body, staff)).body).toEqual({
      statusCode: 400,
      message: 'The request is not valid',
    })
    expect((await api.send('PUT', '/static-contents/footer', body, staff)).status).toBe(400)
  }
})

test('what is looked for in a list is as long as anybody types, and of as many values', async () => {
  const long = 'a'.repeat(200)
  for (const list of ['/faqs?question=', '/pages?title=', '/reviews?name=', '/roomTypes?key=']) {
    for (const operator of ['', '~', '^', '!']) {
      expect((await api.get(list + operator + long)).status).toBe(200)
      expect((await api.get(`${list}${operator}${long}a`)).status).toBe(400)
      expect((await api.get(list + operator + Array(101).fill('a').join())).status).toBe(400)
    }
  }
  const ids = Array.from({ length: 400 }, () => crypto.randomUUID()).join()
  expect((await api.get(`/faqs?_id=${ids}`)).status).toBe(200)
})

test('all texts of one filter together have a longest length, and so has what is searched for', async () => {
  const [long, longer] = [Array(4).fill('a'.repeat(200)).join(), Array(6).fill('a'.repeat(200)).join()]
  for (const list of ['/faqs?question=', '/pages?title=~', '/reviews?name=^']) {
    expect((await api.get(list + long)).status).toBe(200)
    expect((await api.get(list + longer)).status).toBe(400)
  }
  const [staff, customer] = [await api.as('STAFF'), await api.as('CONTACT')]
  for (const [path, headers] of [
    ['/registrations/desk', staff],
    ['/registrations/csv', staff],
    ['/customers', staff],
    ['/training-years', customer],
    ['/courses/filteredCourses', {}],
    ['/site-search', {}],
  ] as const) {
    expect([path, (await api.get(`${path}?search=${'a'.repeat(200)}`, headers)).status]).toEqual([path, 200])
    const { status, body } = await api.get(`${path}?search=${'a'.repeat(201)}`, headers)
    expect([path, status, body.details]).toEqual([path, 400, [expect.objectContaining({ path: 'search' })]])
  }
})

test('a parameter that means one thing is given once', async () => {
  const twice = ['/faqs?page=1&page=2', '/faqs?limit=1&limit=2', '/faqs?locale=nl&locale=en']
  const searches = ['search=a&search=b', 'locale=nl&locale=fr', 'facets=true&facets=false']
  for (const path of [...twice, ...searches.map((query) => `/courses/filteredCourses?${query}`)]) {
    expect([path, (await api.get(path)).status]).toEqual([path, 400])
  }
})

test('a body that a form of another site can send is refused', async () => {
  const staff = await api.as('STAFF')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { ...staff, 'Content-Type': type }
    expect((await api.send('POST', '/faqs', '{"sequence":1}', headers)).status).toBe(415)
    expect((await api.send('POST', '/auth/login', '{}', { 'Content-Type': type })).status).toBe(415)
  }
})

test('no call that reads takes a body, and every call that changes something is a POST, PUT, PATCH or DELETE', () => {
  expect(operations.filter(({ method, bodyTypes }) => method === 'GET' && bodyTypes.length > 0)).toEqual([])
  const changing = operations.filter(({ summary }) =>
    /^(?:adds|changes|deletes|saves|makes|sets|ends)\b/i.test(summary),
  )
  expect(changing.length).toBeGreaterThan(40)
  expect(changing.filter(({ method }) => method === 'GET').map(({ name }) => name)).toEqual([])
})
