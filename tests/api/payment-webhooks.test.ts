import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedMessage, signedWebhook } from '../../src/adapters/payments/test-payment-provider.ts'
import { RefundRefused } from '../../src/adapters/payments.ts'
import { sendRefund } from '../../src/api/money/refunds.ts'
import { settleOpenPayments } from '../../src/api/money/settle-payment.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import {
  invoices,
  mails,
  payments,
  refunds,
  registrations,
  sessions,
  stateChanges,
  testPayments,
} from '../../src/db/tables.ts'
import { brusselsYear } from '../../src/domain/days.ts'
import type { PaymentStatus } from '../../src/domain/money.ts'
import { provider } from '../../src/domain/provider.ts'
import { apiOn, jwtSecret, startApi, type TestApi } from '../support/api.ts'
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

/** A registration with a payment that has begun. */
async function begin(session?: string) {
  const place = session ?? (await newSession(api, { capacity: 2 }))
  const input = registrationOf(place, await newStudents(api, customer))
  const id: string = (await api.send('POST', '/registrations', input, customer.headers)).body._id
  return { id, session: place, payment: await payer.begin(id, customer.headers) }
}
const registrationOfId = async (id: string) => (await api.get(`/registrations/${id}`, customer.headers)).body
const seatsOf = async (session: string) =>
  (await api.db.select().from(sessions).where(eq(sessions.id, session)))[0]?.seatsTaken
const webhook = (message: { body: string; headers: Record<string, string> }, on: Pick<TestApi, 'send'> = api) =>
  on.send('POST', '/payments/webhook', message.body, message.headers)
const refundsOf = (payment: string) => api.db.select().from(refunds).where(eq(refunds.paymentId, payment))
const tell = (payment: string) => webhook(signedWebhook(jwtSecret, payment))
const jobs = () => ({ ...api.parts, user: null })
/** What the clock does about a payment that nobody spoke of for two minutes. */
const settleQuiet = async (payment: string) => {
  await api.db
    .update(payments)
    .set({ updatedAt: new Date(Date.now() - 120_000) })
    .where(eq(payments.id, payment))
  await settleOpenPayments(jobs())
}
const expireAll = async (...ids: string[]) => {
  for (const id of ids) {
    await api.db
      .update(registrations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(registrations.id, id))
  }
  await expireRegistrations(jobs())
}

