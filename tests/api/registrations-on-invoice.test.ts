import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { signedWebhook } from '../../src/adapters/payments/test-payment-provider.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { billingSettings, invoices, registrations, users } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { billedTo, type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const usual = { daysUntilDue: 30, mostOpen: 1_000_000, paidBefore: 0, forPrivatePersons: false, daysKept: null }
const decide = (changes: Partial<Record<keyof typeof usual, unknown>>) =>
  api.send('PUT', '/billing-settings', { ...usual, ...changes }, staff)
afterEach(() => api.db.update(billingSettings).set(usual))

async function register(customer: Customer, { count = 2, price = 45_000, ...more }: Record<string, unknown> = {}) {
  const session = await newSession(api, { price: Number(price) })
  const people = await newStudents(api, customer, Number(count))
  const body = { ...registrationOf(session, people), payment: 'invoice', ...more }
  return api.send('POST', '/registrations', body, customer.headers)
}

async function choose(payment: string, status: 'paid' | 'failed') {
  await payerOf(api).chooseSilently(payment, status)
  const { body, headers } = signedWebhook(jwtSecret, payment)
  await api.send('POST', '/payments/webhook', body, headers)
}

const refusal = ({ body }: { body: { details?: { path: string; message: string }[] } }) => body.details?.[0]

