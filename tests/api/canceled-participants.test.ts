import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stateChanges } from '../../src/db/tables.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A registration of some participants, and the way to take one out. */
async function seats(count: number, { isPartner = false, price }: { isPartner?: boolean; price?: number | null } = {}) {
  const customer = await newCustomer(api, { isPartner })
  const students = await newStudents(api, customer, count)
  const session = await newSession(api, { price })
  const { body } = await api.send('POST', '/registrations', registrationOf(session, students), customer.headers)
  const leave = (student = students[0], headers = customer.headers) =>
    api.send('DELETE', `/registrations/${body._id}/students/${student}`, undefined, headers)
  const read = async () => (await api.get(`/registrations/${body._id}`, customer.headers)).body
  const taken = async () => (await api.get(`/sessions/${session}/registration-count`)).body.registrationCount
  const mailsTo = async (address: string) =>
    (await api.mailsTo(address))
      .filter(({ aboutId, occasion }) => aboutId === body._id && occasion.startsWith(String(students[0])))
      .map(({ data }) => data)
  return { customer, students, session, registration: body, leave, read, taken, mailsTo }
}

test('one of three goes: the seat is free, the others cost what two cost, and both sides hear of it', async () => {
  const { customer, students, registration, leave, read, taken, mailsTo } = await seats(3, { price: 10_001 })
  expect((await leave()).status).toBe(204)
  const now = await read()
  expect(now.students.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(students.slice(1).toSorted())
  expect([now.net, now.vat, now.total, now.status]).toEqual([20_002, 4_200, 24_202, 'awaiting_payment'])
  expect(now.expiresAt).toBe(registration.expiresAt)
  expect(await taken()).toBe(2)
  const [toCustomer] = await mailsTo(customer.email)
  expect(toCustomer).toMatchObject({ kind: 'participant-canceled', values: { amount: 24_202 } })
  expect(await mailsTo(provider.email)).toMatchObject([{ kind: 'participant-cancellation' }])
  const changes = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, registration._id))
  expect(changes.at(-1)).toMatchObject({ userId: customer.id, reason: `without ${students[0]}` })
  expect((await leave()).status).toBe(404)
})

test('the payment asks what is left, and the invoice names who is left', async () => {
  const { customer, registration, leave, read } = await seats(2)
  await leave()
  const payer = payerOf(api)
  await payer.checkout.choose(await payer.begin(registration._id, customer.headers), 'paid')
  const { issuedInvoice, status, total } = await read()
  expect([status, total]).toEqual(['paid', 54_450])
  const { body } = await api.get(`/invoices/${issuedInvoice._id}`, customer.headers)
  expect(body.total).toBe(54_450)
})

test('the last one stays, and so does whoever was paid or billed for', async () => {
  const single = await seats(1)
  expect((await single.leave()).status).toBe(409)
  const billed = await seats(2, { isPartner: true })
  expect((await billed.leave()).status).toBe(409)
  const paid = await seats(2)
  await api.send('PATCH', `/registrations/${paid.registration._id}`, { status: 'paid' }, await api.as('STAFF'))
  expect((await paid.leave()).body.message).toBe('Not possible in this state')
  expect((await paid.read()).students).toHaveLength(2)
  expect(await paid.taken()).toBe(2)
})

test('nobody goes while money of the old amount may come, until that payment has ended', async () => {
  const { customer, registration, leave, read } = await seats(2)
  const payer = payerOf(api)
  const payment = await payer.begin(registration._id, customer.headers)
  expect((await leave()).body.message).toBe('A payment is under way')
  expect((await read()).students).toHaveLength(2)
  await payer.checkout.choose(payment, 'canceled')
  expect((await leave()).status).toBe(204)
})

test('who knew of the seat hears that it is gone', async () => {
  const { students, leave, read, mailsTo } = await seats(2, { price: null })
  const { students: people } = await read()
  const leaving = people.find(({ _id }: { _id: string }) => _id === students[0])
  await leave()
  expect((await mailsTo(leaving.email)).map(({ kind }) => kind)).toContain('participant-left')
})

test('nobody else takes anybody out', async () => {
  const { students, leave, taken } = await seats(2)
  expect((await leave(students[0], (await newCustomer(api)).headers)).status).toBe(404)
  expect((await leave(crypto.randomUUID())).status).toBe(404)
  expect(await taken()).toBe(2)
})

test('two who go at once leave one', async () => {
  const { students, leave, read, taken } = await seats(2)
  const answers = await Promise.all([leave(students[0]), leave(students[1])])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  expect([(await read()).students.length, await taken()]).toEqual([1, 1])
})