describe('a message of the provider', () => {
  test('makes a registration paid: one outcome, one invoice, one mail each', async () => {
    const { id, payment } = await begin()
    await payer.checkout.choose(payment, 'paid')
    expect(await registrationOfId(id)).toMatchObject({ status: 'paid', outcome: 'paid', payment: 'paid' })
    const issued = await api.db.select().from(invoices).where(eq(invoices.registrationId, id))
    expect(issued).toMatchObject([{ status: 'paid', net: 45_000, vat: 9450, total: 54_450 }])
    expect(await mailKinds(api, id, payment, issued[0]?.id ?? '')).toEqual([
      'invoice',
      'participant-registered',
      'payment-received',
      'registration-received',
    ])
  })

  test('twenty times in random order, with whatever came between, has one outcome', { repeats: 4 }, async () => {
    const { id, payment } = await begin()
    const other = apiOn(String(api.pool.options.connectionString), '')
    const steps: PaymentStatus[] = ['pending', 'paid', 'failed', 'expired', 'canceled']
    const messages = Array.from({ length: 20 }, () => signedWebhook(jwtSecret, payment))
    // All at once, to two processes, in an order and around a moment of paying that are others each time.
    const deliver = (message: (typeof messages)[number], index: number) => webhook(message, index % 2 ? other : api)
    const shuffled = messages.toSorted(() => Math.random() - 0.5)
    const unpaid = Math.floor(Math.random() * messages.length)
    await payer.chooseSilently(payment, 'pending')
    const early = shuffled.slice(0, unpaid).map(deliver)
    await payer.chooseSilently(payment, 'paid')
    const late = shuffled.slice(unpaid).map(deliver)
    const responses = await Promise.all([...early, ...late])
    await other.stop()
    expect([...api.logged, ...other.logged]).toEqual([])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await registrationOfId(id)).toMatchObject({ status: 'paid', outcome: 'paid', payment: 'paid' })

    // What the provider says afterwards takes nothing back, nor do messages that arrive again.
    for (const status of steps) {
      await payer.chooseSilently(payment, status)
      for (const message of messages.slice(0, 3)) await webhook(message)
    }
    expect(await registrationOfId(id)).toMatchObject({ status: 'paid', outcome: 'paid', payment: 'paid' })
    const issued = await api.db.select().from(invoices).where(eq(invoices.registrationId, id))
    expect(issued).toHaveLength(1)
    const kinds = await mailKinds(api, id, payment, issued[0]?.id ?? '')
    expect(kinds.filter((kind) => kind !== 'payment-pending')).toEqual([
      'invoice',
      'participant-registered',
      'payment-received',
      'registration-received',
    ])
    expect(kinds.filter((kind) => kind === 'payment-pending').length).toBeLessThanOrEqual(1)
    const moves = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, id))
    expect(moves.map(({ to }) => to)).toEqual(['awaiting_payment', 'paid'])
  })

  test('must be signed, and tells nothing of what exists', async () => {
    const { id, payment } = await begin()
    await payer.chooseSilently(payment, 'paid')
    const good = signedWebhook(jwtSecret, payment)
    const forged = [
      signedWebhook('another secret', payment),
      { ...good, body: good.body.replace(payment, crypto.randomUUID()) },
      { ...good, headers: { 'Content-Type': 'application/json' } },
      { body: `id=${payment}`, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      { body: '{', headers: { ...good.headers } },
    ]
    for (const message of forged) expect((await webhook(message)).status).toBe(401)
    expect((await registrationOfId(id)).status).toBe('awaiting_payment')
    const unknown = await tell(crypto.randomUUID())
    const known = await tell(payment)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  test.each(['no JSON', '', 'null', '[]', '{"payment":7}'])(
    'that says %j is refused, though it is signed',
    async (body) => {
      expect((await webhook(signedMessage(jwtSecret, body))).status).toBe(401)
    },
  )

  test('of another amount is pending, and tells customer and provider once', async () => {
    const { id, payment } = await begin()
    await api.db.update(testPayments).set({ status: 'paid', amount: 1 }).where(eq(testPayments.id, payment))
    expect((await tell(payment)).status).toBe(200)
    await tell(payment)
    await settleQuiet(payment)
    expect(await registrationOfId(id)).toMatchObject({
      ...{ status: 'awaiting_payment', outcome: 'pending', payment: 'pending' },
    })
    expect(api.logged.splice(0)).toEqual([{ payment, expected: 54_450, paid: 1 }])
    expect(await mailKinds(api, id, payment)).toEqual(['payment-mismatch', 'payment-pending', 'registration-received'])
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'payment-mismatch'), eq(mails.aboutId, payment)))
    const url = `http://panel.test/payments/${payment}`
    expect(mail).toMatchObject({ to: 'hallo@leerplein.test', data: { values: { amount: 1, expected: 54_450, url } } })

    // What a person has to decide does not expire meanwhile.
    await api.db.update(registrations).set({ expiresAt: new Date() }).where(eq(registrations.id, id))
    await expireRegistrations(jobs())
    expect((await registrationOfId(id)).status).toBe('awaiting_payment')
    const paid = await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
    expect(paid.body).toMatchObject({ status: 'paid', outcome: 'paid' })
  })

  test('that got lost is made up for by the clock', async () => {
    const { id, payment } = await begin()
    await payer.chooseSilently(payment, 'paid')
    await settleOpenPayments(jobs())
    expect((await registrationOfId(id)).status).toBe('awaiting_payment')
    await api.db
      .update(payments)
      .set({ updatedAt: new Date(Date.now() - 120_000) })
      .where(eq(payments.id, payment))
    await settleOpenPayments(jobs())
    expect((await registrationOfId(id)).status).toBe('paid')
  })
})

