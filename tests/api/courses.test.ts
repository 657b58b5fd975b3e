import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'
import { newSession } from '../support/training.ts'

interface Course {
  _id: string
  key: string
  type: string
  title: { nl: string; en: string; fr: string }
  slug: { nl: string; en: string; fr: string }
  price: number | null
  category: { _id: string; key: string }
  themes: { key: string }[]
  locations: { key: string }[]
  languages: { code: string }[]
  nextSession: { _id: string; startDate: string; seatsLeft: number } | null
}
interface FacetValue {
  value: string
  count: number
}

let api: TestApi
let all: Course[]
beforeAll(async () => {
  api = await startApi()
  all = (await api.get('/courses/filteredCourses?limit=999')).body.items
})
afterAll(() => api.stop())

const find = async (
  query: string,
): Promise<{ items: Course[]; total: number; facets: Record<string, FacetValue[]> }> => {
  const { status, body } = await api.get(`/courses/filteredCourses?${query}`)
  expect(status).toBe(200)
  return body
}
const keysOf = (courses: Course[]) => courses.map((course) => course.key).sort()

describe('the catalogue', () => {
  test('lists every course once over its pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(`limit=10&page=${page}`)))
    expect(keysOf(pages.flatMap((page) => page.items))).toEqual(keysOf(all))
    expect(pages[0]?.total).toBe(all.length)
  })

  test('filters by every facet, any of several values, by key or id', async () => {
    const [course] = all
    if (!course) throw new Error('the seed has courses')
    expect(keysOf((await find('types=ONLINE,TAILORED&limit=999')).items)).toEqual(
      keysOf(all.filter(({ type }) => type === 'ONLINE' || type === 'TAILORED')),
    )
    expect(keysOf((await find('types=ONLINE&types=TAILORED&limit=999')).items)).toEqual(
      keysOf((await find('types==ONLINE,TAILORED&limit=999')).items),
    )
    for (const value of [course.category.key, course.category._id]) {
      expect(keysOf((await find(`categories=${value}&limit=999`)).items)).toEqual(
        keysOf(all.filter(({ category }) => category.key === course.category.key)),
      )
    }
    expect(keysOf((await find('themes=ai,data&limit=999')).items)).toEqual(
      keysOf(all.filter(({ themes }) => themes.some(({ key }) => key === 'ai' || key === 'data'))),
    )
    expect((await find('showOnHomePage=true')).total).toBeLessThan(all.length)
  })

  test.each([
    ['type=calendar', 'types=CALENDAR'],
    ['type=Online&types=tailored', 'types=ONLINE,TAILORED'],
    ['location=GHENT', 'locations=ghent'],
    ['language=FR', 'languages=fr'],
    ['theme=ai,Data', 'themes=ai,data'],
    ['category=Innovation', 'categories=innovation'],
  ])('understands %s as %s', async (given, same) => {
    const { items, facets } = await find(`${same}&limit=999`)
    expect(items.length).toBeGreaterThan(0)
    expect(await find(`${given}&limit=999`)).toMatchObject({ items, facets })
  })

  test('leaves out what an exclamation mark stands before, with facets or without them', async () => {
    const others = keysOf(all.filter(({ type }) => type !== 'ONLINE' && type !== 'TAILORED'))
    for (const query of [
      'type=!online,TAILORED',
      'types=!ONLINE&types=!tailored',
      'type=!ONLINE,TAILORED&facets=false',
    ])
      expect(keysOf((await find(`${query}&limit=999`)).items)).toEqual(others)
    expect(keysOf((await find('themes=ai,data&theme=!data&limit=999')).items)).toEqual(
      keysOf(
        all.filter(({ themes }) => themes.some(({ key }) => key === 'ai') && !themes.some(({ key }) => key === 'data')),
      ),
    )
    const { total, facets } = await find('types=!ONLINE&locations=online')
    expect(total).toBe((await find('types=CALENDAR,TAILORED,CERTIFICATION&locations=online')).total)
    expect(facets.types).toEqual((await find('locations=online')).facets.types)
  })

  test('counts for each filter value how many courses it would leave', async () => {
    const { facets } = await find('types=ONLINE&locations=online')
    for (const { value, count } of facets.types ?? []) {
      expect(count).toBe((await find(`types=${value}&locations=online`)).total)
    }
    for (const { value, count } of facets.themes ?? []) {
      expect(count).toBe((await find(`types=ONLINE&locations=online&themes=${value}`)).total)
    }
    expect(facets.categories).toHaveLength(9)
    expect(facets.languages?.map(({ value }) => value).sort()).toEqual(['en', 'fr', 'nl'])
  })

  test('sorts by title, price and next session, what has none coming last', async () => {
    const titles = (await find('sort=title:DESC&locale=fr&limit=999')).items.map(({ title }) => title.fr)
    expect(titles).toEqual(titles.toSorted((a, b) => b.localeCompare(a, 'fr', { ignorePunctuation: false })))
    for (const direction of ['ASC', 'DESC']) {
      const prices = (await find(`sort=price:${direction}&limit=999`)).items.map(({ price }) => price)
      const known = prices.filter((price) => price !== null)
      expect(prices.slice(0, known.length)).toEqual(known.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)))
    }
    const starts = (await find('sort=nextSession:ASC&limit=999')).items.map(({ nextSession }) => nextSession?.startDate)
    const planned = starts.filter((start) => start !== undefined)
    expect(starts.slice(0, planned.length)).toEqual(planned.toSorted())
    expect(Date.parse(planned[0] ?? '')).toBeGreaterThan(Date.now())
  })

  test.each([
    'types=NOTHING',
    'types=!NOTHING',
    'type=nothing',
    'theme=nothing&facets=false',
    'categories=nothing',
    'languages=de',
    'facets=perhaps',
    'nothing=1',
    'locale=de',
    'sort=colour:ASC',
    'page=0',
    'limit=x',
    'showOnHomePage=perhaps',
  ])('refuses %s', async (query) => {
    const { status, body } = await api.get(`/courses/filteredCourses?${query}`)
    expect(status).toBe(400)
    expect(body.details).toHaveLength(1)
  })
})

