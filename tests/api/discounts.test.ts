import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { courses, registrations, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import type { MailData } from '../../src/domain/mails.ts'
import { renderMail } from '../../src/jobs/mail/render-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { payerOf } from '../support/payments.ts'
import { getBytes } from '../support/pdf.ts'
import {
  billedInFlanders,
  type Customer,
  newCustomer,
  newSession,
  newStudents,
  registrationOf,
} from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const day = 24 * 60 * 60 * 1000
const today = brusselsDay(new Date())

/** A code that takes 10 % off, unless it says otherwise. */
async function newCode(given: object = {}): Promise<{ _id: string; code: string }> {
  const body = { code: `T-${randomUUID().slice(0, 8)}`, unit: 'percent', value: 10, ...given }
  const { status, body: made } = await api.send('POST', '/discount-codes', body, staff)
  expect(status).toBe(201)
  return made
}

const courseOf = async (session: string) =>
  String((await api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session)))[0]?.id)

interface Wish {
  count?: number
  price?: number | null
  prices?: object
  days?: number
  customer?: Customer
  session?: string
  more?: object
}

async function register({ count = 2, price = 45_000, prices, days = 60, more = {}, ...given }: Wish = {}) {
  const customer = given.customer ?? (await newCustomer(api))
  const session =
    given.session ?? (await newSession(api, { price, capacity: 60, start: new Date(Date.now() + days * day) }))
  if (prices) await api.send('PATCH', `/courses/${await courseOf(session)}`, prices, staff)
  const people = await newStudents(api, customer, count)
  const body = { ...registrationOf(session, people), ...more }
  const { status, body: made } = await api.send('POST', '/registrations', body, customer.headers)
  return { status, made, customer, session, people }
}

type Line = { kind: string; amount: number }
const linesOf = ({ priceLines }: { priceLines: Line[] }) => priceLines.map(({ kind, amount }) => [kind, amount])
const refusalOf = ({ details }: { details?: object[] }) => details?.[0]
const said = { ...nl['panel-error'], ...nl.error }

/** What it was billed by, once it is paid online. */
async function pay(id: string, { headers }: Customer) {
  const payer = payerOf(api)
  await payer.checkout.choose(await payer.begin(id, headers), 'paid')
  const { body } = await api.get(`/registrations/${id}`, headers)
  return (await api.get(`/invoices/${body.issuedInvoice._id}`, headers)).body
}

describe('prices of a course', () => {
  test('the early price is what a registration costs in time, and the group price from so many on', async () => {
    const prices = { earlyPrice: 40_000, earlyDays: 30, groupPrice: 36_000, groupFrom: 3 }
    const { made, session, customer } = await register({ prices })
    expect(made).toMatchObject({ net: 80_000, vat: 16_800, total: 96_800 })
    expect(linesOf(made)).toEqual([
      ['list', 90_000],
      ['early', -10_000],
    ])
    expect(made.priceLines[1]).toMatchObject({ days: 30, from: null, code: null })
    const group = await register({ session, customer, count: 3 })
    expect(linesOf(group.made)).toEqual([
      ['list', 135_000],
      ['group', -27_000],
    ])
    expect((await register({ prices, days: 20 })).made).toMatchObject({ net: 90_000 })
  })

  test('are lower than the usual one, with for whom, and for staff alone to change', async () => {
    const session = await newSession(api)
    const course = await courseOf(session)
    const change = (body: object, as = staff) => api.send('PATCH', `/courses/${course}`, body, as)
    expect(refusalOf((await change({ earlyPrice: 45_000, earlyDays: 30 })).body)).toEqual({
      path: 'earlyPrice',
      message: said.lowerPrice,
    })
    expect(refusalOf((await change({ groupPrice: 40_000 })).body)).toEqual({
      path: 'groupFrom',
      message: said.required,
    })
    expect((await change({ groupPrice: 40_000, groupFrom: 3 }, await api.as('EDITOR'))).status).toBe(403)
    expect((await change({ groupPrice: 40_000, groupFrom: 3 })).body).toMatchObject({
      groupPrice: 40_000,
      groupFrom: 3,
    })
    expect(refusalOf((await change({ price: 40_000 })).body)).toMatchObject({ path: 'groupPrice' })
    expect((await change({ price: 40_000, groupPrice: null, groupFrom: null })).status).toBe(200)
  })

  test('stay as they were agreed, whatever the course costs later', async () => {
    const { made, session, customer } = await register({ count: 3, prices: { groupPrice: 36_000, groupFrom: 3 } })
    await api.send('PATCH', `/courses/${await courseOf(session)}`, { groupPrice: null, groupFrom: null }, staff)
    expect((await api.get(`/registrations/${made._id}`, customer.headers)).body).toMatchObject({ net: 108_000 })
    expect((await pay(made._id, customer)).net).toBe(108_000)
  })
})

