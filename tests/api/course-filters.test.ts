import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses, languages, locations, sessions } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import {
  type Catalogue,
  type Choices,
  expectedCount,
  expectedCourses,
  type Filter,
  filters,
} from '../support/course-model.ts'

let api: TestApi
let catalogue: Catalogue
let values: Record<Filter, string[]>
const hour = 3_600_000

/** Around now, around the turns of months in Brussels, and in the months after. */
const start = fc
  .tuple(fc.integer({ min: -3, max: 5 }), fc.constantFrom(-1, 0, 1, 200, 400), fc.integer({ min: 1, max: 59 }))
  .map(([months, hours, minutes]) => {
    const now = new Date()
    const turn = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1) - hour
    return new Date(turn + hours * hour + minutes * 60_000)
  })

/** Many sessions of a few courses, past and full ones among them, beside those of the seed. */
async function planSessions() {
  const ids = async (table: typeof courses | typeof locations | typeof languages) =>
    (await api.db.select({ id: table.id }).from(table)).map(({ id }) => id).toSorted()
  const given = (await ids(courses)).filter((_, place) => place % 4 === 0)
  const row = fc.record({
    ...{ courseId: fc.constantFrom(...given), start },
    locationId: fc.constantFrom(...(await ids(locations))),
    languageId: fc.constantFrom(...(await ids(languages))),
    seatsTaken: fc.constantFrom(0, 3, 5, 5),
  })
  const rows = fc.sample(row, { numRuns: 90, seed: 8 }).map(({ start: startDate, ...rest }) => ({
    ...rest,
    ...{ startDate, endDate: new Date(startDate.getTime() + 7 * hour), duration: 7, capacity: 5 },
    schedule: [{ start: startDate.toISOString(), end: new Date(startDate.getTime() + 7 * hour).toISOString() }],
  }))
  await api.db.insert(sessions).values(rows)
}

beforeAll(async () => {
  api = await startApi()
  await planSessions()
  const { items, facets } = (await api.get('/courses/filteredCourses?limit=999')).body
  const plans = items.map(({ _id }: { _id: string }) => api.get(`/courses/${_id}/sessions`))
  const planned = await Promise.all(plans)
  catalogue = items.map((course: Catalogue[number]['course'], place: number) => ({
    course,
    sessions: planned[place].body,
  }))
  const valuesOf = (name: Filter) => facets[name].map(({ value }: { value: string }) => value)
  values = Object.fromEntries(filters.map((name) => [name, valuesOf(name)])) as typeof values
})
afterAll(() => api.stop())

const anyChoices = () =>
  fc.record(
    Object.fromEntries(
      filters.map((name) => {
        const value = fc.tuple(fc.constantFrom(...values[name]), fc.boolean(), fc.boolean())
        return [name, fc.array(value, { maxLength: 2 }).map((some) => some.map(([v, a, b]) => (a && b ? `!${v}` : v)))]
      }),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Choices>

const queryOf = (chosen: Choices) =>
  Object.entries(chosen)
    .flatMap(([name, some]) => some.map((value) => `${name}=${encodeURIComponent(value)}`))
    .join('&')

interface Item {
  _id: string
  nextSession: {
    _id: string
    startDate: string
    seatsLeft: number
    location: { key: string }
    language: { code: string }
  } | null
}

const factsOf = ({ _id, nextSession }: Item) => ({
  id: _id,
  session: nextSession?._id ?? null,
  place: nextSession?.location.key,
  language: nextSession?.language.code,
  seatsLeft: nextSession?.seatsLeft,
})

test('filters find, order, count and show what a plain model does', async () => {
  const reader = fc.constantFrom('nl', 'en', 'fr')
  await fc.assert(
    fc.asyncProperty(anyChoices(), reader, async (chosen, locale) => {
      const query = `${queryOf(chosen)}&locale=${locale}&sort=nextSession:ASC&limit=999`
      const expected = expectedCourses(catalogue, chosen, locale)
      const { status, body } = await api.get(`/courses/filteredCourses?${query}`)
      expect(status).toBe(200)
      expect(body.total).toBe(expected.length)
      expect(body.items.map(factsOf)).toEqual(
        expected.map(({ id, shown }) => ({
          id,
          session: shown?._id ?? null,
          place: shown?.location.key,
          language: shown?.language.code,
          seatsLeft: shown ? shown.capacity - shown.registrationCount : undefined,
        })),
      )
      for (const name of filters)
        expect([
          name,
          Object.fromEntries(
            body.facets[name].map((facet: { value: string; count: number }) => [facet.value, facet.count]),
          ),
        ]).toEqual([
          name,
          Object.fromEntries(values[name].map((value) => [value, expectedCount(catalogue, chosen, name, value)])),
        ])
      const plain = (await api.get(`/courses/filteredCourses?${query}&facets=false`)).body
      expect([plain.total, plain.items.map(factsOf)]).toEqual([body.total, body.items.map(factsOf)])
    }),
    { numRuns: 120 },
  )
})

test('pages of what a filter on sessions leaves follow each other', async () => {
  const whole = (await api.get('/courses/filteredCourses?locations=ghent&limit=999')).body
  const inPages: string[] = []
  for (let page = 1; inPages.length < whole.total; page++) {
    const { body } = await api.get(`/courses/filteredCourses?locations=ghent&limit=5&page=${page}`)
    expect(body.total).toBe(whole.total)
    inPages.push(...body.items.map(({ _id }: Item) => _id))
  }
  expect(inPages).toEqual(whole.items.map(({ _id }: Item) => _id))
})

test('a session that moves to another place, language or month is found there at once', async () => {
  const [one] = catalogue.filter((entry) => entry.sessions.length > 0)
  const [session] = one?.sessions ?? []
  const staff = await api.as('STAFF')
  const others = (await api.pool.query('select id, key from locations where key <> $1', [session?.location.key])).rows
  const find = async (query: string) =>
    (await api.get(`/courses/filteredCourses?${query}&facets=false&limit=999`)).body.items as Item[]
  const begin = new Date(Date.UTC(2091, 4, 7, 7))
  const schedule = [{ start: begin.toISOString(), end: new Date(begin.getTime() + 7 * hour).toISOString() }]
  const body = { location: others[0].id, schedule }
  expect((await api.send('PATCH', `/sessions/${session?._id}`, body, staff)).status).toBe(200)
  const found = await find(`months=2091-05&locations=${others[0].key}`)
  expect(found.map(({ nextSession }) => nextSession?._id)).toEqual([session?._id])
  expect(await find(`months=2091-05&locations=${session?.location.key}`)).toEqual([])
  expect(await find('months=2091-06')).toEqual([])
})

test('a month in which nothing is planned finds nothing, and what is no month is refused', async () => {
  expect((await api.get('/courses/filteredCourses?months=2090-01')).body).toMatchObject({ total: 0, items: [] })
  for (const wrong of ['2090-13', '2090', 'januari', '2090-1', '0000-01', '2090-01-01'])
    expect((await api.get(`/courses/filteredCourses?months=${wrong}`)).status).toBe(400)
  expect((await api.get('/courses/filteredCourses?duration=7')).status).toBe(400)
})

test('categories are known by the names of the specification too', async () => {
  const named = ['Business Strategy', 'Job-specific Skills', 'Human Resources Management', 'Not Eligible']
  for (const name of named) {
    const { status, body } = await api.get(`/courses/filteredCourses?category=${encodeURIComponent(name)}`)
    expect([status, body.total > 0], name).toEqual([200, name !== 'Not Eligible'])
  }
})
