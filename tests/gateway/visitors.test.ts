import { expect, test } from 'vitest'
import { banner, course, courses, failure, fakeApi } from './fake-api.ts'
import { openGateway } from './open-gateway.ts'

const draftFor = (request: Request) =>
  request.headers.get('authorization') === 'Bearer editor' ? { ...banner, version: 9 } : failure(401, 'Not signed in')

test('what a token was shown is never shown to a visitor without one', async () => {
  const { upstream } = fakeApi({ '/api/static-contents/banner': draftFor })
  const { ask } = await openGateway({ upstream })
  const body = { query: '{ staticContent(type: "banner", draft: true) { ... on BannerContent { version } } }' }
  const asEditor = () => ask(body, { authorization: 'Bearer editor' })
  const [first, visitor, second] = await Promise.all([asEditor(), ask(body), asEditor()])
  const later = await ask(body)
  expect([first.data?.staticContent, second.data?.staticContent]).toEqual([{ version: 9 }, { version: 9 }])
  for (const response of [visitor, later]) {
    expect(response.data?.staticContent).toBeNull()
    expect(response.errors[0]?.extensions.status).toBe(401)
  }
})

test('a response over HTTP is the caller’s alone, and no reason to make a page anew on the way back', async () => {
  const { upstream } = fakeApi({ '/api/courses/c1': course('c1') })
  const { send } = await openGateway({ upstream })
  expect((await send({ query: '{ course(id: "c1") { key } }' })).headers.get('cache-control')).toBe('private, no-cache')
})

test('an execution tells what it was made of', async () => {
  const { upstream } = fakeApi({ '/api/courses/c1': course('c1'), '/api/courses/filteredCourses': courses(2) })
  const { execute } = await openGateway({ upstream })
  const { result, tags, uncacheable } = await execute('{ course(id: "c1") { key related { total } } }', {})
  expect(result).toEqual({ data: { course: { key: 'c1', related: { total: 2 } } }, errors: [] })
  expect([...tags]).toEqual(['tag:/api/courses/c1', 'tag:/api/courses/filteredCourses'])
  expect(uncacheable).toBe(false)
})

test('an answer without tags makes the whole uncacheable', async () => {
  const { upstream } = fakeApi({ '/api/courses/c1': () => Response.json(course('c1')) })
  const { execute } = await openGateway({ upstream })
  expect((await execute('{ course(id: "c1") { key } }', {})).uncacheable).toBe(true)
})
