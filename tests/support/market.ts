import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { testCheckout } from '../../src/adapters/payments/test-payment-provider.ts'
import { sendRefund } from '../../src/api/money/refunds.ts'
import { settlePayment } from '../../src/api/money/settle-payment.ts'
import { hashOf } from '../../src/api/platform/security.ts'
import { courses, payments, refunds, sessionChoices, sessions, users } from '../../src/db/tables.ts'
import { crontab, taskList } from '../../src/jobs/jobs.ts'
import { accountHeaders } from './account-headers.ts'
import { jwtSecret, type TestApi } from './api.ts'
import { moveClock } from './clock.ts'
import { type Customer, newCustomer, newSession, newStudents } from './training.ts'

const day = 86_400_000

/** The API behind a socket, as callers reach it. */
export async function openSocket(api: TestApi) {
  const server = createServer(getRequestListener((request) => api.api.fetch(request)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  return {
    async send(method: string, path: string, body: object | undefined, headers: Record<string, string>) {
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (response.status >= 500 && response.status !== 502)
        throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return { status: response.status, body: text ? JSON.parse(text) : null }
    },
    /** The payer's side of the payment provider, whose messages come by the same way. */
    checkout: testCheckout(api.pool, jwtSecret, async (request) => {
      const { method, headers } = request
      const { status } = await fetch(`${origin}/payments/webhook`, { method, headers, body: await request.text() })
      if (status !== 200) throw new Error(`The message of the payment provider was answered with ${status}`)
    }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Three customers of different kinds with four participants each, and a course of two small sessions. */
export async function openMarket(api: TestApi, { capacity, days }: { capacity: number; days: number }) {
  const customers = [{}, { isPrivatePerson: true }, { isPartner: true }]
  const people: { customer: Customer; students: string[] }[] = []
  for (const kind of customers) {
    const customer = await newCustomer(api, kind)
    people.push({ customer, students: await newStudents(api, customer, 4) })
  }
  const first = await newSession(api, { capacity, start: new Date(Date.now() + days * day) })
  const [{ startDate, endDate, id: _, ...like } = {} as never] = await api.db
    .select()
    .from(sessions)
    .where(eq(sessions.id, first))
  const later = (date: Date) => new Date(date.getTime() + 12 * day)
  const [second] = await api.db
    .insert(sessions)
    .values({ ...like, startDate: later(startDate), endDate: later(endDate), capacity: capacity + 1 })
    .returning({ id: sessions.id })
  return { people, sessions: [first, String(second?.id)], course: like.courseId }
}

/** Moves every clock there is, by which tokens grow old: who was signed in signs in again. */
export async function passTime(api: TestApi, hours: number) {
  await moveClock(api.pool, new Date(Date.now() + hours * 3_600_000))
  const known = await api.db.select().from(users).where(eq(users.email, 'staff@leerplein.test'))
  return Promise.all(known.map((user) => accountHeaders(api.db, user)))
}

/** Signs a customer in at this moment. */
export const signIn = (api: TestApi, { id }: Customer) => accountHeaders(api.db, { id, role: 'CONTACT' })

/** What the clock sets off, as if the process had run all the time; the post does its part, and the payment provider unless it is away. */
export async function runJobs(api: TestApi, isAway = false) {
  const context = { ...api.parts, user: null, mail: null }
  const tasks = taskList(context)
  const open = await api.db
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.status, ['open', 'pending']))
  if (!isAway) for (const { id } of open) await settlePayment(context, id)
  for (const name of Object.keys(crontab)) if (name !== 'check-books') await tasks[name]?.(null, {} as never)
  const asked = await api.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'requested'))
  if (!isAway) for (const { id } of asked) await sendRefund(context, id)
  await api.db.execute(sql`update mails set sent_at = now() where sent_at is null`)
}

/** The choices that customers' mails lead to and that are still to be made, with the registration each is about. */
export async function openChoices(api: TestApi, emails: string[]) {
  const boxes = await Promise.all(emails.map((email) => api.mailsTo(email)))
  const letters = boxes.flat().filter(({ data }) => data.kind === 'session-canceled')
  const tokens = letters.map(
    ({ data }) => ('url' in data.values ? String(data.values.url).split('/').at(-1) : '') ?? '',
  )
  const isOpen = and(inArray(sessionChoices.tokenHash, tokens.map(hashOf)), eq(sessionChoices.status, 'open'))
  const rows = await api.db.select().from(sessionChoices).where(isOpen)
  return tokens.flatMap((token) => {
    const row = rows.find(({ tokenHash }) => tokenHash === hashOf(token))
    return row ? [{ token, registration: row.registrationId }] : []
  })
}

/** What the payment provider has of each registration, by its own account; of a payment that several share, each its part. */
export async function moneyAtProvider({ pool }: TestApi, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; money: number }>(
    `select payments.registration_id as id, coalesce(sum(theirs.amount - coalesce((
        select sum(others.amount) from payments others
        where others.external_id = payments.external_id and others.id <> payments.id), 0) - coalesce((
        select sum(test_refunds.amount) from test_refunds join refunds on refunds.id = test_refunds.id
        where refunds.payment_id = payments.id and test_refunds.status <> 'failed'), 0)), 0)::int as money
    from payments join test_payments theirs on theirs.id::text = payments.external_id
    where payments.registration_id = any($1::uuid[]) and theirs.status = 'paid' group by 1`,
    [ids],
  )
  return new Map(rows.map(({ id, money }) => [id, money]))
}

/** What the course costs from now on, in cents a participant. */
export const reprice = ({ db }: TestApi, course: string, price: number) =>
  db.update(courses).set({ price }).where(eq(courses.id, course))
