import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { invoiceShares, invoices, organisations, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { mailKinds } from '../support/payments.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import {
  billedInFlanders,
  type Customer,
  newCustomer,
  newSession,
  newStudents,
  registrationOf,
  subsidisedSession,
} from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Wish = Record<string, unknown> & { session?: string; count?: number }

async function register(customer: Customer, { session, count = 2, ...more }: Wish = {}) {
  const people = await newStudents(api, customer, count)
  const body = {
    ...registrationOf(session ?? (await subsidisedSession(api)), people),
    invoice: billedInFlanders,
    payment: 'subsidy',
    ...more,
  }
  return api.send('POST', '/registrations', body, customer.headers)
}

const refusal = ({ body }: { body: { details?: { path: string; message: string }[] } }) => body.details?.[0]
const sizeOf = async ({ organisation, headers }: Customer) =>
  (await api.get(`/organisations/${organisation}`, headers)).body.enterpriseSize
const today = brusselsDay(new Date())

/** The last day on which an enterprise that asked on the last day pays its share. */
async function payBy(id: string) {
  const [session] = await api.db.select().from(sessions).where(eq(sessions.id, id))
  return plusDays(brusselsDay(session?.startDate ?? new Date(0)), 14 + 30)
}

const sharesOf = (own: [number, number], agency: [number, number]) => [
  expect.objectContaining({ payer: 'customer', amount: own[0], open: own[1] }),
  expect.objectContaining({ payer: 'agency', amount: agency[0], open: agency[1] }),
]

async function receive(invoice: string, payer: 'customer' | 'agency', amount: number) {
  const receipt = { amount, payer, receivedOn: today, parts: [{ invoice, amount }] }
  const { status, body } = await api.send('POST', '/receipts', receipt, staff)
  expect(status).toBe(201)
  return String(body._id)
}

/** The books agree on it, and its shares are what is left of it. */
async function agree(id: string) {
  const { differences } = await compareBooks(api.db)
  const [invoice] = await api.db.select().from(invoices).where(eq(invoices.registrationId, id))
  expect(differences.filter((one) => one.id === id || one.id === invoice?.id)).toEqual([])
}

