import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { sendRefund } from '../../src/api/money/refunds.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { mails, refunds, registrations } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { comeInstead, mailKinds, mismatchedPayment, payerOf } from '../support/payments.ts'
import { quotedBooking } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const price = 54_450

let api: TestApi
let customer: Customer
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const decide = (id: string, decision: string, reason = 'Afgesproken aan de telefoon') =>
  api.send('POST', `/payments/${id}/decision`, { decision, reason }, staff)
const registrationOfId = async (id: string) => (await api.get(`/registrations/${id}`, customer.headers)).body
const mailOf = async (payment: string) =>
  (
    await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'payment-decided'), eq(mails.aboutId, payment)))
  ).map(({ data }) => data.values)
const listed = async (query: string) =>
  (await api.get(`/payments?limit=999&${query}`, staff)).body.items.map(({ _id }: { _id: string }) => _id)
/** What the provider does about all that goes back of a payment. */
const sendRefunds = async (payment: string) => {
  const rows = await api.db.select().from(refunds).where(eq(refunds.paymentId, payment))
  for (const { id } of rows) await sendRefund({ ...api.parts, user: null }, id)
  return rows.map(({ amount }) => amount)
}
const booksOf = async (...ids: string[]) =>
  (await compareBooks(api.db)).differences.filter(({ id }) => id !== null && ids.includes(id))