describe('a discount code', () => {
  test('takes its percent off what the course leaves, and the invoice says both with why', async () => {
    const { code } = await newCode()
    const { made, customer } = await register({
      prices: { earlyPrice: 40_000, earlyDays: 30 },
      more: { discountCode: ` ${code.toLowerCase()} `, invoice: billedInFlanders },
    })
    expect(linesOf(made)).toEqual([
      ['list', 90_000],
      ['early', -10_000],
      ['code', -8000],
    ])
    expect(made).toMatchObject({ net: 72_000, vat: 15_120, total: 87_120 })
    const invoice = await pay(made._id, customer)
    expect(invoice).toMatchObject({ net: 72_000, vat: 15_120, total: 87_120 })
    expect(invoice.lines).toMatchObject([
      { quantity: 2, unitPrice: 45_000, amount: 90_000 },
      { description: 'Vroegboekprijs: ten minste 30 dagen voor de start', amount: -10_000 },
      { description: `Kortingscode ${code}: 10\u00a0%`, amount: -8000 },
    ])
    const ubl = Buffer.from((await getBytes(api, `/invoices/${invoice._id}/ubl`, customer.headers)).bytes).toString()
    const amounts = [...ubl.matchAll(/<cbc:(\w*Amount) currencyID="EUR">([\d.]+)</g)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(amounts).toEqual(
      expect.arrayContaining([
        ['LineExtensionAmount', '900.00'],
        ['AllowanceTotalAmount', '180.00'],
        ['TaxExclusiveAmount', '720.00'],
        ['TaxableAmount', '720.00'],
        ['TaxInclusiveAmount', '871.20'],
      ]),
    )
    expect(ubl).toContain(`<cbc:AllowanceChargeReason>Kortingscode ${code}: 10\u00a0%</cbc:AllowanceChargeReason>`)
  })

  test('of an amount is of the whole order; one that makes it free is paid at once, without an invoice', async () => {
    const { code } = await newCode({ unit: 'amount', value: 5000 })
    expect((await register({ more: { discountCode: code } })).made).toMatchObject({
      net: 85_000,
      status: 'awaiting_payment',
    })
    const free = await newCode({ value: 100 })
    const { made } = await register({ more: { discountCode: free.code } })
    expect(made).toMatchObject({ total: 0, status: 'paid', issuedInvoice: null })
  })

  test('that does not count says why at its field, and nothing is registered', async () => {
    const session = await newSession(api)
    const other = await courseOf(await newSession(api))
    const used = await newCode({ maxUses: 1 })
    expect((await register({ more: { discountCode: used.code } })).status).toBe(201)
    const own = await newCode({ maxPerCustomer: 1 })
    const customer = await newCustomer(api)
    expect((await register({ customer, more: { discountCode: own.code } })).status).toBe(201)
    const cases: [code: string, message: keyof typeof said, given?: Wish][] = [
      ['NERGENS', 'codeUnknown'],
      [(await newCode({ active: false })).code, 'codeUnknown'],
      [(await newCode({ validFrom: plusDays(today, 1) })).code, 'codeNotYet'],
      [(await newCode({ validUntil: plusDays(today, -1) })).code, 'codeExpired'],
      [(await newCode({ courses: [other] })).code, 'codeNotForCourse'],
      [used.code, 'codeUsedUp'],
      [own.code, 'codeUsedByYou', { customer }],
      [(await newCode()).code, 'codeNotForCourse', { session: await newSession(api, { price: null }) }],
    ]
    for (const [discountCode, message, given] of cases) {
      const { status, made } = await register({ session, ...given, more: { discountCode } })
      expect({ status, detail: refusalOf(made) }).toEqual({
        status: 400,
        detail: { path: 'discountCode', message: said[message] },
      })
    }
    const alone = await newCode({ combines: false, value: 5 })
    const early = { prices: { earlyPrice: 40_000, earlyDays: 30 }, more: { discountCode: alone.code } }
    expect(refusalOf((await register(early)).made)).toEqual({ path: 'discountCode', message: said.codeAlone })
    expect((await api.get(`/sessions/${session}/registration-count`)).body.registrationCount).toBe(0)
  })

  test('is given back by a registration that lapses or is canceled, and not by one participant of it', async () => {
    const { code, _id } = await newCode({ maxUses: 1 })
    const uses = async () => (await api.get(`/discount-codes/${_id}`, staff)).body.uses
    const first = await register({ more: { discountCode: code } })
    expect(await uses()).toBe(1)
    const { headers } = first.customer
    const leaves = `/registrations/${first.made._id}/students/${first.people[0]}`
    expect((await api.send('DELETE', leaves, undefined, headers)).status).toBe(204)
    expect((await api.get(`/registrations/${first.made._id}`, headers)).body).toMatchObject({ net: 40_500 })
    expect(await uses()).toBe(1)
    await api.send('DELETE', `/registrations/${first.made._id}`, undefined, headers)
    expect(await uses()).toBe(0)
    expect((await register({ more: { discountCode: code } })).status).toBe(201)
  })

  test('that fifty want at once for its last use is used once', async () => {
    const { code, _id } = await newCode({ maxUses: 1 })
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => register({ count: 1, more: { discountCode: code } })),
    )
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = sent.filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ made }) => JSON.stringify(refusalOf(made))))).toEqual(
      new Set([JSON.stringify({ path: 'discountCode', message: said.codeUsedUp })]),
    )
    expect((await api.get(`/discount-codes/${_id}`, staff)).body.uses).toBe(1)
  })

  test('is taken once by the same request under one key, and another code is another request', async () => {
    const { code, _id } = await newCode()
    const customer = await newCustomer(api)
    const body = { ...registrationOf(await newSession(api), await newStudents(api, customer)), discountCode: code }
    const headers = { ...customer.headers, 'Idempotency-Key': randomUUID() }
    const [one, same] = await Promise.all([0, 1].map(() => api.send('POST', '/registrations', body, headers)))
    expect(one?.body._id).toBe(same?.body._id)
    expect((await api.get(`/discount-codes/${_id}`, staff)).body.uses).toBe(1)
    const other = { ...body, discountCode: (await newCode()).code }
    expect((await api.send('POST', '/registrations', other, headers)).status).toBe(409)
  })

  test('is switched off once it was used, not deleted, and keeps within what was used', async () => {
    const { code, _id } = await newCode({ maxUses: 5 })
    const two = [await register({ more: { discountCode: code } }), await register({ more: { discountCode: code } })]
    expect(two.map(({ status }) => status)).toEqual([201, 201])
    expect((await api.send('DELETE', `/discount-codes/${_id}`, undefined, staff)).status).toBe(409)
    const change = (body: object) => api.send('PATCH', `/discount-codes/${_id}`, body, staff)
    expect(refusalOf((await change({ maxUses: 1 })).body)).toEqual({ path: 'maxUses', message: said.codeUses })
    expect(refusalOf((await change({ value: 101 })).body)).toEqual({ path: 'value', message: said.codePercent })
    expect((await change({ active: false })).body).toMatchObject({ active: false, uses: 2, code })
    expect((await register({ more: { discountCode: code } })).status).toBe(400)
    expect((await api.send('POST', '/discount-codes', { code, unit: 'percent', value: 5 }, staff)).status).toBe(409)
  })
})