describe('with the kmo-portefeuille', () => {
  test('one invoice leaves at once, of which own share and support are awaited apart', async () => {
    const customer = await newCustomer(api)
    const session = await subsidisedSession(api)
    const dueOn = await payBy(session)
    const { status, body } = await register(customer, { session, enterpriseSize: 'medium' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'awaiting_payment', outcome: null, paymentMethod: 'subsidy', expiresAt: null })
    // 2 x 450 euro: 20 % of it without VAT, and own share with all the VAT.
    expect(body).toMatchObject({ net: 90_000, total: 108_900, toPay: 108_900, dueOn })
    expect(body.shares).toEqual([
      { payer: 'customer', amount: 90_900, open: 90_900, dueOn },
      { payer: 'agency', amount: 18_000, open: 18_000, dueOn },
    ])
    const { body: invoice } = await api.get(`/invoices/${body.issuedInvoice._id}`, customer.headers)
    expect(invoice).toMatchObject({ total: 108_900, owed: 108_900, dueOn, shares: body.shares })
    expect(await sizeOf(customer)).toBe('medium')
    await agree(body._id)
  })

  test('its customer and whoever is billed hear what to do with these sums', async () => {
    const customer = await newCustomer(api)
    const email = `${randomUUID()}@boekhouding.test`
    const { body } = await register(customer, { enterpriseSize: 'small', invoice: { ...billedInFlanders, email } })
    expect(await mailKinds(api, body._id, body.issuedInvoice._id)).toEqual([
      'invoice',
      'participant-registered',
      'participant-registered',
      'registration-subsidy',
    ])
    const { dueOn } = body
    const [told] = await api.mailsTo(customer.email)
    const sums = { ownShare: 81_900, agencyShare: 27_000 }
    const rest = { netPrice: 90_000, vat: 18_900, ownNet: 63_000, amount: 108_900, dueOn }
    expect(told?.data.values).toMatchObject({ ...sums, ...rest, payBy: dueOn, recognition: expect.any(String) })
    const [billed] = await api.mailsTo(email)
    expect(billed?.data.values).toMatchObject({ ...sums, amount: 108_900, dueOn })
    const { body: xml } = await api.get(`/invoices/${body.issuedInvoice._id}/ubl`, staff)
    const { bytes } = await getBytes(api, `/invoices/${body.issuedInvoice._id}/pdf`, staff)
    const { text } = await readPdf(bytes)
    expect(text).toContain('€ 189,00 btw ten laatste op')
    expect(text).toContain('en betaal € 900,00 met uw kmo-portefeuille.')
    expect(text).toContain('Uw aandeel, met de btw: € 819,00. Steun van de kmo-portefeuille: € 270,00.')
    expect(xml).toContain('<cac:PaymentTerms>')
    expect(xml.replaceAll('\u00A0', ' ')).toMatch(/€ 819,00.*€ 270,00/)
  })

  test('each theme has its own percentage, and the size is asked once', async () => {
    const customer = await newCustomer(api)
    expect(refusal(await register(customer))).toEqual({
      path: 'enterpriseSize',
      message: 'Zeg hoe groot uw onderneming is: daarvan hangt de steun af',
    })
    const first = await register(customer, { enterpriseSize: 'small' })
    const session = await subsidisedSession(api, { theme: 'cybersecurity' })
    const second = await register(customer, { session, count: 1 })
    expect([first.body.shares[1].amount, second.body.shares[1].amount]).toEqual([27_000, 20_250])
    const changes = { enterpriseSize: 'medium' }
    expect((await api.send('PATCH', `/organisations/${customer.organisation}`, changes, customer.headers)).status).toBe(
      200,
    )
    expect((await register(customer, { count: 1 })).body.shares[1].amount).toBe(9_000)
    expect(refusal(await register(customer, { enterpriseSize: 'large' }))).toMatchObject({ path: 'enterpriseSize' })
  })

  const notFor = 'Met de kmo-portefeuille kan deze inschrijving niet: kies een andere manier'
  test.each<[string, () => Promise<Wish>, string?]>([
    ['a course that it does not know', async () => ({ session: await newSession(api) })],
    ['who is billed in Brussels', async () => ({ invoice: { ...billedInFlanders, zip: '1000' } })],
    ['who has no VAT number', async () => ({ invoice: { ...billedInFlanders, vat: null } })],
    ['less than its minimum', async () => ({ session: await subsidisedSession(api, { price: 9_999 }), count: 1 })],
  ])('not for %s', async (_who, wish) => {
    const customer = await newCustomer(api)
    const asked = { enterpriseSize: 'small', ...(await wish()) }
    expect(refusal(await register(customer, asked))).toEqual({ path: 'payment', message: notFor })
    expect(await sizeOf(customer), 'nothing is remembered of it').toBeNull()
  })

  test('not for a private person, nor for who may not pay on invoice', async () => {
    const person = await newCustomer(api, { isPrivatePerson: true })
    expect(refusal(await register(person, { enterpriseSize: 'small' }))).toMatchObject({ path: 'payment' })
    const byStaff = await register({ ...person, headers: staff }, { enterpriseSize: 'small' })
    expect(refusal(byStaff)).toMatchObject({ path: 'payment', message: expect.stringContaining('ondernemingen') })
    const customer = await newCustomer(api)
    await api.db.execute(sql`update users set email_verified_at = null where id = ${customer.id}`)
    expect(refusal(await register(customer, { enterpriseSize: 'small' }))?.message).toContain('Bevestig eerst')
  })

  test('what costs nothing, is on request or is a partner’s is paid as always', async () => {
    const customer = await newCustomer(api)
    const free = await register(customer, { session: await subsidisedSession(api, { price: 0 }) })
    expect(free.body).toMatchObject({ status: 'paid', shares: [] })
    const asked = await register(customer, { session: await subsidisedSession(api, { price: null }) })
    expect(asked.body).toMatchObject({ outcome: 'partner', paymentMethod: null, shares: [] })
    const partner = await register(await newCustomer(api, { isPartner: true }))
    expect(partner.body).toMatchObject({ outcome: 'partner', paymentMethod: 'invoice', shares: [] })
  })

  test('nothing of it is paid online', async () => {
    const customer = await newCustomer(api)
    const { body } = await register(customer, { enterpriseSize: 'small' })
    expect((await api.send('POST', '/registrations/create-payment', { id: body._id }, customer.headers)).status).toBe(
      409,
    )
  })

  test('two at once make two, the same request under one key makes one', async () => {
    const customer = await newCustomer(api)
    const session = await subsidisedSession(api)
    const sizes = ['small', 'medium'] as const
    const both = await Promise.all(sizes.map((enterpriseSize) => register(customer, { enterpriseSize, count: 1 })))
    expect(both.map(({ body }) => body.shares[1].amount)).toEqual([13_500, 9_000])
    expect(sizes).toContain(await sizeOf(customer))
    const wish = { ...registrationOf(session, await newStudents(api, customer)), payment: 'subsidy' }
    const body = { ...wish, invoice: billedInFlanders, enterpriseSize: 'small' }
    const headers = { ...customer.headers, 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => api.send('POST', '/registrations', body, headers)))
    expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1)
    expect(await api.db.$count(invoiceShares, eq(invoiceShares.invoiceId, answers[0]?.body.issuedInvoice._id))).toBe(2)
    const other = await api.send('POST', '/registrations', { ...body, enterpriseSize: 'medium' }, headers)
    expect(other.status).toBe(409)
  })
})

