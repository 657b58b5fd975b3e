import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { watchTags } from '../../src/db/notifications.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let listener: pg.Client
let heard: string[]
beforeAll(async () => {
  api = await startApi()
  listener = new pg.Client({ connectionString: String(api.pool.options.connectionString) })
  await listener.connect()
  listener.on('notification', ({ payload = '[]' }) => heard.push(...JSON.parse(payload)))
  await listener.query('listen leerplein_tags')
})
beforeEach(() => {
  heard = []
})
afterAll(async () => {
  await listener.end()
  await api.stop()
})

/** The tags that were told since the test began, or since this was asked last. */
async function told(): Promise<string[]> {
  await listener.query('select 1')
  return heard.splice(0).toSorted()
}

const tagsOf = async (path: string) => ((await api.get(path)).headers.get('cache-tag') ?? '').split(' ')

async function register(session: string, count = 1) {
  const customer = await newCustomer(api)
  const students = await newStudents(api, customer, count)
  const body = registrationOf(session, students)
  // Making a customer tells of the account.
  await told()
  return api.send('POST', '/registrations', body, customer.headers)
}

test('a registration tells of its session and of what shows it, and of lists once the last seat is taken', async () => {
  const session = await newSession(api, { capacity: 3 })
  const { course } = (await api.get(`/sessions/${session}`)).body
  const narrow = ['any-session', `session:${session}`, `sessions-of:${course}`]

  await register(session, 2)
  expect(await told()).toEqual(narrow)
  await register(session)
  expect(await told()).toEqual([...narrow, 'sessions'].toSorted())
})

test('what shows a session or a course bears its name, and lists bear what may enter them', async () => {
  const { items } = (await api.get('/courses/filteredCourses?limit=3&sort=nextSession:ASC')).body
  const [{ _id: course, slug, nextSession }] = items
  const shown = items.flatMap((item: { _id: string; nextSession: { _id: string } }) => [
    `course:${item._id}`,
    `session:${item.nextSession._id}`,
  ])
  expect((await tagsOf('/courses/filteredCourses?limit=3&sort=nextSession:ASC')).toSorted()).toEqual(
    ['courses', 'sessions', 'taxonomy', ...shown].toSorted(),
  )
  expect(await tagsOf(`/courses/${slug.nl}`)).toEqual([`course:${course}`, `sessions-of:${course}`, 'taxonomy'])
  expect(await tagsOf(`/courses/${course}/sessions`)).toEqual([`course:${course}`, `sessions-of:${course}`, 'taxonomy'])
  expect(await tagsOf(`/sessions/${nextSession._id.toUpperCase()}`)).toEqual([`session:${nextSession._id}`, 'taxonomy'])
  expect(await tagsOf(`/sessions/${nextSession._id}/registration-count`)).toEqual([`session:${nextSession._id}`])
  const [faq] = (await api.get('/faqs/all')).body
  expect(await tagsOf(`/faqs/${faq._id}`)).toEqual([`faq:${faq._id}`])
})

test('a list too long to name its rows bears what every change of that kind tells', async () => {
  const ids = await Promise.all(Array.from({ length: 101 }, () => newSession(api)))
  expect(await tagsOf(`/sessions/registration-counts?ids=${ids}`)).toEqual(['any-session'])
  expect(await tagsOf('/courses/filteredCourses?limit=999')).toEqual([
    'courses',
    'sessions',
    'taxonomy',
    'any-course',
    'any-session',
  ])
})

test('a change of a course tells lists only when it may move there', async () => {
  const staff = await api.as('STAFF')
  const [{ _id: id }] = (await api.get('/courses/filteredCourses?limit=1')).body.items
  expect((await api.send('PATCH', `/courses/${id}`, { days: 3 }, staff)).status).toBe(200)
  expect(await told()).toEqual(['any-course', `course:${id}`])
  expect((await api.send('PATCH', `/courses/${id}`, { price: 77_700 }, staff)).status).toBe(200)
  expect(await told()).toEqual(['any-course', `course:${id}`, 'courses'])
})

test('a session that is planned, moved or taken off tells its course and the lists', async () => {
  const staff = await api.as('STAFF')
  const like = (await api.get(`/sessions/${await newSession(api)}`)).body
  const { course, schedule, location, language, capacity } = like
  const input = { course, schedule, location: location._id, language: language._id, capacity }
  const { _id: id } = (await api.send('POST', '/sessions', input, staff)).body
  expect(await told()).toEqual(['sessions', `sessions-of:${course}`])
  const every = ['any-session', `session:${id}`, 'sessions', `sessions-of:${course}`]
  await api.send('PATCH', `/sessions/${id}`, { capacity: 30 }, staff)
  expect(await told()).toEqual(every)
  await api.send('DELETE', `/sessions/${id}`, undefined, staff)
  expect(await told()).toEqual(every)
})

test('a call waits for other processes only when it told them something', async () => {
  const session = await newSession(api)
  const { result, sentTags } = await watchTags(() => register(session))
  expect([result.status, sentTags]).toEqual([201, true])
  const credentials = { email: 'contact@leerplein.test', password: 'leerplein-demo' }
  const login = await watchTags(() => api.send('POST', '/auth/login', credentials))
  expect([login.result.status, login.sentTags]).toEqual([200, false])
})
