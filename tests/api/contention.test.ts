import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settlePayment } from '../../src/api/money/settle-payment.ts'
import { organisations, registrations, testPayments, users } from '../../src/db/tables.ts'
import { locales } from '../../src/domain/locales.ts'
import { allTexts } from '../../src/ui/all-texts.ts'
import { errorKey } from '../../src/ui/error-text.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** Another process with a transaction in flight. */
async function otherProcess() {
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  await client.query('begin')
  return {
    run: (statement: string, ...values: string[]) => client.query(statement, values),
    async end() {
      await client.query('rollback')
      await client.end()
    },
  }
}

/** PostgreSQL ends a wait by a signal, within which libfaketime says the machine's own time: under a moved clock none ends. */
const isMoved = process.env.FAKETIME !== undefined

describe.skipIf(isMoved)('two that wait for each other', () => {
  test('both get what they wanted: the one that gave way begins anew', async () => {
    const { organisation: one } = await newCustomer(api)
    const { organisation: other } = await newCustomer(api)
    const met = Promise.withResolvers<void>()
    let here = 0
    let begun = 0
    const rename = (ids: (string | null)[], reference: string) =>
      api.db.transaction(async (tx) => {
        begun += 1
        for (const id of ids) {
          await tx
            .update(organisations)
            .set({ reference })
            .where(eq(organisations.id, String(id)))
          here += 1
          if (here >= 2) met.resolve()
          await met.promise
        }
        return reference
      })
    expect(await Promise.all([rename([one, other], 'a'), rename([other, one], 'b')])).toEqual(['a', 'b'])
    expect(begun).toBe(3)
  })
})

describe.skipIf(isMoved)('what somebody else holds for too long', () => {
  test('is a 409 with a sentence in each language, and nothing is written to the log', async () => {
    const { id, customer } = await newRegistration(api, { paid: 'not' })
    const server = createServer(getRequestListener((request) => api.api.fetch(request))).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const holder = await otherProcess()
    await holder.run('select from registrations where id = $1 for update', id)
    const cancel = () =>
      fetch(`http://127.0.0.1:${port}/api/registrations/${id}`, { method: 'DELETE', headers: customer.headers })
    const refused = await cancel()
    expect(refused.status).toBe(409)
    const body: { message: string } = await refused.json()
    expect(body).toEqual({ statusCode: 409, message: 'Somebody else is changing this' })
    expect(errorKey(body.message)).toBe('busy')
    for (const locale of locales) expect(allTexts[locale].errors.busy).toBeTruthy()
    await holder.end()
    expect((await cancel()).status).toBe(204)
    const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id))
    expect(row?.status).toBe('expired')
    server.close()
    expect(api.logged).toEqual([])
  })
})

describe('locks', () => {
  const newest = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const somebodyWaits = () => expect.poll(async () => (await api.db.execute(newest)).rowCount).toBe(1)

  test('of a payment of another amount come after those of its registration', async () => {
    const { id, customer } = await newRegistration(api, { paid: 'not' })
    const payer = payerOf(api)
    const payment = await payer.begin(id, customer.headers)
    await api.db.update(testPayments).set({ status: 'paid', amount: 1 }).where(eq(testPayments.id, payment))
    const holder = await otherProcess()
    await holder.run('select from registrations where id = $1 for update', id)
    const settled = settlePayment({ ...api.parts, user: null }, payment)
    await somebodyWaits()
    await holder.run('select from payments where id = $1 for update nowait', payment)
    await holder.end()
    await settled
    expect(await payer.paymentsOf(id)).toMatchObject([{ status: 'pending', paidAmount: 1 }])
    api.logged.splice(0)
  })

  test('of an account that makes way come after those of the sessions that it has seats in', async () => {
    const { customer, session } = await newRegistration(api, { paid: 'not' })
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
    const holder = await otherProcess()
    await holder.run('select from sessions where id = $1 for update', session)
    const owner = { email: customer.email, password: 'an-owners-password', firstName: 'Marie', lastName: 'Claes' }
    const registered = api.send('POST', '/users', owner)
    await somebodyWaits()
    await holder.run('select from users where id = $1 for key share nowait', customer.id)
    await holder.end()
    expect((await registered).status).toBe(201)
  })
})
