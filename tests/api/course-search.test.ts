import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

interface Found {
  _id: string
  key: string
  title: { nl: string }
  category: { name: { nl: string } }
  themes: { key: string }[]
  nextSession: { seatsLeft: number } | null
}

const find = async (query: string): Promise<Found[]> => (await api.get(`/courses/filteredCourses?${query}`)).body.items
const keys = async (query: string) => (await find(query)).map(({ key }) => key)

async function aCourse(key: string): Promise<Found> {
  const found = (await find('limit=999')).find((course) => course.key === key)
  if (!found) throw new Error(`No course ${key}`)
  return found
}

test('a course is found by its new title at once, and no longer by the old one', async () => {
  const { _id } = await aCourse('forklift-operator-certificate')
  const [before] = await find('search=heftruck')
  expect(before?.key).toBe('forklift-operator-certificate')
  const title = { nl: 'Zeppelinvaart', en: 'Zeppelin flying', fr: 'Pilotage de zeppelin' }
  expect((await api.send('PATCH', `/courses/${_id}`, { title }, staff)).status).toBe(200)
  const [after] = await find('search=zeppelinvaart')
  expect(after).toMatchObject({ _id, title })
  // A typing error is corrected to the new word too.
  expect((await find('search=zepelinvaart'))[0]?._id).toBe(_id)
})

test('a new theme makes a course found by the name of it, and the card of the course tells', async () => {
  const { _id } = await aCourse('excel-for-daily-work')
  const [theme] = (await api.pool.query("select id, key, name from themes where key = 'leadership'")).rows
  const search = 'search=leadership&locale=en&limit=999'
  expect(await keys(search)).not.toContain('excel-for-daily-work')
  await api.send('PATCH', `/courses/${_id}`, { themes: [theme.id] }, staff)
  const course = (await find(search)).find(({ key }) => key === 'excel-for-daily-work')
  expect(course?.themes.map(({ key }) => key)).toEqual(['leadership'])
})

test('lists show the new name of a category, and a search finds it', async () => {
  const { rows } = await api.pool.query(
    `update categories set name = '{"nl":"Kwantumkunde","en":"Quantum","fr":"Quantique"}' where key = 'innovation' returning id`,
  )
  expect(rows).toHaveLength(1)
  const found = await find('search=kwantumkunde')
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ category }) => category.name.nl === 'Kwantumkunde')).toBe(true)
})

test('seats that are taken show in a list at once', async () => {
  const [course] = await find('sort=nextSession:ASC&limit=1')
  const before = course?.nextSession?.seatsLeft ?? 0
  expect(before).toBeGreaterThan(0)
  await api.pool.query(
    `update sessions set seats_taken = seats_taken + 1 where id = (
      select id from sessions where course_id = $1 and start_date > now()
      order by seats_taken >= capacity, start_date, id limit 1)`,
    [course?._id],
  )
  const after = (await find('limit=999')).find(({ _id }) => _id === course?._id)
  if (before > 1) expect(after?.nextSession?.seatsLeft).toBe(before - 1)
})

test('a word that no course has any more is no correction', async () => {
  const { _id } = await aCourse('onboarding-new-colleagues')
  const title = (await aCourse('onboarding-new-colleagues')).title
  await api.send('PATCH', `/courses/${_id}`, { title: { ...title, nl: 'Xylofoonbouw' } }, staff)
  expect((await find('search=xylofonbouw'))[0]?._id).toBe(_id)
  await api.send('PATCH', `/courses/${_id}`, { title }, staff)
  expect(await find('search=xylofonbouw')).toEqual([])
})

test('a deleted course is found no more', async () => {
  const { rows } = await api.pool.query(
    `select id, key, title->>'nl' as title from courses where not exists (
      select 1 from sessions join registrations on session_id = sessions.id where course_id = courses.id)
      order by key limit 1`,
  )
  const [course] = rows
  expect((await api.send('DELETE', `/courses/${course.id}`, undefined, staff)).status).toBe(204)
  expect(await keys(`search=${encodeURIComponent(course.title)}&limit=999`)).not.toContain(course.key)
  expect((await api.pool.query('select 1 from course_search where course_id = $1', [course.id])).rows).toEqual([])
})