describe('a registration that is not paid in time', () => {
  test('expires once, frees its seats and tells its contact', async () => {
    const { id, session, payment } = await begin()
    const { id: other } = await begin(session)
    expect(await seatsOf(session)).toBe(2)
    await expireAll(id)
    await expireAll()
    expect(await seatsOf(session)).toBe(1)
    expect((await registrationOfId(id)).status).toBe('expired')
    expect((await registrationOfId(other)).status).toBe('awaiting_payment')
    expect(await mailKinds(api, id, payment)).toEqual(['registration-expired', 'registration-received'])
  })

  test('that failed when the time to pay was over says nothing of seats that are kept', async () => {
    const { id, payment } = await begin()
    await payer.chooseSilently(payment, 'failed')
    await expireAll(id)
    expect(await registrationOfId(id)).toMatchObject({ status: 'expired', payment: 'failed' })
    expect(await mailKinds(api, id, payment)).toEqual(['registration-expired', 'registration-received'])
  })

  test('is not lost when the money was in and nobody had said so', async () => {
    const { id, session, payment } = await begin()
    await payer.chooseSilently(payment, 'paid')
    await expireAll(id)
    expect((await registrationOfId(id)).status).toBe('paid')
    expect(await seatsOf(session)).toBe(1)
  })

  test('gets its seats back when the money comes after all and they are free', async () => {
    const { id, session, payment } = await begin()
    await expireAll(id)
    await payer.checkout.choose(payment, 'paid')
    expect(await registrationOfId(id)).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect(await seatsOf(session)).toBe(1)
  })

  test('and whose seats are gone gets its money back', async () => {
    const session = await newSession(api, { capacity: 1 })
    const { id, payment } = await begin(session)
    await expireAll(id)
    const { id: quicker } = await begin(session)
    await payer.checkout.choose(payment, 'paid')
    await tell(payment)
    expect(await registrationOfId(id)).toMatchObject({
      status: 'expired',
      outcome: 'failed',
      payment: 'paid',
      issuedInvoice: null,
    })
    expect((await registrationOfId(quicker)).status).toBe('awaiting_payment')
    expect(await seatsOf(session)).toBe(1)
    expect(await mailKinds(api, id, payment)).toEqual([
      'payment-refund',
      'refund-due',
      'registration-expired',
      'registration-received',
    ])
    expect(await refundsOf(payment)).toMatchObject([{ status: 'refunded', amount: 54_450, creditNoteId: null }])
    expect((await registrationOfId(id)).refund).toEqual({ amount: 54_450, isSettled: true })
  })

  test('and whose refund is refused reaches a person, who reads whose money it is', async () => {
    const { id, payment } = await begin(await newSession(api, { capacity: 1 }))
    expect((await api.send('DELETE', `/registrations/${id}`, undefined, customer.headers)).status).toBe(204)
    await payer.chooseSilently(payment, 'paid')
    await settleQuiet(payment)
    expect((await refundsOf(payment)).map(({ status }) => status)).toEqual(['requested'])
    const [refund] = await refundsOf(payment)
    const paymentProvider = {
      ...api.parts.paymentProvider,
      refund: () => Promise.reject(new RefundRefused('too old')),
    }
    await sendRefund({ ...jobs(), paymentProvider }, String(refund?.id))
    expect(api.logged.splice(0)).toMatchObject([{ refund: refund?.id }])
    const byHand = (await api.mailsTo(provider.email)).find(
      ({ kind, aboutId }) => kind === 'refund-by-hand' && aboutId === refund?.id,
    )
    expect(byHand?.data.values).toMatchObject({ number: null, amount: 54_450, customer: expect.stringMatching(/./) })
  })

  test('or that was taken back gets its money back, free seats or not', async () => {
    const { id, session, payment } = await begin()
    expect((await api.send('DELETE', `/registrations/${id}`, undefined, customer.headers)).status).toBe(204)
    await payer.checkout.choose(payment, 'paid')
    const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id))
    expect(row).toMatchObject({ status: 'expired', outcome: 'failed' })
    expect(await seatsOf(session)).toBe(0)
    expect(await mailKinds(api, id, payment)).toEqual([
      'payment-returned',
      'refund-due',
      'registration-canceled',
      'registration-cancellation',
      'registration-received',
    ])
  })

  test('cannot be taken back once the money is in', async () => {
    const { id, payment } = await begin()
    await payer.chooseSilently(payment, 'paid')
    expect((await api.send('DELETE', `/registrations/${id}`, undefined, customer.headers)).status).toBe(409)
    expect((await registrationOfId(id)).status).toBe('paid')
  })
})

describe('a paid order', () => {
  const untouched = async (id: string, session: string) => {
    expect(await registrationOfId(id)).toMatchObject({ status: 'paid', outcome: 'paid' })
    expect(await seatsOf(session)).toBe(1)
    expect(await mailKinds(api, id)).not.toContain('registration-expired')
  }

  test('is left alone by whatever an older attempt still ends in', async () => {
    const { id, session, payment: older } = await begin()
    await payer.checkout.choose(older, 'failed')
    await payer.checkout.choose(await payer.begin(id, customer.headers), 'paid')
    for (const status of ['expired', 'canceled', 'failed'] as const) {
      await payer.chooseSilently(older, status)
      expect((await tell(older)).status).toBe(200)
    }
    await untouched(id, session)
  })

  test('that staff booked is left alone by its attempt that expires', async () => {
    const { id, session, payment } = await begin()
    await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
    await payer.checkout.choose(payment, 'expired')
    expect(await payer.paymentsOf(id)).toMatchObject([{ status: 'expired' }])
    await untouched(id, session)
  })
})

test('money for what staff had booked as paid is logged', async () => {
  const { id, payment } = await begin()
  const staff = await api.as('STAFF')
  expect((await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, staff)).status).toBe(200)
  await payer.checkout.choose(payment, 'paid')
  expect(api.logged.splice(0)).toEqual([{ payment, registration: id }])
  expect(await api.db.select().from(invoices).where(eq(invoices.registrationId, id))).toHaveLength(1)
})

test('invoices of payments have unbroken numbers', async () => {
  const begun = await Promise.all([begin(), begin(), begin()])
  await Promise.all(begun.map(({ payment }) => payer.checkout.choose(payment, 'paid')))
  const year = brusselsYear(new Date())
  const rows = await api.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(like(invoices.number, `${year}-%`))
  const numbers = rows.map(({ number }) => Number(number.slice(5))).sort((a, b) => a - b)
  expect(numbers.length).toBeGreaterThanOrEqual(begun.length)
  const first = numbers[0] ?? 0
  expect(numbers).toEqual(numbers.map((_, index) => first + index))
})
