import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarFeeds, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

async function follower() {
  const customer = await newCustomer(api, { language: 'fr' })
  const { body } = await api.send('POST', '/calendar-feeds', {}, customer.headers)
  return { customer, token: String(body.token) }
}
const read = (token: string) => api.get(`/calendar-feeds/${token}`)

test('tells what its owner’s organisation registered for, with who goes, and nothing of others', async () => {
  const { customer, token } = await follower()
  const [session, other] = [await newSession(api), await newSession(api)]
  const participants = await newStudents(api, customer, 2)
  await api.send('POST', '/registrations', registrationOf(session, participants), customer.headers)
  const another = await newCustomer(api)
  await api.send('POST', '/registrations', registrationOf(session, await newStudents(api, another)), another.headers)
  await api.send('POST', '/registrations', registrationOf(other, await newStudents(api, another)), another.headers)
  const { status, body } = await read(token)
  expect([status, body.locale]).toEqual([200, 'fr'])
  expect(body.items).toHaveLength(1)
  expect(body.items[0]).toMatchObject({
    session: { _id: session, schedule: [{}], plannedCourse: { title: { nl: 'Boekhouden' } } },
    participants: ['Jan Peeters 0', 'Jan Peeters 1'],
  })
})

test('forgets what was canceled', async () => {
  const { customer, token } = await follower()
  const input = registrationOf(await newSession(api), await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  await api.send('DELETE', `/registrations/${body._id}`, undefined, customer.headers)
  expect((await read(token)).body.items).toEqual([])
})

test('is shown again to its owner, and stands nowhere: only its hash is kept', async () => {
  const { customer, token } = await follower()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await api.get('/calendar-feeds', customer.headers)).body).toEqual({
    token,
    address: `http://site.test/calendar/${token}.ics`,
  })
  const [row] = await api.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, customer.id))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('leads nowhere once it was revoked or made anew, or its owner may not sign in', async () => {
  const { customer, token } = await follower()
  const { body } = await api.send('POST', '/calendar-feeds', {}, customer.headers)
  expect((await read(token)).status).toBe(404)
  expect((await read(body.token)).status).toBe(200)
  await api.db.update(users).set({ active: false }).where(eq(users.id, customer.id))
  expect((await read(body.token)).status).toBe(404)

  const next = await follower()
  expect((await api.send('DELETE', '/calendar-feeds', undefined, next.customer.headers)).status).toBe(204)
  expect((await read(next.token)).status).toBe(404)
  expect((await api.get('/calendar-feeds', next.customer.headers)).body).toEqual({ token: null, address: null })
  expect((await read('x')).status).toBe(404)
})
