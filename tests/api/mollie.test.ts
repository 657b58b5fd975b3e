import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mollie } from '../../src/adapters/payments/mollie.ts'
import { RefundRefused } from '../../src/adapters/payments.ts'
import { createApi } from '../../src/api/app/app.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { payerOf } from '../support/payments.ts'
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

async function register(): Promise<string> {
  const input = registrationOf(await newSession(api), await newStudents(api, customer))
  return (await api.send('POST', '/registrations', input, customer.headers)).body._id
}
const paymentOf = async (id: string) => (await api.get(`/registrations/${id}/payment`, customer.headers)).body

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

  const refunds = new Map<string, { id: string; status: string; metadata: { refund: string } }>()
  /** As docs.mollie.com has it: 201 with the refund, 422 when there is less left, and a list under _embedded. */
  function answerRefund(method: string, url: string, text: string, answer: (status: number, body: object) => unknown) {
    if (method === 'POST') {
      const asked = JSON.parse(text)
      if (Number(asked.amount.value) > 544.5) return answer(422, { status: 422, title: 'Unprocessable Entity' })
      const refund = { resource: 'refund', id: `re_${asked.metadata.refund.slice(0, 8)}`, status: 'queued', ...asked }
      refunds.set(refund.id, refund)
      return answer(201, refund)
    }
    const id = /refunds\/(\w+)$/.exec(url)?.[1]
    if (!id) return answer(200, { count: refunds.size, _embedded: { refunds: [...refunds.values()] } })
    const refund = refunds.get(id)
    return refund ? answer(200, refund) : answer(404, { status: 404, title: 'Not Found' })
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { method = '', url = '', headers } = request
    asked.push({ method, url, headers, body: text ? JSON.parse(text) : {} })
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body))
    if (failing) return answer(failing, { status: failing, title: 'Failure', detail: 'secret detail' })
    if (url.includes('/refunds')) return answerRefund(method, url, text, answer)
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
    provider = mollie({ apiKey: 'test_key', endpoint: `http://127.0.0.1:${port}/v2`, timeout: 10_000 })
    app = createApi({ ...api.parts, paymentProvider: provider })
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
    expect([status, body.redirectUrl]).toEqual([200, `https://pay.test/${payment?.externalId}`])
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
    const at = known.get(payment?.externalId ?? '')
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
    expect((await webhook(payment?.externalId ?? '')).status).toBe(200)
    const { rows } = await api.pool.query(
      `select payload from graphile_worker._private_jobs where payload->>'payment' = $1`,
      [payment?.id],
    )
    expect(rows).toHaveLength(1)
    api.logged.length = 0
  })

  test.each([
    { value: '5.44', currency: 'EUR' },
    { value: '544.50', currency: 'USD' },
  ])('that names another amount or currency is not believed: %j', async (amount) => {
    const id = await register()
    await begin(id)
    const [payment] = await payer.paymentsOf(id)
    const at = known.get(payment?.externalId ?? '')
    if (!at) throw new Error('the provider knows nothing')
    Object.assign(at, { status: 'paid', amount })
    expect((await webhook(at.id)).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({ status: 'awaiting_payment', payment: 'pending' })
    expect(api.logged.splice(0)).toEqual([expect.objectContaining({ payment: payment?.id, expected: 54_450 })])
  })

  test('is asked for a refund once, under our own id, and tells how it stands', async () => {
    const refund = { id: crypto.randomUUID(), payment: 'tr_a', amount: 27_225, description: 'Leerplein 2026-0007' }
    const made = await provider.refund(refund)
    expect(made.status).toBe('pending')
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v2/payments/tr_a/refunds',
      headers: { 'idempotency-key': refund.id },
      body: { amount: { value: '272.25', currency: 'EUR' }, metadata: { refund: refund.id } },
    })
    expect(await provider.refund(refund)).toEqual(made)
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
    for (const [status, ours] of [
      ['processing', 'pending'],
      ['refunded', 'refunded'],
      ['failed', 'failed'],
      ['canceled', 'failed'],
    ]) {
      Object.assign(refunds.get(made.externalId) ?? {}, { status })
      expect(await provider.readRefund('tr_a', made.externalId)).toBe(ours)
    }
    expect(await provider.readRefund('tr_a', 're_nobody')).toBeNull()
    await expect(provider.refund({ ...refund, id: crypto.randomUUID(), amount: 99_999 })).rejects.toThrow(RefundRefused)
    failing = 503
    await expect(provider.refund(refund)).rejects.not.toThrow(RefundRefused)
  })

  test('and its answers are told apart', async () => {
    known.set('tr_a', { id: 'tr_a', status: 'authorized', amount: { value: '10.00', currency: 'EUR' } })
    expect(await provider.read('tr_a')).toEqual({ status: 'pending', amount: 1000 })
    expect(await provider.read('tr_nobody')).toBeNull()
    expect(asked[0]?.url).toBe('/v2/payments/tr_a')
  })
})
