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

const byNextSession = () => keys('sort=nextSession:ASC&limit=999')

test('a course moves in the order of next sessions as its seats go and come back', async () => {
  const before = await byNextSession()
  const { _id, key } = await aCourse(String(before[0]))
  const full = 'update sessions set seats_taken = capacity where course_id = $1 and start_date > now() returning id'
  const { rows } = await api.pool.query('select id, seats_taken from sessions where course_id = $1', [_id])
  const [late] = (
    await api.pool.query(
      `insert into sessions (course_id, start_date, end_date, schedule, duration, location_id, language_id, capacity)
       select course_id, now() + interval '9 years', now() + interval '9 years', schedule, duration, location_id, language_id, 5
       from sessions where course_id = $1
       order by (select code from languages where languages.id = language_id) <> 'nl' limit 1 returning id`,
      [_id],
    )
  ).rows
  expect(await byNextSession()).toEqual(before)
  await api.pool.query(full.replace('returning', `and id <> '${late.id}' returning`), [_id])
  const planned = (await find('sort=nextSession:ASC&limit=999')).filter(({ nextSession }) => nextSession)
  expect(planned.at(-1)?.key).toBe(key)
  await api.pool.query('delete from sessions where id = $1', [late.id])
  for (const { id, seats_taken } of rows)
    await api.pool.query('update sessions set seats_taken = $2 where id = $1', [id, seats_taken])
  expect(await byNextSession()).toEqual(before)
})

test('two sessions that fill up at the same moment leave the third as the next one', async () => {
  const { rows } = await api.pool.query(
    `select id, course_id, start_date, seats_taken from (
       select *, count(*) over (partition by course_id) as fit from sessions
       where start_date > now() and seats_taken < capacity and canceled_at is null
         and language_id = (select id from languages where code = 'nl')) planned
     where fit > 2 order by course_id, start_date, id limit 3`,
  )
  const [one, two] = await Promise.all([api.pool.connect(), api.pool.connect()])
  const fill = 'update sessions set seats_taken = capacity where id = $1'
  await Promise.all([one.query('begin'), two.query('begin')])
  await one.query(fill, [rows[0].id])
  const second = two.query(fill, [rows[1].id])
  await one.query('commit')
  await second
  await two.query('commit')
  for (const client of [one, two]) client.release()
  const kept = await api.pool.query('select nl from next_starts where course_id = $1', [rows[0].course_id])
  expect(kept.rows[0].nl).toEqual(rows[2].start_date)
  for (const { id, seats_taken } of rows)
    await api.pool.query('update sessions set seats_taken = $2 where id = $1', [id, seats_taken])
})

test('a session that has started meanwhile is next no longer, before anything writes it down and after', async () => {
  const before = await byNextSession()
  // As if the clock had gone on: what was kept lies behind us.
  await api.pool.query(`update next_starts set until = now() - interval '1 minute' where until is not null`)
  expect(await byNextSession()).toEqual(before)
  await api.pool.query('select refresh_past_starts()')
  expect(await byNextSession()).toEqual(before)
  expect((await api.pool.query('select from next_starts where until <= now()')).rows).toEqual([])
})

test('new values of filters, new combinations and new names are known to the next request', async () => {
  const { _id } = await aCourse('excel-for-daily-work')
  await find('limit=1')
  const [theme] = (
    await api.pool.query(
      `insert into themes (key, name) values ('Weaving', '{"nl":"Weven","en":"Weaving","fr":"Tissage"}') returning id`,
    )
  ).rows
  await api.send('PATCH', `/courses/${_id}`, { themes: [theme.id] }, staff)
  expect(await keys('theme=weaving&facets=false')).toEqual(['excel-for-daily-work'])
  await api.pool.query(`update themes set name = '{"nl":"Spinnen","en":"Spinning","fr":"Filage"}' where id = $1`, [
    theme.id,
  ])
  const { facets } = (await api.get('/courses/filteredCourses')).body
  expect(facets.themes).toContainEqual({
    value: 'Weaving',
    name: { nl: 'Spinnen', en: 'Spinning', fr: 'Filage' },
    count: 1,
  })
})

test('a course of a combination nobody had is among those that a filter leaves, at once', async () => {
  const { _id } = await aCourse('onboarding-new-colleagues')
  const languages = (await api.pool.query(`select id from languages where code = 'en'`)).rows.map(({ id }) => id)
  const category = (await api.pool.query(`select id from categories where key = 'financial-literacy'`)).rows[0].id
  await find('category=financial-literacy&facets=false')
  await api.send('PATCH', `/courses/${_id}`, { languages, category, themes: [] }, staff)
  expect(await keys('category=financial-literacy&facets=false&limit=999')).toContain('onboarding-new-colleagues')
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
