import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payments, registrations } from '../../src/db/tables.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { mailKinds } from '../support/payments.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let customer: Customer
let session: string
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
  session = await newSession(api, { capacity: 100 })
})
afterAll(() => api.stop())

const post = (key: string, body: object, { headers } = customer, on: Pick<TestApi, 'send'> = api) =>
  on.send('POST', '/registrations', body, { ...headers, 'Idempotency-Key': key })
const made = ({ id }: Customer) => api.db.select().from(registrations).where(eq(registrations.userId, id))

test('the same request fifty times at once makes one registration and one payment', async () => {
  const body = registrationOf(session, await newStudents(api, customer))
  // Two processes share the database, as replicas do.
  const other = apiOn(String(api.pool.options.connectionString), '')
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post('once', body, customer, index % 2 ? other : api)),
  )
  const [first] = responses
  for (const { status, body } of responses) expect([status, body]).toEqual([201, first?.body])
  expect(await made(customer)).toHaveLength(1)
  const id = first?.body._id
  expect(await mailKinds(api, id)).toEqual(['registration-received'])
  const began = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? other : api).send('POST', '/registrations/create-payment', { id }, customer.headers),
    ),
  )
  expect(new Set(began.map(({ status, body }) => `${status} ${body.redirectUrl}`)).size).toBe(1)
  expect(await api.db.select().from(payments).where(eq(payments.registrationId, id))).toHaveLength(1)
  await other.stop()
})

test('a key that was used for another request is refused', async () => {
  const someone = await newCustomer(api)
  const [one = '', two = ''] = await newStudents(api, someone, 2)
  const first = await post('mine', registrationOf(session, [one]), someone)
  expect(first.status).toBe(201)
  const others = [
    registrationOf(session, [two]),
    registrationOf(session, [one, two]),
    registrationOf(await newSession(api), [one]),
    { ...registrationOf(session, [one]), reference: 'PO 1' },
  ]
  for (const body of others) {
    expect(await post('mine', body, someone)).toMatchObject({
      status: 409,
      body: { message: 'Idempotency-Key was used for another request' },
    })
  }
  expect((await post('mine', registrationOf(session, [one]), someone)).body).toEqual(first.body)
  expect(await made(someone)).toHaveLength(1)
})

test('one key at once for two sessions makes one registration', async () => {
  const someone = await newCustomer(api)
  const participants = await newStudents(api, someone)
  const places = [session, await newSession(api)]
  const responses = await Promise.all(places.map((place) => post('both', registrationOf(place, participants), someone)))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await made(someone)).toHaveLength(1)
})

test('keys are each customer’s own, and requests without one are told apart by what they ask', async () => {
  const [someone, another] = [await newCustomer(api), await newCustomer(api)]
  for (const who of [someone, another]) {
    expect((await post('shared', registrationOf(session, await newStudents(api, who)), who)).status).toBe(201)
  }
  const body = registrationOf(session, await newStudents(api, someone))
  expect((await post('', body, someone)).status).toBe(201)
  expect((await post('', body, someone)).body.message).toBe('Student is already registered')
  expect((await post('x'.repeat(300), body, someone)).status).toBe(400)
})