describe('its money', () => {
  async function ordered(count = 2) {
    const customer = await newCustomer(api)
    const { body } = await register(customer, { enterpriseSize: 'small', count })
    const id = String(body._id)
    const invoice = String(body.issuedInvoice._id)
    const read = async () => (await api.get(`/registrations/${id}`, customer.headers)).body
    return { customer, id, invoice, read }
  }

  test('comes in two parts, in any order, and then it is paid', async () => {
    for (const order of [['agency', 'customer'] as const, ['customer', 'agency'] as const]) {
      const { id, invoice, read } = await ordered()
      const amounts = { customer: 81_900, agency: 27_000 }
      const [first, second] = order
      await receive(invoice, first, amounts[first])
      const left = { customer: first === 'customer' ? 0 : 81_900, agency: first === 'agency' ? 0 : 27_000 }
      expect(await read()).toMatchObject({
        status: 'awaiting_payment',
        toPay: left.customer + left.agency,
        shares: sharesOf([81_900, left.customer], [27_000, left.agency]),
      })
      await agree(id)
      await receive(invoice, second, amounts[second])
      expect(await read()).toMatchObject({ status: 'paid', toPay: 0, shares: sharesOf([81_900, 0], [27_000, 0]) })
      await agree(id)
    }
  })

  test('comes out of the wallet whole, and the VAT apart', async () => {
    const { id, invoice, read } = await ordered()
    await receive(invoice, 'agency', 90_000)
    expect((await read()).shares).toEqual(sharesOf([81_900, 18_900], [27_000, 0]))
    await receive(invoice, 'customer', 18_900)
    expect(await read()).toMatchObject({ status: 'paid' })
    await agree(id)
  })

  test('comes from its customer alone where no support is given', async () => {
    const { id, invoice, read } = await ordered()
    await receive(invoice, 'customer', 100_000)
    expect((await read()).shares).toEqual(sharesOf([81_900, 0], [27_000, 8_900]))
    await receive(invoice, 'customer', 8_900)
    expect(await read()).toMatchObject({ status: 'paid', shares: sharesOf([81_900, 0], [27_000, 0]) })
    await agree(id)
  })

  test('is awaited again where it is taken back', async () => {
    const { id, invoice, read } = await ordered()
    await receive(invoice, 'customer', 81_900)
    const support = await receive(invoice, 'agency', 27_000)
    await api.send('POST', `/receipts/${support}/undo`, { reason: 'Van een andere onderneming' }, staff)
    expect(await read()).toMatchObject({
      status: 'awaiting_payment',
      paymentMethod: 'subsidy',
      shares: sharesOf([81_900, 0], [27_000, 27_000]),
    })
    await agree(id)
    await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, staff)
    expect(await read()).toMatchObject({ status: 'paid' })
    await agree(id)
  })

  test('is less after a credit note: the support in proportion, rounded down, and the customer the rest', async () => {
    const { id, invoice, read } = await ordered(3)
    expect((await read()).shares).toEqual(sharesOf([122_850, 122_850], [40_500, 40_500]))
    const note = { description: 'Korting', net: 33_335, left: 163_350 }
    expect((await api.send('POST', `/invoices/${invoice}/credit-notes`, note, staff)).status).toBe(201)
    // 30 % of 1.016,65 euro is 304,995.
    expect((await read()).shares).toEqual(sharesOf([92_516, 92_516], [30_499, 30_499]))
    await agree(id)
    await receive(invoice, 'agency', 30_499)
    await receive(invoice, 'customer', 92_516)
    expect(await read()).toMatchObject({ status: 'paid' })
    await agree(id)
  })

  test('is nobody’s once all of it is canceled', async () => {
    const { customer, id, invoice, read } = await ordered()
    const path = `/registrations/${id}`
    const { body: effect } = await api.get(`${path}/cancellation-effect`, customer.headers)
    const wish = { withdrawal: false, credit: effect.credit, refund: effect.refund }
    expect((await api.send('POST', `${path}/cancellation`, wish, customer.headers)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'expired', toPay: 0, shares: sharesOf([0, 0], [0, 0]) })
    expect((await api.get(`/invoices/${invoice}`, staff)).body.status).toBe('credited')
    await agree(id)
  })

  test('is never other than the whole in the database', async () => {
    const { invoice } = await ordered()
    const wrong = api.db.update(invoiceShares).set({ amount: 1 }).where(eq(invoiceShares.invoiceId, invoice))
    await expect(wrong).rejects.toThrow()
  })
})