describe('on invoice', () => {
  test('the invoice leaves at once, seats are confirmed and have no week to be paid in', async () => {
    const customer = await newCustomer(api)
    const { status, body } = await register(customer)
    expect(status).toBe(201)
    const dueOn = plusDays(brusselsDay(new Date()), 30)
    expect(body).toMatchObject({ status: 'awaiting_payment', outcome: null, payment: null, paymentMethod: 'invoice' })
    expect(body).toMatchObject({ expiresAt: null, total: 108_900, dueOn })
    expect(await mailKinds(api, body._id)).toEqual([
      'participant-registered',
      'participant-registered',
      'registration-invoice',
    ])
    const [mail] = await api.mailsTo(customer.email)
    expect(mail?.data.values).toMatchObject({ amount: 108_900, dueOn, email: billedTo.email })
    const { body: invoice } = await api.get(`/invoices/${body.issuedInvoice._id}`, customer.headers)
    expect(invoice).toMatchObject({ total: 108_900, dueOn, paymentReference: expect.stringMatching(/^\+{3}/) })
    const { body: paid } = await api.get(`/registrations/${body._id}/payment`, customer.headers)
    expect(paid).toMatchObject({ status: 'awaiting_payment', payment: null, paymentMethod: 'invoice' })
  })

  test('its customer can pay it online all the same', async () => {
    const customer = await newCustomer(api)
    const { body } = await register(customer)
    const payer = payerOf(api)
    const payment = await payer.begin(body._id, customer.headers)
    await choose(payment, 'failed')
    const { body: failed } = await api.get(`/registrations/${body._id}`, customer.headers)
    expect(failed).toMatchObject({ status: 'awaiting_payment', outcome: 'failed', dueOn: expect.any(String) })
    await choose(await payer.begin(body._id, customer.headers), 'paid')
    const { body: after } = await api.get(`/registrations/${body._id}`, customer.headers)
    expect(after).toMatchObject({ status: 'paid', outcome: 'paid', dueOn: null })
    const all = await api.db.select().from(invoices).where(eq(invoices.orderId, body._id))
    expect(all.map(({ status }) => status)).toEqual(['paid'])
  })

  test('an invoice that staff note as paid pays the registration', async () => {
    const customer = await newCustomer(api)
    const { body } = await register(customer)
    await api.send('PATCH', `/invoices/${body.issuedInvoice._id}`, { status: 'paid' }, staff)
    const { body: after } = await api.get(`/registrations/${body._id}`, customer.headers)
    expect(after).toMatchObject({ status: 'paid', outcome: 'paid', paidAt: expect.any(String) })
    expect(await mailKinds(api, body._id)).toContain('payment-received')
  })

  test('what came of it in part is asked no more, online either', async () => {
    const customer = await newCustomer(api)
    const { body } = await register(customer)
    const receipt = { amount: 100_000, receivedOn: brusselsDay(new Date()), organisation: customer.organisation }
    const parts = [{ invoice: body.issuedInvoice._id, amount: 100_000 }]
    expect((await api.send('POST', '/receipts', { ...receipt, parts }, staff)).status).toBe(201)
    const own = async () => (await api.get(`/registrations/${body._id}`, customer.headers)).body
    expect([body.toPay, await own()]).toMatchObject([108_900, { status: 'awaiting_payment', toPay: 8_900 }])
    const payment = await payerOf(api).begin(body._id, customer.headers)
    expect(await payerOf(api).paymentsOf(body._id)).toMatchObject([{ amount: 8_900 }])
    await choose(payment, 'paid')
    expect(await own()).toMatchObject({ status: 'paid', toPay: 0 })
    const [mail] = (await api.mailsTo(customer.email)).filter(({ data }) => data.kind === 'payment-received')
    expect(mail?.data.values).toMatchObject({ amount: 8_900 })
    const books = await compareBooks(api.db)
    expect(books.differences.filter(({ id }) => id === body._id)).toEqual([])
  })

  test.each([
    ['an address that is not verified', 'Bevestig eerst uw e-mailadres, dan kunt u op factuur betalen', {}],
    ['a private person', 'Op factuur betalen kan alleen voor organisaties: kies een andere manier', {}],
    ['who paid nothing before', 'De eerste keer betaalt u online: daarna kunt u op factuur betalen', { paidBefore: 1 }],
    [
      'who would owe too much',
      'Er staan al facturen open: betaal die eerst, of betaal deze inschrijving online',
      { mostOpen: 108_899 },
    ],
  ])('not for %s', async (who, message, settings) => {
    await decide(settings)
    const customer = await newCustomer(api, { isPrivatePerson: who === 'a private person' })
    if (who.startsWith('an address'))
      await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
    const refused = await register(customer)
    expect(refused.status).toBe(400)
    expect(refusal(refused)).toEqual({ path: 'payment', message })
    expect((await register(customer, { payment: 'online' })).status).toBe(201)
  })

  test('for private persons where staff allow it', async () => {
    await decide({ forPrivatePersons: true })
    expect((await register(await newCustomer(api, { isPrivatePerson: true }))).status).toBe(201)
  })

  test('what is open counts, less what was credited, and two at once do not get past it', async () => {
    await decide({ mostOpen: 108_900 * 2 })
    const customer = await newCustomer(api)
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(customer)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400])
    const [made] = answers.filter(({ status }) => status === 201)
    const { body: effect } = await api.get(`/registrations/${made?.body._id}/cancellation-effect`, customer.headers)
    const canceled = await api.send(
      'POST',
      `/registrations/${made?.body._id}/cancellation`,
      { withdrawal: false, credit: effect.credit, refund: effect.refund },
      customer.headers,
    )
    expect([canceled.status, effect.credit]).toEqual([200, 108_900])
    expect((await register(customer)).status).toBe(201)
  })

  test('staff may bill whomever they register', async () => {
    const person = await newCustomer(api, { isPrivatePerson: true })
    const { status, body } = await register({ ...person, headers: staff })
    expect([status, body.paymentMethod, typeof body.dueOn]).toEqual([201, 'invoice', 'string'])
  })

  test('the same request under one key registers once, another way to pay is another request', async () => {
    const customer = await newCustomer(api)
    const session = await newSession(api)
    const body = { ...registrationOf(session, await newStudents(api, customer, 1)), payment: 'invoice' }
    const headers = { ...customer.headers, 'Idempotency-Key': randomUUID() }
    const [first, second] = await Promise.all([1, 2].map(() => api.send('POST', '/registrations', body, headers)))
    expect([first?.status, second?.status, second?.body._id]).toEqual([201, 201, first?.body._id])
    const other = await api.send('POST', '/registrations', { ...body, payment: 'online' }, headers)
    expect(other.status).toBe(409)
  })

  test('what costs nothing or is on request has nothing to choose', async () => {
    const customer = await newCustomer(api)
    const { body: free } = await register(customer, { price: 0 })
    expect(free).toMatchObject({ status: 'paid', issuedInvoice: null })
    const session = await newSession(api, { price: null })
    const wish = { ...registrationOf(session, await newStudents(api, customer, 1)), payment: 'invoice' }
    const { body: asked } = await api.send('POST', '/registrations', wish, customer.headers)
    expect(asked).toMatchObject({ outcome: 'partner', paymentMethod: null, issuedInvoice: null })
  })
})

