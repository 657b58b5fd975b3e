import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientAddressHeader } from '../../src/config.ts'
import { registrations, users } from '../../src/db/tables.ts'
import { applyRetention } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { join } from '../support/memberships.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const setVerified = ({ id }: Customer, emailVerifiedAt: Date | null) =>
  api.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, id))

async function newUnverified() {
  const customer = await newCustomer(api, { isPrivatePerson: true })
  await setVerified(customer, null)
  return customer
}

const register = async (session: string, customer: Customer, count: number, address = '', language = 'nl') =>
  api.send('POST', '/registrations', registrationOf(session, await newStudents(api, customer, count)), {
    ...customer.headers,
    'Accept-Language': language,
    ...(address && { [clientAddressHeader]: address }),
  })

test('accounts of one network whose addresses nobody proved hold thirty seats together', async () => {
  const free = await newSession(api, { capacity: 200, price: 0 })
  const dear = await newSession(api, { capacity: 200 })
  const [first, second, third, fourth] = await Promise.all(Array.from({ length: 4 }, newUnverified))
  if (!first || !second || !third || !fourth) throw new Error('Four accounts are needed')
  // An IPv6 network is whoever shares its first half.
  expect((await register(free, first, 10, '2001:db8:7:1::1')).status).toBe(201)
  expect((await register(dear, second, 10, '2001:db8:7:1:ffff::2')).status).toBe(201)
  expect((await register(free, third, 9, '2001:db8:7:1::3')).status).toBe(201)

  const refused = await register(dear, fourth, 2, '2001:db8:7:1::4')
  expect(refused).toMatchObject({ status: 409, body: { message: 'Too many unpaid seats' } })
  expect(refused.body.details).toEqual([{ path: 'students', message: expect.stringContaining('netwerk') }])
  expect((await register(dear, fourth, 2, '2001:db8:7:1::4', 'fr')).body.details[0].message).toContain('réseau')
  expect((await register(dear, fourth, 1, '2001:db8:7:1::4')).status).toBe(201)
  expect((await register(dear, await newUnverified(), 2, '2001:db8:7:2::4')).status).toBe(201)

  const known = await newCustomer(api)
  expect((await register(dear, known, 12, '2001:db8:7:1::5')).status).toBe(201)
  expect((await register(dear, await newUnverified(), 2, '2001:db8:7:1::6')).status).toBe(409)
  await setVerified(first, new Date())
  expect((await register(dear, await newUnverified(), 2, '2001:db8:7:1::6')).status).toBe(201)
})

test('where a registration came from is kept of nobody who proved an address, hashed, and forgotten after a day', async () => {
  const session = await newSession(api, { capacity: 20 })
  const [unverified, known] = [await newUnverified(), await newCustomer(api)]
  for (const customer of [unverified, known])
    expect((await register(session, customer, 1, '203.0.113.9')).status).toBe(201)
  const networkOf = async ({ id }: Customer) =>
    (await api.db.select().from(registrations).where(eq(registrations.userId, id)))[0]?.networkHash
  const hash = await networkOf(unverified)
  expect(hash).toEqual(expect.any(String))
  expect(hash).not.toContain('203.0.113')
  expect(await networkOf(known)).toBeNull()

  const forget = () => applyRetention(api.parts)
  await forget()
  expect(await networkOf(unverified)).toBe(hash)
  await api.db
    .update(registrations)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(and(eq(registrations.sessionId, session), eq(registrations.userId, unverified.id)))
  await forget()
  expect(await networkOf(unverified)).toBeNull()
})

test('whoever did not prove an address yet may register for a partner that waits for others', async () => {
  const session = await newSession(api, { capacity: 40 })
  const partner = await newCustomer(api, { isPartner: true })
  expect((await register(session, partner, 12)).status).toBe(201)
  const colleague = await newUnverified()
  await join(api, colleague.id, partner.organisation)
  const joined = { ...colleague, organisation: partner.organisation }
  expect((await register(session, joined, 10)).status).toBe(201)
  expect((await register(session, joined, 1)).status).toBe(409)
})
