import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedWebhook } from '../../src/adapters/payments/test-payment-provider.ts'
import { lock, lockFree } from '../../src/api/platform/lock.ts'
import type { Transaction } from '../../src/db/client.ts'
import { organisations, testPayments, users } from '../../src/db/tables.ts'
import { apiOn, jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
/** Two processes on one database, as replicas are: only its locks stand between them. */
let replicas: { process: ReturnType<typeof apiOn>; address: string; close: () => Promise<unknown> }[]

async function startReplica() {
  const process = apiOn(api.url, api.filesDir)
  const server = createServer(getRequestListener((request) => process.api.fetch(request))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    process,
    address: `http://127.0.0.1:${port}/api`,
    async close() {
      server.close()
      await process.stop()
    },
  }
}

beforeAll(async () => {
  api = await startApi()
  replicas = [await startReplica(), await startReplica()]
})
afterAll(async () => {
  await Promise.all(replicas.map(({ close }) => close()))
  await api.stop()
})

interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  body?: object | string
}

const send = (replica: number, { method, path, headers, body }: Call) =>
  fetch(`${replicas[replica % replicas.length]?.address}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** Each connection tells what it counted. */
async function flushCounts(pool: Pool) {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')))
  for (const client of clients) client.release()
}

async function deadlocks() {
  for (const { process } of replicas) await flushCounts(process.pool)
  const { rows } = await api.db.execute<{ deadlocks: number }>(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks
}

const rounds = 40

/** Each round its calls, one from each process in turn and all at once: nobody fails, and nobody waits for whom waits for them. */
async function atOnce(callsOf: (round: number) => Promise<Call[]>) {
  const before = await deadlocks()
  const statuses: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const calls = await callsOf(round)
    const responses = await Promise.all(calls.map((call, index) => send(round + index, call)))
    statuses.push(...responses.map(({ status }) => status))
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  expect(await deadlocks()).toBe(before)
  return statuses
}

describe('at once, time and again, nobody waits for whom waits for them', () => {
  test('another amount that came, with what the order does meanwhile', async () => {
    const payer = payerOf(api)
    const statuses = await atOnce(async () => {
      const { id, customer } = await newRegistration(api, { paid: 'not', participants: 1 })
      const payment = await payer.begin(id, customer.headers)
      await api.db.update(testPayments).set({ status: 'paid', amount: 1 }).where(eq(testPayments.id, payment))
      const { body, headers } = signedWebhook(jwtSecret, payment)
      const told: Call = { method: 'POST', path: '/payments/webhook', headers, body }
      const left: Call = { method: 'DELETE', path: `/registrations/${id}`, headers: customer.headers }
      return [told, left, told]
    })
    expect(statuses).toContain(200)
  })

  test('an account that makes way, while it registers and pays', async () => {
    const statuses = await atOnce(async (round) => {
      const { id, session, customer } = await newRegistration(api, {
        paid: 'not',
        participants: 1,
        isPrivatePerson: true,
      })
      const students = await newStudents(api, customer, 1)
      await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
      const owner = { email: customer.email, password: 'an-owners-password', firstName: 'Marie', lastName: 'Claes' }
      const { headers } = customer
      const register = { method: 'POST', path: '/registrations', headers, body: registrationOf(session, students) }
      const pay = { method: 'POST', path: '/registrations/create-payment', headers, body: { id } }
      return [
        { method: 'POST', path: '/users', body: { ...owner, isPrivatePerson: true } },
        round % 2 === 0 ? register : pay,
      ]
    })
    expect(statuses).toContain(201)
  })

  test('a file that is deleted, while pages are written', async () => {
    const headers = await api.as('EDITOR')
    const { body } = await api.get('/pages')
    const page: { _id: string; title: Record<string, string> } = body.items?.[0] ?? body[0]
    const statuses = await atOnce(async (round) => {
      const form = new FormData()
      form.append('files', new File([`round ${round}`], 'a.txt'))
      const upload = new Request('http://api.test/api/files/upload', { method: 'POST', headers, body: form })
      const [file]: { _id: string }[] = await (await api.api.fetch(upload)).json()
      const title = (name: string) => ({ title: { nl: name, en: name, fr: name } })
      const path = `/pages/${page._id}`
      return [
        { method: 'PATCH', path, headers, body: title(`One ${round}`) },
        { method: 'DELETE', path: `/files/${file?._id}`, headers },
        { method: 'PATCH', path, headers, body: title(`Other ${round}`) },
      ]
    })
    expect(statuses.every((status) => status === 200 || status === 204)).toBe(true)
  })
})

describe('the one function that locks', () => {
  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => api.db.transaction(work)

  test('refuses what comes before rows that are locked, but not what is locked or made already', async () => {
    const { organisation, id } = await newCustomer(api)
    const { organisation: other } = await newCustomer(api)
    const [organisationId, otherId] = [String(organisation), String(other)]
    await inTransaction(async (tx) => {
      await lock(tx, { users: [id], organisations: [organisationId] })
      await lock(tx, { organisations: [organisationId.toUpperCase()] })
      const [made] = await tx.insert(organisations).values({ name: 'Made here' }).returning()
      await lock(tx, { organisations: [String(made?.id)] })
      tx.rollback()
    }).catch((error: Error) => expect(error.message).toBe('Rollback'))
    const wrong = inTransaction(async (tx) => {
      await lock(tx, { users: [id] })
      await lock(tx, { organisations: [otherId] })
    })
    await expect(wrong).rejects.toThrow('Rows of organisations are locked after rows of users')
    const piecemeal = inTransaction(async (tx) => {
      await lock(tx, { organisations: [organisationId] })
      await lock(tx, { organisations: [otherId] })
    })
    await expect(piecemeal).rejects.toThrow('Rows of organisations are locked after rows of organisations')
    const stronger = inTransaction(async (tx) => {
      await lock(tx, { users: [id] }, 'share')
      await lock(tx, { users: [id] })
    })
    await expect(stronger).rejects.toThrow('Rows of users are locked after rows of users')
  })

  test('refuses outside a transaction', async () => {
    const { id } = await newCustomer(api)
    // As from code that no type looks at.
    const outside: Promise<void> = Reflect.apply(lock, undefined, [api.db, { users: [id] }])
    await expect(outside).rejects.toThrow('in a transaction')
  })

  test('leaves a row to whoever has it, where that is asked', async () => {
    const { id } = await newCustomer(api)
    await inTransaction(async (tx) => {
      expect(await lockFree(tx, 'users', id)).toBe(true)
      expect(await lockFree(tx, 'users', id)).toBe(true)
      expect(await inTransaction((another) => lockFree(another, 'users', id))).toBe(false)
    })
  })
})
