import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doBulkAct } from '../../src/api/desk/do-bulk-act.ts'
import { invoices, sessions } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { expectSent } from '../support/expected-mails.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

async function drafted(act: string, registrations: string[]): Promise<string> {
  const { status, body } = await api.send('POST', '/bulk-acts', { act, registrations }, staff)
  expect(status).toBe(201)
  return body._id
}

async function foretold(id: string, query = '') {
  const { status, body } = await api.get(`/bulk-acts/${id}/mails?${query}`, staff)
  expect(status).toBe(200)
  return body
}

/** Starts it, and does what its job does. */
const done =
  (id: string, body: object = {}) =>
  async () => {
    expect((await api.send('POST', `/bulk-acts/${id}/start`, body, staff)).status).toBe(200)
    await doBulkAct({ ...api.parts, user: null }, { act: id })
  }

test('canceling says first who gets which mail, as it is then sent, and cancels nothing yet', async () => {
  const paid = await newRegistration(api, { paid: 'online' })
  const billed = await newRegistration(api, { paid: 'partner', participants: 1 })
  const unpaid = await newRegistration(api, { paid: 'not', participants: 1 })
  const id = await drafted('cancel', [paid.id, billed.id, unpaid.id])
  const { rehearsed, mails } = await foretold(id)
  expect(rehearsed).toBe(3)
  expect(mails.leftOut).toMatchObject([{ why: 'unpaid' }])
  expect(mails.mails).toContainEqual(
    expect.objectContaining({ kind: 'cancellation-settled', reader: 'customer', count: 2 }),
  )
  expect(mails.mails).toContainEqual(expect.objectContaining({ kind: 'participant-left', count: 3 }))
  expect(await paid.read()).toMatchObject({ status: 'paid' })
  expect(await paid.papers()).toHaveLength(1)
  await expectSent(api, mails, done(id))
  expect(await foretold(id)).toMatchObject({ rehearsed: 0, mails: { total: 0, mails: [] } })
})

test('moving says so once the session and the reason are known, for as many as there are seats', async () => {
  const first = await newRegistration(api, { paid: 'partner', participants: 1 })
  const ids = [first.id]
  for (let number = 0; number < 2; number++) {
    const customer = await newCustomer(api, { isPartner: true })
    const students = await newStudents(api, customer)
    const { body } = await api.send('POST', '/registrations', registrationOf(first.session, students), customer.headers)
    ids.push(body._id)
  }
  const session = await otherSessionOf(api, first.id, { capacity: 2 })
  const id = await drafted('move', ids)
  expect(await foretold(id, `session=${session}`)).toMatchObject({ rehearsed: 0, mails: { total: 0 } })
  const given = { session, reason: 'De lesgever is ziek.' }
  const { rehearsed, mails } = await foretold(id, String(new URLSearchParams(given)))
  expect([rehearsed, mails.total]).toEqual([3, 4])
  const [toCustomer] = mails.mails
  expect(toCustomer).toMatchObject({ kind: 'registration-moved', count: 2 })
  expect(toCustomer.text).toContain(given.reason)
  await expectSent(api, mails, done(id, given))
})

test('confirming says so with the price that is given', async () => {
  const one = await newRegistration(api, { paid: 'not', price: null })
  const other = await newRegistration(api, { paid: 'partner', price: null, participants: 1 })
  const id = await drafted('confirm', [one.id, other.id])
  expect(await foretold(id)).toMatchObject({ rehearsed: 0 })
  const { rehearsed, mails } = await foretold(id, 'price=40000')
  expect(rehearsed).toBe(2)
  expect(mails.total).toBeGreaterThanOrEqual(2)
  await expectSent(api, mails, done(id, { price: 40_000 }))
  expect((await api.get(`/bulk-acts/${id}/mails?price=0`, staff)).status).toBe(400)
})

test('reminding says so of each open invoice, and of many what the first show', async () => {
  const late = await newRegistration(api, { paid: 'partner', participants: 1 })
  const [paper] = await late.papers()
  await api.db.update(invoices).set({ dueOn: sql`current_date - 20` }).where(eq(invoices.id, paper._id))
  const early = await newRegistration(api, { paid: 'partner', participants: 1 })
  const id = await drafted('remind', [late.id, early.id])
  const { mails } = await foretold(id)
  expect(mails).toMatchObject({ total: 1, mails: [{ count: 1 }] })
  await expectSent(api, mails, done(id))
})

test('of many registrations the first twenty are looked at, or all where that is asked', async () => {
  const first = await newRegistration(api, { paid: 'partner', participants: 1, capacity: 30 })
  const customer = await newCustomer(api, { isPartner: true })
  const ids = [first.id]
  for (const student of await newStudents(api, customer, 21)) {
    const { body } = await api.send(
      'POST',
      '/registrations',
      registrationOf(first.session, [student]),
      customer.headers,
    )
    ids.push(body._id)
  }
  const id = await drafted('cancel', ids)
  expect(await foretold(id)).toMatchObject({ rehearsed: 20 })
  const { rehearsed, mails } = await foretold(id, 'all=true')
  expect(rehearsed).toBe(22)
  expect((await api.get(`/bulk-acts/${id}/mails?all=some`, staff)).status).toBe(400)
  await expectSent(api, mails, done(id))
  expect(await api.db.$count(sessions, eq(sessions.id, first.session))).toBe(1)
})
