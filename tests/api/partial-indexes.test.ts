import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codaFile } from '../../src/adapters/bank-files/write-coda.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { sendBankFile } from '../support/bank-files.ts'
import { canceledRegistration } from '../support/canceled-session.ts'
import { guestQuotation } from '../support/guest-quotation.ts'
import { runJobs } from '../support/market.ts'
import { payerOf } from '../support/payments.ts'
import { followSentStatements } from '../support/sent-statements.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { fullSession, newWaiting } from '../support/waiting-lists.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
})

/** They refuse, and nobody looks anything up by them. */
const constraints = ['bookings_room_afternoon', 'bookings_room_morning', 'users_trainer']

/** A file of the bank with money of somebody who says nothing. */
function unknownMovement() {
  const day = brusselsDay(new Date())
  const movement = { day, amount: 100, id: 'x1', text: 'Van wie?', iban: 'BE68539007547034' }
  return codaFile([{ number: 1, day, opening: 0, movements: [movement] }])
}

/** Of everything that looks for a few rows among many: what the clock sets off, and the acts of customers and staff. */
async function useAll() {
  const staff = await api.as('STAFF')
  const customer = await newCustomer(api)
  const session = await newSession(api, { price: 10_000 })
  const input = registrationOf(session, await newStudents(api, customer))
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  await payerOf(api).begin(body._id, customer.headers)
  await canceledRegistration(api).then(({ choose, other }) => choose(other))
  await newWaiting(api, (await fullSession(api)).session)
  await guestQuotation(api)
  await api.send('POST', '/students', { firstName: 'An', lastName: 'Maes', email: 'an@maes.test' }, customer.headers)
  await api.get('/students?sort=name', customer.headers)
  await sendBankFile(api, unknownMovement(), staff)
  const lists = [
    '/invoices?status=open',
    '/invoices?refused=true',
    '/sessions?toDecide=true',
    '/receipts?hasRest=true',
    '/panel-search?text=haddad',
  ]
  for (const path of lists) await api.get(path, staff)
  await runJobs(api)
}

/** The names of the indexes in a plan. */
const indexesIn = (plan: unknown) => [...JSON.stringify(plan).matchAll(/"Index Name":"(\w+)"/g)].map(([, name]) => name)

test('every index of rows in some state serves a statement whose plan is kept', async () => {
  const sent = followSentStatements()
  await useAll()
  const texts = new Set(sent.filter((text) => /^\s*(with|select|insert|update|delete)\b/i.test(text)))
  vi.restoreAllMocks()
  const client = new pg.Client({ connectionString: api.url })
  await client.connect()
  // The tables are small: what could serve is to be taken.
  await client.query('set enable_seqscan = off; set enable_sort = off')
  const used = new Set<string | undefined>(constraints)
  for (const text of texts) {
    const plan = await client.query(`explain (generic_plan, format json) ${text}`).catch(() => ({ rows: [] }))
    for (const name of indexesIn(plan.rows)) used.add(name)
  }
  const { rows } = await client.query<{ name: string }>(`select relname as name from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace and amname = 'btree' and pg_get_expr(indpred, indrelid) !~ ' NULL'
    order by 1`)
  await client.end()
  expect(rows.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})
