import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { kinds } from '../support/resources.ts'
import { newSession } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

interface Planned {
  _id: string
  startDate: string
  course: string
  plannedCourse: { _id: string; category: { key: string } }
  location: { key: string }
}
const listed = async (query = ''): Promise<Planned[]> => {
  const { status, body } = await api.get(`/sessions?limit=999${query}`)
  expect(status).toBe(200)
  return body.items
}

describe('the sessions of all courses', () => {
  test('of a month that is none are refused', async () => {
    for (const month of ['februari', '2026-13', '2026-2', '!2026-02-01', '2026-02,maart']) {
      const { status, body } = await api.get(`/sessions?month=${month}`)
      expect([month, status, body.details]).toMatchObject([month, 400, [{ path: 'month' }]])
    }
    expect((await api.get('/sessions?month=2026-02,2026-03')).status).toBe(200)
    expect((await api.get('/invoices?period=februari', staff)).status).toBe(400)
    expect((await api.get('/invoices?period=^2026', staff)).status).toBe(200)
  })

  test('are those still to come, soonest first, each with its course', async () => {
    const id = await newSession(api)
    const sessions = await listed()
    const starts = sessions.map(({ startDate }) => Date.parse(startDate))
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    expect(starts.every((start) => start > Date.now())).toBe(true)

    const own = sessions.find(({ _id }) => _id === id)
    const { plannedCourse, ...session } = own ?? ({} as Planned)
    expect(session).toEqual((await api.get(`/sessions/${id}`)).body)
    const course = (await api.get(`/courses/${session.course}`)).body
    const { _id, key, type, slug, title, summary, days, price, category } = course
    expect(plannedCourse).toEqual({ _id, key, type, slug, title, summary, days, price, category })
  })

  test('are counted whole and given by pages that never overlap', async () => {
    const [whole, first, second] = await Promise.all(
      ['limit=999', 'limit=3', 'limit=3&page=2'].map(async (query) => (await api.get(`/sessions?${query}`)).body),
    )
    expect([first.total, first.page, first.limit]).toEqual([whole.total, 1, 3])
    expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 6))
    expect((await api.get('/sessions?page=9999')).body).toEqual({
      items: [],
      total: whole.total,
      page: 9999,
      limit: 20,
    })
  })

  test('fit a category and a place at once', async () => {
    const all = await listed()
    const { plannedCourse, location } = all[0] ?? ({} as Planned)
    const fit = await listed(`&category=${plannedCourse.category.key}&location=${location.key}`)
    expect(fit).toEqual(
      all.filter(
        (one) => one.plannedCourse.category.key === plannedCourse.category.key && one.location.key === location.key,
      ),
    )
    expect(fit.length).toBeGreaterThan(0)
    expect((await api.get('/sessions?place=ghent')).status).toBe(400)
  })

  test('are past ones on request', async () => {
    const past = await listed('&startDate=<today')
    expect(past.length).toBeGreaterThan(0)
    expect(past.every(({ startDate }) => Date.parse(startDate) < Date.now())).toBe(true)
  })
})

describe('how often a session was moved', () => {
  const changed = async (id: string, change: object) => (await api.send('PATCH', `/sessions/${id}`, change, staff)).body

  test('counts other times, places and languages, and nothing else', async () => {
    const { body } = await api.send('POST', '/sessions', await kinds.session.body(api), staff)
    expect(body.revision).toBe(0)
    const schedule = [{ start: '2031-03-04T08:00:00.000Z', end: '2031-03-04T15:00:00.000Z' }]
    const moved = await changed(body._id, { schedule })
    expect(moved.revision).toBe(1)
    expect(Date.parse(moved.movedAt)).toBeGreaterThan(Date.parse(body.movedAt))

    const larger = await changed(body._id, { schedule, capacity: body.capacity + 5 })
    expect([larger.revision, larger.movedAt]).toEqual([1, moved.movedAt])
    await api.pool.query('update sessions set seats_taken = 1 where id = $1', [body._id])
    expect((await api.get(`/sessions/${body._id}`)).body.revision).toBe(1)
  })
})