test('a draft offers it where it may be, and keeps the choice and the size', async () => {
  const customer = await newCustomer(api)
  const session = await subsidisedSession(api)
  const draft = `/registration-drafts/${session}`
  const students = await newStudents(api, customer, 1)
  const save = async (input: object) => (await api.send('PATCH', draft, input, customer.headers)).body
  const elsewhere = await save({ students, invoice: { ...billedInFlanders, zip: '1000' } })
  expect(elsewhere.paymentMethods).toEqual(['online', 'invoice'])
  const before = await save({ invoice: billedInFlanders })
  expect(before).toMatchObject({ paymentMethods: ['online', 'invoice', 'subsidy'], enterpriseSize: null })
  await save({ payment: 'subsidy', enterpriseSize: 'medium' })
  const { body: kept } = await api.get(draft, customer.headers)
  expect(kept).toMatchObject({ payment: 'subsidy', enterpriseSize: 'medium', isSizeKnown: false })
  const confirmation = { draft: kept._id, agreedToTerms: true }
  const { body: made } = await api.send('POST', `${draft}/confirm`, confirmation, customer.headers)
  const { body } = await api.get(`/registrations/${made._id}`, customer.headers)
  expect(body).toMatchObject({ paymentMethod: 'subsidy', shares: sharesOf([45_450, 45_450], [9_000, 9_000]) })
  expect(await sizeOf(customer)).toBe('medium')
  const next = await api.get(`/registration-drafts/${await subsidisedSession(api)}`, customer.headers)
  expect(next.body).toMatchObject({ enterpriseSize: 'medium', isSizeKnown: true })
  await api.db
    .update(organisations)
    .set({ enterpriseSize: null })
    .where(eq(organisations.id, String(customer.organisation)))
})

test('what a draft was told of an organisation counts less than what that says of itself', async () => {
  const customer = await newCustomer(api)
  const draft = `/registration-drafts/${await subsidisedSession(api)}`
  const students = await newStudents(api, customer, 1)
  const given = { students, invoice: billedInFlanders, payment: 'subsidy', enterpriseSize: 'small' }
  const { body } = await api.send('PATCH', draft, given, customer.headers)
  await api.send('PATCH', `/organisations/${customer.organisation}`, { enterpriseSize: 'medium' }, customer.headers)
  const confirmation = { draft: body._id, agreedToTerms: true }
  const { body: made } = await api.send('POST', `${draft}/confirm`, confirmation, customer.headers)
  const { body: order } = await api.get(`/registrations/${made._id}`, customer.headers)
  expect([order.shares[1].amount, await sizeOf(customer)]).toEqual([9_000, 'medium'])
})