test('a draft keeps its code, says the lines it makes, and registers for the total with or without it', async () => {
  const { code } = await newCode()
  const customer = await newCustomer(api)
  const { headers } = customer
  const session = await newSession(api)
  const draft = `/registration-drafts/${session}`
  const [student] = await newStudents(api, customer)
  const changed = await api.send(
    'PATCH',
    draft,
    { students: [student], invoice: registrationOf(session, []).invoice },
    headers,
  )
  expect(changed.body).toMatchObject({ total: 54_450, discountCode: null, discount: null })
  const bad = await api.send('PATCH', draft, { discountCode: 'NERGENS' }, headers)
  expect([bad.status, refusalOf(bad.body)]).toEqual([400, { path: 'discountCode', message: said.codeUnknown }])
  const { body: kept } = await api.send('PATCH', draft, { discountCode: code }, headers)
  expect(kept).toMatchObject({ discountCode: code, discount: { code, unit: 'percent', value: 10 }, net: 40_500 })
  expect((await api.get(draft, headers)).body).toMatchObject({ discountCode: code, total: 49_005 })
  expect(linesOf(kept)).toEqual([
    ['list', 45_000],
    ['code', -4500],
  ])
  expect((await api.send('PATCH', draft, { discountCode: '' }, headers)).body).toMatchObject({
    discountCode: null,
    net: 45_000,
  })
  const confirmation = { draft: kept._id, agreedToTerms: true, total: 54_450, discountCode: code }
  const { status, body } = await api.send('POST', `${draft}/confirm`, confirmation, headers)
  expect(status).toBe(201)
  expect((await api.get(`/registrations/${body._id}`, headers)).body).toMatchObject({ total: 49_005 })
  const wrong = { ...registrationOf(session, await newStudents(api, customer)), total: 50_000, discountCode: code }
  expect((await api.send('POST', '/registrations', wrong, headers)).status).toBe(409)
})

