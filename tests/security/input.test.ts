import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { operations } from '../support/operations/document.ts'

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
