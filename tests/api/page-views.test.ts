import { afterAll, beforeAll, expect, test } from 'vitest'
import { brusselsDay } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { inDays } from '../support/rooms.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const read = (path: string, locale = 'nl') => api.send('POST', '/page-views', { path, locale })
const today = brusselsDay(new Date())
const viewsOf = async (path: string, from = today, to = today) => {
  const { body } = await api.get(`/page-views?from=${from}&to=${to}`, staff)
  return body.pages.filter((page: { path: string }) => page.path === path)
}

test('staff see how often a page was read, by language, by day and in all', async () => {
  const path = `/page/${crypto.randomUUID()}`
  for (const locale of ['nl', 'nl', 'fr']) expect((await read(path, locale)).body).toEqual({ counted: true })
  expect(await viewsOf(path)).toEqual([
    { path, locale: 'nl', views: 2 },
    { path, locale: 'fr', views: 1 },
  ])
  expect(await viewsOf(path, inDays(-9), inDays(-1))).toEqual([])
  const { body } = await api.get(`/page-views?from=${today}&to=${today}`, staff)
  expect(body.days).toEqual([{ day: today, views: body.total }])
})

test('readers at the same time are all counted', async () => {
  const path = `/page/${crypto.randomUUID()}`
  await Promise.all(Array.from({ length: 12 }, () => read(path)))
  expect(await viewsOf(path)).toEqual([{ path, locale: 'nl', views: 12 }])
})

test('nothing is kept of who read', async () => {
  await read('/courses')
  const { rows } = await api.pool.query(
    `select column_name from information_schema.columns where table_name = 'page_views'`,
  )
  expect(rows.map(({ column_name }) => column_name).sort()).toEqual(['day', 'locale', 'path', 'views'])
})

test.each([
  { path: 'courses', locale: 'nl' },
  { path: '/courses?search=jan', locale: 'nl' },
  { path: `/${'x'.repeat(200)}`, locale: 'nl' },
  { path: '/<script>', locale: 'nl' },
  { path: '/courses', locale: 'de' },
])('%o is no page that was read', async (body) => {
  expect((await api.send('POST', '/page-views', body)).status).toBe(400)
})

test.each(['', `from=${today}`, `from=${today}&to=2020-01-01`, `from=2020-01-01&to=${today}`, 'from=1&to=2'])(
  'a period that is none is refused: %s',
  async (query) => {
    expect((await api.get(`/page-views?${query}`, staff)).status).toBe(400)
  },
)
