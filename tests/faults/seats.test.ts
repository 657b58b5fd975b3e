import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationStudents, sessions } from '../../src/db/tables.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { countsOf, fullSession, newWaiting, refreshLists } from '../support/waiting-lists.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

const register = (session: string, participants: string[], on: Pick<TestApi, 'send'> = api) =>
  on.send('POST', '/registrations', registrationOf(session, participants), customer.headers)
const seatsOf = async (session: string) =>
  (await api.db.select().from(sessions).where(eq(sessions.id, session)))[0]?.seatsTaken
const countOf = (statuses: { status: number }[], wanted: number) =>
  statuses.filter(({ status }) => status === wanted).length

test('of 200 who register at once for 5 seats, exactly 5 get one', async () => {
  const session = await newSession(api, { capacity: 5 })
  const participants = await newStudents(api, customer, 200)
  // Two processes share the database, as replicas do: only its locks stand between them.
  const other = apiOn(String(api.pool.options.connectionString), '')
  const responses = await Promise.all(
    participants.map((student, index) => register(session, [student], index % 2 ? other : api)),
  )
  expect(countOf(responses, 201)).toBe(5)
  expect(countOf(responses, 409)).toBe(195)
  expect(new Set(responses.filter(({ status }) => status === 409).map(({ body }) => body.message))).toEqual(
    new Set(['Session fully booked']),
  )
  expect(await seatsOf(session)).toBe(5)
  const held = await api.db.select().from(registrationStudents).where(eq(registrationStudents.sessionId, session))
  expect(held.filter((row) => row.held)).toHaveLength(5)
  expect([...api.logged, ...other.logged]).toEqual([])
  await other.stop()
  const { rows } = await api.db.execute(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  expect(rows).toEqual([{ deadlocks: 0 }])
})

test('groups of three never sit on four free chairs twice', async () => {
  const session = await newSession(api, { capacity: 4 })
  const participants = await newStudents(api, customer, 60)
  const groups = Array.from({ length: 20 }, (_, group) => participants.slice(group * 3, group * 3 + 3))
  const responses = await Promise.all(groups.map((group) => register(session, group)))
  expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, 19])
  expect(await seatsOf(session)).toBe(3)
})

test('the same participant at once sits once', async () => {
  const session = await newSession(api, { capacity: 50 })
  const participants = await newStudents(api, customer)
  const responses = await Promise.all(Array.from({ length: 30 }, () => register(session, participants)))
  expect([countOf(responses, 201), countOf(responses, 409)]).toEqual([1, 29])
  expect(await seatsOf(session)).toBe(1)
})

test('a rush on one session, with people coming and going, leaves others their answers', async () => {
  const session = await newSession(api, { capacity: 3 })
  const participants = await newStudents(api, customer, 60)
  const coming = participants.map(async (student) => {
    const { status, body } = await register(session, [student])
    if (status !== 201) return status
    return (await api.send('DELETE', `/registrations/${body._id}`, undefined, customer.headers)).status
  })
  const others = Array.from({ length: 40 }, () => api.get('/faqs'))
  const statuses = await Promise.all(coming)
  expect(statuses.filter((status) => status !== 204 && status !== 409)).toEqual([])
  expect(countOf(await Promise.all(others), 200)).toBe(40)
  expect(await seatsOf(session)).toBe(0)
})

test('seats that come free at once are offered once each, in order, and become one registration each', async () => {
  const other = apiOn(String(api.pool.options.connectionString), '')
  const { session, holder } = await fullSession(api, 5)
  const { body } = await api.get('/registrations?limit=999', holder.headers)
  const waiting: Awaited<ReturnType<typeof newWaiting>>[] = []
  for (let place = 1; place <= 8; place += 1) waiting.push(await newWaiting(api, session, place % 3 === 0 ? 2 : 1))
  const strangers = await newStudents(api, customer, 20)
  const cancel = ({ _id }: { _id: string }, index: number) =>
    (index % 2 ? other : api).send('DELETE', `/registrations/${_id}`, undefined, holder.headers)
  const [came, went] = await Promise.all([
    Promise.all(strangers.map((student, index) => register(session, [student], index % 2 ? other : api))),
    Promise.all(body.items.map(cancel)),
    refreshLists(api),
    refreshLists(other),
  ])
  expect([countOf(came, 409), countOf(went, 204)]).toEqual([20, 5])
  const statuses = async () => Promise.all(waiting.map(async (one) => (await one.read()).status))
  // Each seat came alone, so those who wait for two are passed over.
  const singles = ['offered', 'offered', 'waiting', 'offered', 'offered', 'waiting', 'offered', 'waiting']
  expect(await statuses()).toEqual(singles)
  const taken = await Promise.all(
    waiting.flatMap(({ customer: { headers }, students }) =>
      [api, other].map((on) => on.send('POST', '/registrations', registrationOf(session, students), headers)),
    ),
  )
  expect(countOf(taken, 201)).toBe(5)
  expect(await statuses()).toEqual(singles.map((status) => (status === 'offered' ? 'accepted' : status)))
  expect(await countsOf(api, session)).toEqual({ capacity: 5, taken: 5, held: 5, offered: 0 })
  expect([...api.logged, ...other.logged]).toEqual([])
  await other.stop()
})

test('the database itself refuses to oversell', async () => {
  const session = await newSession(api, { capacity: 1 })
  const oversell = api.db.update(sessions).set({ seatsTaken: 2 }).where(eq(sessions.id, session))
  await expect(oversell).rejects.toMatchObject({ cause: { constraint: 'sessions_seats' } })
})