describe('search', () => {
  const first = async (search: string, locale: string) =>
    (await find(`search=${encodeURIComponent(search)}&locale=${locale}`)).items[0]?.key

  test.each([
    ['excel', 'nl', 'excel-for-daily-work'],
    ['exel', 'nl', 'excel-for-daily-work'],
    ['exel', 'en', 'excel-for-daily-work'],
    ['exel', 'fr', 'excel-for-daily-work'],
    ['excl draaitabl', 'nl', 'excel-for-daily-work'],
    ['pivot tabels', 'en', 'excel-for-daily-work'],
    ['excel unicorn', 'en', 'excel-for-daily-work'],
    ['tableau croisee', 'fr', 'excel-for-daily-work'],
    ['onthal', 'nl', 'onboarding-new-colleagues'],
    ['onboard', 'en', 'onboarding-new-colleagues'],
    ['collègue', 'fr', 'onboarding-new-colleagues'],
    ['collegue', 'fr', 'onboarding-new-colleagues'],
  ])('%s in %s finds %s first', async (search, locale, key) => {
    expect(await first(search, locale)).toBe(key)
  })

  test('finds the part of a compound word', async () => {
    const { items } = await find('search=veiligheid')
    expect(items.filter(({ title }) => title.nl.toLowerCase().includes('veiligheid')).length).toBeGreaterThan(1)
  })

  test('finds courses by theme and place', async () => {
    expect((await find('search=leadership&locale=en')).total).toBeGreaterThan(3)
    const { items } = await find('search=excel%20brussel')
    expect(items[0]?.locations.map(({ key }) => key)).toContain('brussels')
  })

  test.each(['xyzzyx', '"', "'; drop table courses", '& | !', ':*', '   ', '%', '\\', '(a'])(
    'survives %j',
    async (search) => {
      await find(`search=${encodeURIComponent(search)}`)
    },
  )
})

describe('a course', () => {
  test('is found by its id and its slug in every language', async () => {
    const [course] = all
    if (!course) throw new Error('the seed has courses')
    for (const id of [course._id, course.slug.nl, course.slug.en, course.slug.fr]) {
      expect((await api.get(`/courses/${id}`)).body).toMatchObject(course)
    }
  })

  test('carries its sessions to come, as they are listed for it', async () => {
    const [planned] = all.filter(({ nextSession }) => nextSession !== null)
    if (!planned) throw new Error('the seed has sessions')
    const { sessions } = (await api.get(`/courses/${planned.slug.fr}`)).body
    expect(sessions.length).toBeGreaterThan(0)
    expect(sessions).toEqual((await api.get(`/courses/${planned._id}/sessions`)).body)
  })

  test.each(['nothing', '00000000-0000-4000-8000-000000000000', '%25', "a'b"])('%s is not found', async (id) => {
    expect((await api.get(`/courses/${id}`)).status).toBe(404)
    expect((await api.get(`/courses/${id}/sessions`)).status).toBe(404)
    expect((await api.get(`/sessions/${id}`)).status).toBe(404)
    expect((await api.get(`/sessions/${id}/registration-count`)).status).toBe(404)
  })

  test('lists its sessions to come, soonest first, and past ones on request', async () => {
    const [session] = (
      await api.pool.query(
        'select course_id from sessions group by 1 having min(start_date) < now() and max(start_date) > now() limit 1',
      )
    ).rows
    const id = session.course_id
    const coming: { startDate: string }[] = (await api.get(`/courses/${id}/sessions`)).body
    const starts = coming.map(({ startDate }) => startDate)
    expect(starts.length).toBeGreaterThan(0)
    expect(starts).toEqual(starts.toSorted())
    expect(starts.every((start) => Date.parse(start) > Date.now())).toBe(true)
    const past = (await api.get(`/courses/${id}/sessions?startDate=<today`)).body
    expect(past.length).toBeGreaterThan(0)
    expect((await api.get(`/courses/${id}/sessions?nothing=1`)).status).toBe(400)
  })
})

describe('seats', () => {
  test('are counted one session at a time, or many at once in the order asked', async () => {
    const ids: string[] = all.flatMap(({ nextSession }) => nextSession?._id ?? []).slice(0, 3)
    const single = await Promise.all(ids.map(async (id) => (await api.get(`/sessions/${id}/registration-count`)).body))
    expect(single[0]).toEqual({
      session: ids[0],
      registrationCount: expect.any(Number),
      capacity: expect.any(Number),
      fullyBooked: expect.any(Boolean),
    })
    const unknown = '00000000-0000-4000-8000-000000000000'
    const many = await api.get(`/sessions/registration-counts?ids=${ids[0]},${unknown}&ids=${ids[1]}&ids=${ids[2]}`)
    expect(many.body).toEqual(single)
    expect(many.headers.get('cache-tag')).toBe(ids.map((id) => `session:${id}`).join(' '))
  })

  test('the batch refuses what is no id, and nothing at all', async () => {
    expect((await api.get('/sessions/registration-counts?ids=1')).status).toBe(400)
    expect((await api.get('/sessions/registration-counts')).status).toBe(400)
  })

  test('a session whose seats are all taken is fully booked', async () => {
    const id = await newSession(api)
    await api.pool.query('update sessions set seats_taken = capacity where id = $1', [id])
    expect((await api.get(`/sessions/${id}/registration-count`)).body.fullyBooked).toBe(true)
  })
})