describe('a payment of another amount', () => {
  test('that is accepted makes its registration paid once, tells its customer and leaves the list', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer)
    expect(await listed('difference=undecided')).toContain(payment)
    expect((await api.get(`/payments/${payment}`, staff)).body).toMatchObject({
      ...{ status: 'pending', difference: 'undecided', amount: price, paidAmount: 50_000, canAccept: true },
      ...{ registration, booking: null, email: customer.email },
    })
    const [first, second] = await Promise.all([decide(payment, 'accepted'), decide(payment, 'accepted')])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await decide(payment, 'returned')).status).toBe(409)
    expect(await registrationOfId(registration)).toMatchObject({ status: 'paid', outcome: 'paid', payment: 'paid' })
    expect(await listed('difference=undecided')).not.toContain(payment)
    expect(await listed('difference=accepted&subject=registration')).toContain(payment)
    const { body } = await api.get(`/payments/${payment}`, staff)
    expect(body.history.at(-1)).toMatchObject({ status: 'paid', reason: 'Afgesproken aan de telefoon' })
    expect(body.history.at(-1).by).not.toBeNull()
    expect(body.invoice).not.toBeNull()
    expect(await mailOf(payment)).toMatchObject([{ verdict: 'accepted', amount: 50_000, expected: price, refunded: 0 }])
    expect(await mailKinds(api, registration)).toEqual([
      'participant-registered',
      'payment-received',
      'registration-received',
    ])
    expect(await booksOf(registration, payment)).toEqual([])
  })

  test('of which a part was let go gives back what came once it is canceled, and no more', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer)
    await decide(payment, 'accepted')
    const { body: effect } = await api.get(`/registrations/${registration}/cancellation-effect`, customer.headers)
    expect(effect).toMatchObject({ credit: price, refund: 50_000 })
    const { credit, refund } = effect
    const canceled = await api.send(
      'POST',
      `/registrations/${registration}/cancellation`,
      { credit, refund },
      customer.headers,
    )
    expect(canceled).toMatchObject({ status: 200 })
    expect(await sendRefunds(payment)).toEqual([50_000])
    expect(await mailKinds(api, registration)).not.toContain('refund-by-hand')
    const { body: invoices } = await api.get('/invoices/all', customer.headers)
    expect(invoices.filter(({ total }: { total: number }) => total === -price)).toMatchObject([{ status: 'paid' }])
    expect(await booksOf(registration, payment)).toEqual([])
  })

  test('that is too much is taken, and what was too much goes back', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer, price + 1000)
    expect((await decide(payment, 'settled', '+++123/4567/89012+++')).status).toBe(409)
    expect((await decide(payment, 'accepted')).status).toBe(200)
    expect(await sendRefunds(payment)).toEqual([1000])
    expect((await api.get(`/payments/${payment}`, staff)).body).toMatchObject({
      refunded: 1000,
      difference: 'accepted',
    })
    expect(await mailOf(payment)).toMatchObject([{ refunded: 1000 }])
    expect(await booksOf(registration, payment)).toEqual([])
  })

  test('whose rest came by bank transfer keeps what that said', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer)
    const transferReference = '+++123/4567/89012+++'
    expect((await decide(payment, 'settled', transferReference)).body).toMatchObject({
      ...{ status: 'paid', difference: 'settled', transferReference },
    })
    expect((await registrationOfId(registration)).status).toBe('paid')
    expect(await listed(`search=~${encodeURIComponent(transferReference)}`)).toContain(payment)
    expect(await booksOf(registration, payment)).toEqual([])
  })

  test('that is given back goes back whole, and its registration has days to be paid anew', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer)
    await api.db.update(registrations).set({ expiresAt: new Date() }).where(eq(registrations.id, registration))
    expect((await decide(payment, 'returned', 'Verkeerd bedrag')).body).toMatchObject({ status: 'returned' })
    expect((await decide(payment, 'returned', 'Verkeerd bedrag')).status).toBe(200)
    expect(await sendRefunds(payment)).toEqual([50_000])
    await expireRegistrations({ ...api.parts, user: null })
    expect(await registrationOfId(registration)).toMatchObject({ status: 'awaiting_payment', outcome: 'failed' })
    expect(await booksOf(registration, payment)).toEqual([])
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(registration, customer.headers), 'paid')
    expect((await registrationOfId(registration)).status).toBe('paid')
    expect(await booksOf(registration, payment)).toEqual([])
  })

  test('for what staff noted as paid already is taken along, and for what was canceled can only go back', async () => {
    const noted = await mismatchedPayment(api, customer)
    await api.send('PATCH', `/registrations/${noted.registration}`, { status: 'paid' }, staff)
    expect((await decide(noted.payment, 'accepted')).status).toBe(200)
    expect(await booksOf(noted.registration, noted.payment)).toEqual([])

    const canceled = await mismatchedPayment(api, customer)
    await api.send('PATCH', `/registrations/${canceled.registration}`, { status: 'expired' }, staff)
    expect((await api.get(`/payments/${canceled.payment}`, staff)).body.canAccept).toBe(false)
    expect((await decide(canceled.payment, 'accepted')).status).toBe(409)
    expect((await decide(canceled.payment, 'returned')).status).toBe(200)
    expect(await sendRefunds(canceled.payment)).toEqual([50_000])
    expect(await booksOf(canceled.registration, canceled.payment)).toEqual([])
  })

  test('of a room makes that paid, or leaves it waiting', async () => {
    for (const [decision, status] of [
      ['accepted', 'paid'],
      ['returned', 'waiting_for_payment'],
    ] as const) {
      const { _id } = await quotedBooking(api, customer.headers)
      await api.send('POST', '/bookings/approve-offer', { _id }, customer.headers)
      const { body } = await api.send('POST', '/bookings/create-payment', { id: _id }, customer.headers)
      const payment = String(body.redirectUrl).split('/').at(-1) ?? ''
      await comeInstead(api, payment, 5000)
      expect((await decide(payment, decision)).body).toMatchObject({ booking: _id, registration: null })
      expect((await api.get(`/bookings/${_id}`, staff)).body.status).toBe(status)
      await sendRefunds(payment)
      expect(await mailOf(payment)).toHaveLength(1)
      expect(await booksOf(_id, payment)).toEqual([])
    }
  })

  test('is decided with a reason, and no other payment is', async () => {
    const { registration, payment } = await mismatchedPayment(api, customer)
    expect((await decide(payment, 'accepted', ' ')).body.details).toMatchObject([{ path: 'reason' }])
    expect((await decide(payment, 'kept')).status).toBe(400)
    expect((await decide(registration, 'accepted')).status).toBe(404)
    await decide(payment, 'returned')
    const next = await payerOf(api).begin(registration, customer.headers)
    expect((await decide(next, 'accepted')).status).toBe(409)
  })
})

test('the list is found by customer and in order, and comes as a file', async () => {
  const own = await newCustomer(api)
  const { payment } = await mismatchedPayment(api, own, 1)
  const { body } = await api.get(`/payments?search=~${own.email.toUpperCase()}&sort=amount:ASC`, staff)
  expect(body).toMatchObject({ total: 1, items: [{ _id: payment, reference: payment, quotation: null, refunded: 0 }] })
  expect(body.items[0].course.nl).toBeTruthy()
  const response = await api.api.fetch(
    new Request(`http://api.test/api/payments/csv?search=~${own.email}&locale=en`, { headers: staff }),
  )
  const [heading, line, ...more] = (await response.text()).trim().split('\r\n')
  expect(heading).toContain('Customer')
  expect(line).toContain(`${price / 100},`.slice(0, 3))
  expect(line).toContain('To be decided')
  expect(more).toEqual([])
})