test('a draft says how one may pay, and keeps what was chosen until it is confirmed', async () => {
  const customer = await newCustomer(api)
  const session = await newSession(api)
  const draft = `/registration-drafts/${session}`
  const students = await newStudents(api, customer, 1)
  const { body: before } = await api.send('PATCH', draft, { students, invoice: billedTo }, customer.headers)
  expect(before).toMatchObject({ paymentMethods: ['online', 'invoice'], payment: null })
  const { body: kept } = await api.send('PATCH', draft, { payment: 'invoice' }, customer.headers)
  expect(kept).toMatchObject({ payment: 'invoice', dueOn: plusDays(brusselsDay(new Date()), 30) })
  expect((await api.get(draft, customer.headers)).body).toMatchObject({
    payment: 'invoice',
    students: [{ _id: students[0] }],
  })
  const confirmation = { draft: kept._id, agreedToTerms: true }
  const { body: made } = await api.send('POST', `${draft}/confirm`, confirmation, customer.headers)
  const { body } = await api.get(`/registrations/${made._id}`, customer.headers)
  expect(body).toMatchObject({ paymentMethod: 'invoice', dueOn: expect.any(String) })
  await decide({ mostOpen: 0 })
  const { body: none } = await api.get(`/registration-drafts/${await newSession(api)}`, customer.headers)
  expect(none.paymentMethods).toEqual(['online'])
})

test('unpaid for as long as staff say, a registration is canceled by the terms and its invoice credited', async () => {
  await decide({ daysUntilDue: 5, daysKept: 2 })
  const customer = await newCustomer(api)
  const { body } = await register(customer)
  expect(brusselsDay(new Date(Date.parse(body.expiresAt) - 1))).toBe(plusDays(brusselsDay(new Date()), 7))
  const [mail] = await api.mailsTo(customer.email)
  expect(mail?.data.values).toMatchObject({ expiresAt: body.expiresAt })
  const past = new Date(Date.now() - 1000)
  await api.db.update(registrations).set({ expiresAt: past }).where(eq(registrations.id, body._id))
  await expireRegistrations({ ...api.parts, user: null })
  const { body: after } = await api.get(`/registrations/${body._id}`, customer.headers)
  expect(after).toMatchObject({ status: 'expired', isCanceled: true, dueOn: null })
  expect(await mailKinds(api, body._id)).toContain('cancellation-settled')
})

test('staff read and change the limits, and the panel says who did', async () => {
  expect((await decide({ mostOpen: 5_000 })).body).toEqual({ ...usual, mostOpen: 5_000 })
  expect((await api.get('/billing-settings', staff)).body).toEqual({ ...usual, mostOpen: 5_000 })
  const { body } = await api.get('/panel/settings', staff)
  expect(body.events[0].event).toBe('billing-settings-changed')
  expect((await decide({ daysUntilDue: 0 })).status).toBe(400)
  expect((await decide({ daysKept: '' })).body.daysKept).toBeNull()
})
