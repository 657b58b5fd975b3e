import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mollie } from '../../src/adapters/payments/mollie.ts'
import { createApi } from '../../src/api/app.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { registrations } from '../../src/db/tables.ts'
import { checkoutPages } from '../../src/server/dev/checkout.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let customer: Customer
let payer: ReturnType<typeof payerOf>
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
  payer = payerOf(api)
})
afterAll(() => api.stop())

async function register(session?: string): Promise<string> {
  const input = registrationOf(session ?? (await newSession(api)), await newStudents(api, customer))
  return (await api.send('POST', '/registrations', input, customer.headers)).body._id
}
const createPayment = (id: string, { headers } = customer) =>
  api.send('POST', '/registrations/create-payment', { id }, headers)
const paymentOf = async (id: string) => (await api.get(`/registrations/${id}/payment`, customer.headers)).body
const expire = (id: string) =>
  api.db
    .update(registrations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(registrations.id, id))

describe('beginning to pay', () => {
  test('gives an address; asked again, the same one', async () => {
    const id = await register()
    const first = await createPayment(id)
    expect(first).toMatchObject({
      status: 200,
      body: { redirectUrl: expect.stringMatching(/^http:\/\/site\.test\/dev\/pay\//) },
    })
    expect((await createPayment(id)).body).toEqual(first.body)
    const [payment, ...more] = await payer.paymentsOf(id)
    expect(more).toEqual([])
    expect(payment).toMatchObject({ status: 'open', amount: 54_450, provider: 'test' })
  })

  test('twenty times at once makes one payment', async () => {
    const id = await register()
    const answers = await Promise.all(Array.from({ length: 20 }, () => createPayment(id)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.redirectUrl}`)).size).toBe(1)
    expect(await payer.paymentsOf(id)).toHaveLength(1)
  })

  test('is only for one’s own that is to be paid', async () => {
    const id = await register()
    expect((await createPayment(id, await newCustomer(api))).status).toBe(404)
    expect((await createPayment(crypto.randomUUID())).status).toBe(404)
    expect((await createPayment('x')).status).toBe(400)
    expect((await api.send('POST', '/registrations/create-payment', { id })).status).toBe(401)
    await expire(id)
    expect((await createPayment(id)).status).toBe(409)
    await expireRegistrations({ ...api.parts, user: null })
    expect((await createPayment(id)).status).toBe(409)
  })

  test.each(['failed', 'canceled', 'expired'] as const)('after one that %s makes a new one', async (status) => {
    const id = await register()
    const first = await payer.begin(id, customer.headers)
    await payer.checkout.choose(first, status)
    expect(await paymentOf(id)).toMatchObject({ status: 'awaiting_payment', outcome: 'failed', payment: status })
    const second = await payer.begin(id, customer.headers)
    expect(second).not.toBe(first)
    await payer.checkout.choose(second, 'paid')
    expect(await paymentOf(id)).toEqual({
      registration: id,
      status: 'paid',
      outcome: 'paid',
      payment: 'paid',
      total: 54_450,
    })
    expect(await mailKinds(api, id, first, second)).toEqual([
      'participant-registered',
      'payment-failed',
      'payment-received',
      'registration-received',
    ])
    expect((await createPayment(id)).status).toBe(409)
  })

  test('reads the provider first: what ended without a message is not offered again', async () => {
    const id = await register()
    const first = await payer.begin(id, customer.headers)
    await payer.chooseSilently(first, 'expired')
    expect(await payer.begin(id, customer.headers)).not.toBe(first)
    const other = await register()
    await payer.chooseSilently(await payer.begin(other, customer.headers), 'paid')
    expect((await createPayment(other)).status).toBe(409)
    expect((await paymentOf(other)).status).toBe('paid')
  })
})

describe('how paying stands', () => {
  test('is read at the provider, so that a lost message does not matter', async () => {
    const id = await register()
    expect(await paymentOf(id)).toEqual({
      registration: id,
      status: 'awaiting_payment',
      outcome: null,
      payment: null,
      total: 54_450,
    })
    const payment = await payer.begin(id, customer.headers)
    expect(await paymentOf(id)).toMatchObject({ outcome: null, payment: 'open' })
    await payer.chooseSilently(payment, 'pending')
    expect(await paymentOf(id)).toMatchObject({ status: 'awaiting_payment', outcome: 'pending', payment: 'pending' })
    await payer.chooseSilently(payment, 'paid')
    expect(await paymentOf(id)).toMatchObject({ status: 'paid', outcome: 'paid', payment: 'paid' })
    expect(await mailKinds(api, id, payment)).toEqual([
      'participant-registered',
      'payment-pending',
      'payment-received',
      'registration-received',
    ])
    const { body } = await api.get(`/registrations/${id}`, customer.headers)
    expect(body).toMatchObject({ paidAt: expect.any(String), issuedInvoice: { number: expect.any(String) } })
  })

  test('is the customer’s own to know', async () => {
    const id = await register()
    expect((await api.get(`/registrations/${id}/payment`, (await newCustomer(api)).headers)).status).toBe(404)
    expect((await api.get(`/registrations/${id}/payment`)).status).toBe(401)
    expect((await api.get('/registrations/x/payment', customer.headers)).status).toBe(404)
  })
})

describe('the checkout of the test provider', () => {
  test('speaks the language of the payer and goes on where it should', async () => {
    const french = await newCustomer(api, { language: 'fr' })
    const input = registrationOf(await newSession(api), await newStudents(api, french))
    const { body } = await api.send('POST', '/registrations', input, french.headers)
    const id = await payer.begin(body._id, french.headers)
    const view = await payer.checkout.view(id)
    expect(view).toMatchObject({
      lang: 'fr',
      title: 'Paiement de test',
      description: expect.stringContaining('Boekhouden'),
    })
    expect(view?.amount.replace(/\s/g, ' ')).toBe('544,50 €')
    expect(view?.choices.map(({ value }) => value)).toEqual(['pending', 'paid', 'failed', 'canceled', 'expired'])
    expect(await payer.checkout.choose(id, 'pending')).toBe(`http://site.test/fr/billing/redirect/${body._id}`)
    expect((await payer.checkout.view(id))?.choices.map(({ value }) => value)).not.toContain('pending')
    expect(await payer.checkout.choose(id, 'canceled')).not.toBeNull()
    expect((await payer.checkout.view(id))?.choices).toEqual([])
    expect(await payer.checkout.choose(id, 'paid')).toBeNull()
    expect(await payer.checkout.choose(id, 'nonsense')).toBeNull()
    expect(await payer.checkout.view('x')).toBeNull()
    expect(await payer.checkout.view(crypto.randomUUID())).toBeNull()
  })

  test('is a page with a form, and leads back to the site', async () => {
    const id = await register()
    const payment = await payer.begin(id, customer.headers)
    const { pay } = checkoutPages(payer.checkout)
    const get = () => pay(new Request('http://site.test/'), payment)
    const post = (status: string) =>
      pay(new Request('http://site.test/', { method: 'POST', body: new URLSearchParams({ status }) }), payment)
    const page = await (await get())?.text()
    expect(page).toContain('<html lang="nl">')
    expect(page).toMatch(/<form method="post">.*<button name="status" value="paid">Betaald<\/button>/s)
    expect(page).not.toContain('<script')
    expect((await post('nonsense'))?.status).toBe(409)
    const chosen = await post('paid')
    expect([chosen?.status, chosen?.headers.get('location')]).toEqual([303, `http://site.test/billing/redirect/${id}`])
    expect((await paymentOf(id)).status).toBe('paid')
    expect((await post('failed'))?.status).toBe(409)
    expect(await (await get())?.text()).not.toContain('<form')
    expect(await pay(new Request('http://site.test/'), crypto.randomUUID())).toBeNull()
  })
})

describe('Mollie', () => {
  interface Asked {
    method: string
    url: string
    headers: Record<string, unknown>
    body: Record<string, unknown>
  }
  const asked: Asked[] = []
  const known = new Map<string, { id: string; status: string; amount: { value: string; currency: string } }>()
  let failing: number | null = null

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body: text ? JSON.parse(text) : {} })
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body))
    if (failing) return answer(failing, { status: failing, title: 'Failure', detail: 'secret detail' })
    if (method === 'GET') {
      const payment = known.get(url.split('/').at(-1) ?? '')
      return payment ? answer(200, payment) : answer(404, { status: 404, title: 'Not Found' })
    }
    const id = `tr_${String(headers['idempotency-key']).slice(0, 8)}`
    const payment = {
      id,
      status: 'open',
      ...JSON.parse(text),
      _links: { checkout: { href: `https://pay.test/${id}` } },
    }
    known.set(id, payment)
    answer(201, payment)
  })
  let provider: ReturnType<typeof mollie>
  let app: ReturnType<typeof createApi>
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    provider = mollie({ apiKey: 'test_key', endpoint: `http://127.0.0.1:${port}/v2`, timeout: 300 })
    app = createApi({ ...api.parts, payments: provider })
  })
  afterEach(() => {
    failing = null
    asked.length = 0
  })
  afterAll(() => server.close())

  const send = (method: string, path: string, body?: BodyInit, type = 'application/json') =>
    app.fetch(
      new Request(`http://api.test/api${path}`, {
        method,
        headers: { ...customer.headers, ...(body ? { 'Content-Type': type } : {}) },
        body,
      }),
    )
  const begin = async (id: string) => {
    const response = await send('POST', '/registrations/create-payment', JSON.stringify({ id }))
    return { status: response.status, body: await response.json() }
  }
  const webhook = (id: string) =>
    app.fetch(
      new Request('http://api.test/api/payments/webhook', { method: 'POST', body: new URLSearchParams({ id }) }),
    )

  test('is asked for a payment under our own id, and read when it says that something changed', async () => {
    const id = await register()
    const { status, body } = await begin(id)
    const [payment] = await payer.paymentsOf(id)
    expect([status, body.redirectUrl]).toEqual([200, `https://pay.test/${payment?.providerId}`])
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: '/v2/payments',
      headers: { authorization: 'Bearer test_key', 'idempotency-key': payment?.id },
      body: {
        amount: { value: '544.50', currency: 'EUR' },
        locale: 'nl_BE',
        redirectUrl: `http://site.test/billing/redirect/${id}`,
        webhookUrl: 'http://site.test/api/payments/webhook',
      },
    })
    const at = known.get(payment?.providerId ?? '')
    if (!at) throw new Error('the provider knows nothing')
    at.status = 'paid'
    expect((await webhook(at.id)).status).toBe(200)
    expect((await paymentOf(id)).status).toBe('paid')
    expect((await webhook('tr_unknown')).status).toBe(200)
    expect((await webhook('')).status).toBe(401)
  })

  test('that cannot be reached is a 502, and the next call goes on', async () => {
    const id = await register()
    failing = 401
    const failed = await begin(id)
    expect(failed).toEqual({
      status: 502,
      body: { statusCode: 502, message: 'The payment provider cannot be reached' },
    })
    failing = null
    expect((await begin(id)).status).toBe(200)
    expect(await payer.paymentsOf(id)).toHaveLength(1)
    const keys = asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(api.logged.splice(0)).not.toEqual([])
  })

  test('that fails while telling of a change is asked later, by a job', async () => {
    const id = await register()
    await begin(id)
    const [payment] = await payer.paymentsOf(id)
    failing = 503
    expect((await webhook(payment?.providerId ?? '')).status).toBe(200)
    const { rows } = await api.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'payment' = $1`,
      [payment?.id],
    )
    expect(rows).toHaveLength(1)
    api.logged.length = 0
  })

  test('that names another amount or currency is not believed', async () => {
    const id = await register()
    await begin(id)
    const [payment] = await payer.paymentsOf(id)
    const at = known.get(payment?.providerId ?? '')
    if (!at) throw new Error('the provider knows nothing')
    for (const amount of [
      { value: '5.44', currency: 'EUR' },
      { value: '544.50', currency: 'USD' },
    ]) {
      Object.assign(at, { status: 'paid', amount })
      expect((await webhook(at.id)).status).toBe(200)
      expect(await paymentOf(id)).toMatchObject({ status: 'awaiting_payment', payment: 'open' })
      expect(api.logged.splice(0)).toEqual([expect.objectContaining({ payment: payment?.id, expected: 54_450 })])
    }
  })

  test('and its answers are told apart', async () => {
    known.set('tr_a', { id: 'tr_a', status: 'authorized', amount: { value: '10.00', currency: 'EUR' } })
    expect(await provider.read('tr_a')).toEqual({ status: 'pending', amount: 1000 })
    expect(await provider.read('tr_nobody')).toBeNull()
    expect(asked[0]?.url).toBe('/v2/payments/tr_a')
  })
})