test('whoever leaves, one by one or together, gets back what was paid to the cent; credit notes say it', async () => {
  const { code } = await newCode({ unit: 'amount', value: 10_001 })
  const { made, customer, people } = await register({ count: 7, price: 4999, more: { discountCode: code } })
  const { headers } = customer
  await pay(made._id, customer)
  const leave = async (students: string[]) => {
    const path = `/registrations/${made._id}`
    const { credit, refund } = (await api.get(`${path}/cancellation-effect?students=${students.join()}`, headers)).body
    const { status } = await api.send('POST', `${path}/cancellation`, { students, credit, refund }, headers)
    expect(status).toBe(200)
    const { body } = await api.get(path, headers)
    expect(body.priceLines.reduce((sum: number, { amount }: Line) => sum + amount, 0)).toBe(body.net)
    return refund
  }
  const back = [await leave(people.slice(0, 2)), await leave(people.slice(2, 3)), await leave(people.slice(3))]
  expect(back.reduce((sum, one) => sum + one, 0)).toBe(made.total)
  const { items } = (await api.get('/invoices?limit=100', headers)).body
  expect(items.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(0)
})

test('a move to a cheaper date leaves the agreed price and gives its code back', async () => {
  const { code, _id } = await newCode()
  const { made, customer, session } = await register({ more: { discountCode: code } })
  const target = await otherSessionOf(api, made._id)
  const [known] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  await api.db
    .update(courses)
    .set({ price: 30_000 })
    .where(eq(courses.id, String(known?.courseId)))
  const move = { session: target, difference: 72_600 - 98_010 }
  expect((await api.send('POST', `/registrations/${made._id}/move`, move, customer.headers)).status).toBe(200)
  const { body } = await api.get(`/registrations/${made._id}`, customer.headers)
  expect(body).toMatchObject({ net: 60_000 })
  expect(linesOf(body)).toEqual([['list', 60_000]])
  expect((await api.get(`/discount-codes/${_id}`, staff)).body.uses).toBe(0)
})

test('a mail that says the whole price says how it is made, as the page does; one of the list price does not', async () => {
  const factsIn = async (email: string, kind: string) => {
    const sent = (await api.mailsTo(email)).find((mail) => mail.data.kind === kind)
    const { text } = renderMail({ data: sent?.data as MailData, locale: 'nl' }, { brand: 'B', publicUrl: () => 'x' })
    return text.replaceAll(/\s+/g, ' ')
  }
  const { code } = await newCode()
  const discounted = await register({ more: { discountCode: code, payment: 'invoice' } })
  const said = await factsIn(discounted.customer.email, 'registration-invoice')
  const lines = [
    'Prijs:',
    '2 deelnemers × € 450,00 = € 900,00',
    `Kortingscode ${code}: 10 % = € -90,00`,
    'Btw 21 % = € 170,10',
  ]
  expect(said).toContain(lines.join(' - '))
  expect(said).toContain('980,10')
  const online = await register({ more: { discountCode: code } })
  await pay(online.made._id, online.customer)
  expect(await factsIn(online.customer.email, 'payment-received')).toContain(`Kortingscode ${code}`)
  const plain = await register({ more: { payment: 'invoice' } })
  expect(await factsIn(plain.customer.email, 'registration-invoice')).not.toContain('Prijs')
})

test('after all of it the books agree', async () => {
  expect(await api.db.$count(registrations)).toBeGreaterThan(10)
  expect((await compareBooks(api.db)).differences).toEqual([])
})

test('who typed fifty codes that nobody made hears nothing of a fifty-first, not even of one that counts', async () => {
  const { code } = await newCode()
  const customer = await newCustomer(api)
  const session = await newSession(api)
  const type = (discountCode: string) =>
    api.send('PATCH', `/registration-drafts/${session}`, { discountCode }, customer.headers)
  expect((await type(code)).status).toBe(200)
  for (let guess = 0; guess < 50; guess += 1) expect((await type(`NEEN${guess}`)).status).toBe(400)
  expect((await type(code)).status).toBe(429)
  const order = registrationOf(session, await newStudents(api, customer))
  expect((await api.send('POST', '/registrations', { ...order, discountCode: code }, customer.headers)).status).toBe(
    429,
  )
  expect((await api.send('POST', '/registrations', order, customer.headers)).status).toBe(201)
})
