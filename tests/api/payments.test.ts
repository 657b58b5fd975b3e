import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { registrations } from '../../src/db/tables.ts'
import { checkoutPages } from '../../src/server/dev/index.ts'
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
    expect(payment).toMatchObject({ status: 'open', amount: 54_450, paymentProvider: 'test' })
  })

  test('is in the language that the payer reads, there and on the way back', async () => {
    const id = await register()
    const begun = { id, locale: 'fr' }
    const { body } = await api.send('POST', '/registrations/create-payment', begun, customer.headers)
    const view = await payer.checkout.view(String(body.redirectUrl).split('/').at(-1) ?? '')
    expect([view?.lang, view?.back.address]).toEqual(['fr', `http://site.test/fr/billing/redirect/${id}`])
  })

  test('twenty times at once makes one payment', async () => {
    const id = await register()
    const responses = await Promise.all(Array.from({ length: 20 }, () => createPayment(id)))
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.redirectUrl}`)).size).toBe(1)
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

  test('after one that expired before the promised time the seats stay, and one pays again', async () => {
    const id = await register()
    const first = await payer.begin(id, customer.headers)
    await payer.checkout.choose(first, 'expired')
    expect(await paymentOf(id)).toMatchObject({ status: 'awaiting_payment', outcome: 'failed', payment: 'expired' })
    const second = await payer.begin(id, customer.headers)
    await payer.checkout.choose(second, 'paid')
    expect((await paymentOf(id)).status).toBe('paid')
  })

  test('after one that expired with the promised time the seats are free, and there is nothing to pay', async () => {
    const id = await register()
    const first = await payer.begin(id, customer.headers)
    await expire(id)
    await payer.checkout.choose(first, 'expired')
    expect(await paymentOf(id)).toMatchObject({ status: 'expired', outcome: 'failed', payment: 'expired' })
    expect((await createPayment(id)).status).toBe(409)
    expect(await mailKinds(api, id, first)).toEqual(['registration-expired', 'registration-received'])
  })

  test.each(['failed', 'canceled'] as const)('after one that %s makes a new one', async (status) => {
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
      paymentMethod: 'online',
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
    await payer.chooseSilently(first, 'canceled')
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
      paymentMethod: 'online',
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
      description: expect.stringMatching(/^Boekhouden.* \(\p{L}+\. (1er|\d+) \p{L}+ \d{4}\)$/u),
    })
    expect(view?.amount.replace(/\s/g, ' ')).toBe('544,50 €')
    expect(view?.choices.map(({ value }) => value)).toEqual(['paid', 'pending', 'failed', 'canceled', 'expired'])
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
    expect(page).toMatch(/<form method="post">.*<button name="status" value="paid"[^>]*>Betaald<\/button>/s)
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
