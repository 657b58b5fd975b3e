import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nl } from '../../locales/texts.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { mails, prepaidCards, prepaidUses, registrations, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { payerOf } from '../support/payments.ts'
import { getBytes } from '../support/pdf.ts'
import { newCard } from '../support/prepaid-cards.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const day = 24 * 60 * 60 * 1000
const today = brusselsDay(new Date())
const said = { ...nl['panel-error'], ...nl.error }
const refusalOf = ({ details }: { details?: object[] }) => details?.[0]

interface Wish {
  customer: Customer
  card?: string
  count?: number
  price?: number | null
  days?: number
  session?: string
  more?: object
}

async function register({ customer, card, count = 2, price = 45_000, days = 60, more = {}, ...given }: Wish) {
  const start = new Date(Date.now() + days * day)
  const session = given.session ?? (await newSession(api, { price, capacity: 60, start }))
  const people = await newStudents(api, customer, count)
  const body = { ...registrationOf(session, people), prepaidCard: card, ...more }
  const { status, body: made } = await api.send('POST', '/registrations', body, customer.headers)
  return { status, made, session, people }
}

const cardOf = async ({ headers }: Customer) => (await api.get('/prepaid-cards/mine', headers)).body[0]
const registrationAt = async (id: string, { headers }: Customer) =>
  (await api.get(`/registrations/${id}`, headers)).body
const useOf = async (id: string) =>
  (await api.db.select().from(prepaidUses).where(eq(prepaidUses.registrationId, id)))[0]

type Line = { kind: string; amount: number }
const linesOf = ({ priceLines }: { priceLines: Line[] }) => priceLines.map(({ kind, amount }) => [kind, amount])

async function leave(id: string, { headers }: Customer, students?: string[]) {
  const asked = students ? `?students=${students.join()}` : ''
  const { body: effect } = await api.get(`/registrations/${id}/cancellation-effect${asked}`, headers)
  const { credit, refund, daysBack } = effect
  const body = { ...(students && { students }), credit, refund, daysBack }
  expect((await api.send('POST', `/registrations/${id}/cancellation`, body, headers)).status).toBe(200)
  return effect
}

describe('selling days', () => {
  test('bills them at once with their VAT, and they count when that is paid', async () => {
    const customer = await newCustomer(api)
    const validUntil = plusDays(today, 365)
    const card = await newCard(api, customer, { isPaid: false, validUntil, reference: 'PO 7' })
    expect(card).toMatchObject({ days: 10, daysLeft: 10, net: 400_000, vat: 84_000, total: 484_000, state: 'unpaid' })
    expect(card.number).toMatch(/^KD-\d{4}-\d{4}$/)
    const { body: invoice } = await api.get(`/invoices/${card.invoice._id}`, staff)
    expect(invoice).toMatchObject({ status: 'open', total: 484_000, owed: 484_000, reference: 'PO 7' })
    expect(invoice.organisation).toBe(customer.organisation)
    expect(invoice.customer.email).toBe(customer.email)
    expect(invoice.lines).toMatchObject([{ quantity: 10, unitPrice: 40_000, amount: 400_000, vatRate: 21 }])
    expect(invoice.lines[0].description).toContain(card.number)
    expect((await getBytes(api, `/invoices/${invoice._id}/pdf`, staff)).status).toBe(200)
    const told = await api.db.select().from(mails).where(eq(mails.aboutId, invoice._id))
    expect(told.map(({ to, data }) => [to, data.kind])).toEqual([[customer.email, 'invoice']])
    const early = await register({ customer, card: card._id })
    expect([early.status, refusalOf(early.made)]).toEqual([400, { path: 'prepaidCard', message: said.cardUnpaid }])
    const receipt = { amount: 484_000, receivedOn: today, parts: [{ invoice: invoice._id, amount: 484_000 }] }
    expect((await api.send('POST', '/receipts', receipt, staff)).status).toBe(201)
    expect(await cardOf(customer)).toMatchObject({ state: 'usable', validUntil })
  })

  test('may count at once, is a private person’s too, and happens once under one key', async () => {
    const customer = await newCustomer(api, { isPrivatePerson: true, language: 'fr' })
    const input = { user: customer.id, days: 3, price: 30_000, usableAtOnce: true }
    const headers = { ...staff, 'Idempotency-Key': randomUUID() }
    const [one, same] = await Promise.all([0, 1].map(() => api.send('POST', '/prepaid-cards', input, headers)))
    expect([one?.status, one?.body._id]).toEqual([201, same?.body._id])
    expect(one?.body).toMatchObject({ state: 'usable', user: customer.id, organisation: null })
    const { body: invoice } = await api.get(`/invoices/${one?.body.invoice._id}`, customer.headers)
    expect(invoice.lines[0].description).toMatch(/^Jours de formation/)
    const { made } = await register({ customer, card: one?.body._id, count: 1 })
    expect(made).toMatchObject({ status: 'paid', total: 0 })
  })

  test('is for staff, to one customer who is there, of so many days', async () => {
    const customer = await newCustomer(api)
    const sell = (body: object, headers = staff) => api.send('POST', '/prepaid-cards', body, headers)
    const sound = { organisation: customer.organisation, days: 5, price: 100 }
    expect((await sell(sound, customer.headers)).status).toBe(403)
    expect((await sell({ ...sound, user: customer.id })).status).toBe(400)
    expect(refusalOf((await sell({ ...sound, organisation: randomUUID() })).body)).toMatchObject({
      path: 'organisation',
    })
    expect(refusalOf((await sell({ ...sound, days: 501 })).body)).toMatchObject({ path: 'days' })
    expect(refusalOf((await sell({ ...sound, validUntil: plusDays(today, -1) })).body)).toEqual({
      path: 'validUntil',
      message: said.pastDay,
    })
    const { body } = await api.get(`/prepaid-cards?organisation=${customer.organisation}`, staff)
    expect(body.total).toBe(0)
  })
})

describe('a registration', () => {
  test('that days pay for costs nothing, says so, and is confirmed at once', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer)
    const { made, status } = await register({ customer, card: card._id, more: { total: 0 } })
    expect(status).toBe(201)
    expect(made).toMatchObject({ status: 'paid', outcome: 'paid', net: 0, vat: 0, total: 0, issuedInvoice: null })
    expect(made.priceLines).toMatchObject([
      { kind: 'list', amount: 90_000 },
      { kind: 'days', amount: -90_000, days: 2, card: card.number },
    ])
    const told = await api.db.select().from(mails).where(eq(mails.aboutId, made._id))
    expect(told.map(({ data }) => data.kind).sort()).toEqual([
      'participant-registered',
      'participant-registered',
      'payment-received',
    ])
    expect(await cardOf(customer)).toMatchObject({ daysLeft: 8, uses: [{ registration: made._id, days: 2, kept: 0 }] })
  })

  test('is billed for those whom days do not reach, by what the course and a code leave', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days: 2 })
    const { made } = await register({ customer, card: card._id, count: 3 })
    expect(made).toMatchObject({ status: 'awaiting_payment', net: 45_000, total: 54_450 })
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(made._id, customer.headers), 'paid')
    const { issuedInvoice } = await registrationAt(made._id, customer)
    const { body: invoice } = await api.get(`/invoices/${issuedInvoice._id}`, customer.headers)
    expect(invoice.lines.map(({ amount }: Line) => amount)).toEqual([135_000, -90_000])
    expect(invoice.lines[1].description).toBe(`2 dagen van uw kaart ${card.number}`)
    expect(await cardOf(customer)).toMatchObject({ state: 'used', daysLeft: 0 })
    expect(refusalOf((await register({ customer, card: card._id })).made)).toEqual({
      path: 'prepaidCard',
      message: said.cardUsedUp,
    })
  })

  test('takes a day for each day on which the session meets, and uses no code where days pay for all', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days: 5 })
    const session = await newSession(api, { start: new Date(Date.now() + 60 * day) })
    const part = (days: number) => ({
      start: new Date(Date.now() + days * day).toISOString(),
      end: new Date(Date.now() + days * day + day / 3).toISOString(),
    })
    await api.db
      .update(sessions)
      .set({ schedule: [part(60), part(61)] })
      .where(eq(sessions.id, session))
    const code = `T-${randomUUID().slice(0, 8)}`
    const { body: made } = await api.send('POST', '/discount-codes', { code, unit: 'percent', value: 10 }, staff)
    const one = await register({ customer, card: card._id, session, more: { discountCode: code } })
    expect(linesOf(one.made)).toEqual([
      ['list', 90_000],
      ['days', -90_000],
    ])
    expect((await api.get(`/discount-codes/${made._id}`, staff)).body.uses).toBe(0)
    expect((await cardOf(customer)).daysLeft).toBe(1)
    expect((await register({ customer, card: card._id, session })).status).toBe(400)
  })

  test('is refused another’s card, one that is over, and one of a course without a price; other totals are', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer)
    const refused = async (wish: Partial<Wish>) => {
      const { status, made } = await register({ customer, card: card._id, ...wish })
      return [status, refusalOf(made)]
    }
    const at = (message: string) => ({ path: 'prepaidCard', message })
    expect(await refused({ customer: await newCustomer(api) })).toEqual([400, at(said.cardUnknown)])
    expect(await refused({ card: randomUUID() })).toEqual([400, at(said.cardUnknown)])
    expect(await refused({ price: null })).toEqual([400, at(said.cardNotForCourse)])
    expect(await refused({ more: { total: 108_900 } })).toEqual([409, at(said.cardChanged)])
    await api.db
      .update(prepaidCards)
      .set({ validUntil: plusDays(today, -1) })
      .where(eq(prepaidCards.id, card._id))
    expect(await refused({})).toEqual([400, at(said.cardExpired)])
    expect((await cardOf(customer)).state).toBe('expired')
  })

  test('of a draft offers the cards that have days, keeps the one chosen and registers with it', async () => {
    const customer = await newCustomer(api)
    const { headers } = customer
    const card = await newCard(api, customer)
    await newCard(api, customer, { isPaid: false })
    const session = await newSession(api)
    const draft = `/registration-drafts/${session}`
    const students = await newStudents(api, customer, 2)
    const begun = { students, invoice: registrationOf(session, []).invoice }
    const { body: first } = await api.send('PATCH', draft, begun, headers)
    expect(first).toMatchObject({ total: 108_900, prepaidCard: null })
    expect(first.prepaidCards).toEqual([
      { _id: card._id, number: card.number, daysLeft: 10, daysEach: 1, validUntil: null },
    ])
    const { body: kept } = await api.send('PATCH', draft, { prepaidCard: card._id }, headers)
    expect(kept).toMatchObject({ total: 0, prepaidCard: card._id, isPaidOnline: false, paymentMethods: [] })
    expect((await api.get(draft, headers)).body).toMatchObject({ total: 0, prepaidCard: card._id })
    expect((await api.send('PATCH', draft, { prepaidCard: null }, headers)).body.total).toBe(108_900)
    await api.send('PATCH', draft, { prepaidCard: card._id }, headers)
    const { body } = await api.send(
      'POST',
      `${draft}/confirm`,
      { draft: kept._id, agreedToTerms: true, total: 0 },
      headers,
    )
    expect(await registrationAt(body._id, customer)).toMatchObject({ status: 'paid', total: 0 })
  })
})

test('of twenty at once for the last five days, five get one, and nobody too many', async () => {
  const customer = await newCustomer(api)
  const card = await newCard(api, customer, { days: 5 })
  const wishes = Array.from({ length: 20 }, () => register({ customer, card: card._id, count: 1 }))
  const statuses = (await Promise.all(wishes)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(400)])
  expect(await cardOf(customer)).toMatchObject({ daysLeft: 0, state: 'used' })
  const [use] = await api.db.select().from(prepaidUses).where(eq(prepaidUses.cardId, card._id))
  const more = api.db
    .update(prepaidUses)
    .set({ halfDays: 3 })
    .where(eq(prepaidUses.registrationId, String(use?.registrationId)))
  await expect(more).rejects.toMatchObject({ cause: { constraint: 'prepaid_uses_within' } })
})

describe('days come back', () => {
  test('whole in time, one by one or together, with the money beside them', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days: 5 })
    const { made, people } = await register({ customer, card: card._id, count: 7 })
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(made._id, customer.headers), 'paid')
    const effects = [
      await leave(made._id, customer, people.slice(0, 2)),
      await leave(made._id, customer, people.slice(2, 3)),
    ]
    expect(effects.map(({ daysBack }) => daysBack)).toEqual([1, 0.5])
    const { priceLines } = await registrationAt(made._id, customer)
    expect(priceLines[1]).toMatchObject({ kind: 'days', days: 3.5 })
    expect((await cardOf(customer)).daysLeft).toBe(1.5)
    effects.push(await leave(made._id, customer))
    expect(effects.reduce((sum, { daysBack }) => sum + daysBack, 0)).toBe(5)
    expect(effects.reduce((sum, { refund }) => sum + refund, 0)).toBe(made.total)
    expect(await cardOf(customer)).toMatchObject({ daysLeft: 5, uses: [] })
  })

  test('by the terms where one cancels late, and what is kept says so', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer)
    const { made, people } = await register({ customer, card: card._id, count: 3, days: 10 })
    const path = `/registrations/${made._id}/cancellation`
    const shown = { credit: 0, refund: 0, daysBack: 3 }
    expect((await api.send('POST', path, shown, customer.headers)).body.message).toBe('The effect on money has changed')
    const effect = await leave(made._id, customer, people.slice(0, 1))
    expect(effect).toMatchObject({ percent: 50, daysBack: 0.5, daysKept: 0.5, credit: 0, refund: 0 })
    expect(await useOf(made._id)).toMatchObject({ halfDays: 5, kept: 1 })
    expect(await leave(made._id, customer)).toMatchObject({ daysBack: 1, daysKept: 1 })
    expect(await cardOf(customer)).toMatchObject({ daysLeft: 8.5, uses: [{ days: 1.5, kept: 1.5 }] })
  })

  test('when time runs out, and are taken again by money that comes late, while there are as many', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days: 2 })
    const payer = payerOf(api)
    const expire = async () => {
      const { made } = await register({ customer, card: card._id, count: 3 })
      const payment = await payer.begin(made._id, customer.headers)
      await api.db
        .update(registrations)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(registrations.id, made._id))
      await expireRegistrations({ ...api.parts, user: null })
      expect((await cardOf(customer)).daysLeft).toBe(2)
      return { id: made._id, payment }
    }
    const [one, other] = [await expire(), await expire()]
    await payer.checkout.choose(one.payment, 'paid')
    expect(await registrationAt(one.id, customer)).toMatchObject({ status: 'paid' })
    expect((await cardOf(customer)).daysLeft).toBe(0)
    await payer.checkout.choose(other.payment, 'paid')
    expect(await registrationAt(other.id, customer)).toMatchObject({ status: 'expired' })
    expect((await compareBooks(api.db)).differences.filter(({ id }) => id === other.id)).toEqual([])
  })

  test('of whoever leaves what is not paid yet, and when it is canceled', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days: 2 })
    const { made, people } = await register({ customer, card: card._id, count: 4 })
    const gone = await api.send(
      'DELETE',
      `/registrations/${made._id}/students/${people[0]}`,
      undefined,
      customer.headers,
    )
    expect(gone.status).toBeLessThan(300)
    expect((await cardOf(customer)).daysLeft).toBe(0.5)
    expect((await api.send('DELETE', `/registrations/${made._id}`, undefined, customer.headers)).status).toBe(204)
    expect((await cardOf(customer)).daysLeft).toBe(2)
  })

  test('whole where the session is canceled, or another price is agreed by a move', async () => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer)
    const { made, session } = await register({ customer, card: card._id, days: 3 })
    expect((await api.send('POST', `/sessions/${session}/cancel`, undefined, staff)).status).toBe(200)
    await leave(made._id, customer)
    expect((await cardOf(customer)).daysLeft).toBe(10)

    const kept = await register({ customer, card: card._id })
    const same = { session: await otherSessionOf(api, kept.made._id), difference: 0 }
    expect((await api.send('POST', `/registrations/${kept.made._id}/move`, same, customer.headers)).status).toBe(200)
    expect((await cardOf(customer)).daysLeft).toBe(8)
    const target = await otherSessionOf(api, kept.made._id, { days: 14 })
    const dearer = { session: target, difference: 108_900, price: 'today', reason: 'Zoals afgesproken' }
    expect((await api.send('POST', `/registrations/${kept.made._id}/move`, dearer, staff)).status).toBe(200)
    expect((await cardOf(customer)).daysLeft).toBe(10)
  })
})

test('what sold a card is credited as a whole, while no day of it is used', async () => {
  const customer = await newCustomer(api)
  const card = await newCard(api, customer)
  const { made } = await register({ customer, card: card._id })
  const credit = () => api.send('PATCH', `/invoices/${card.invoice._id}`, { status: 'credited' }, staff)
  const refused = 'Days bought ahead are credited as a whole, while none is used'
  expect((await credit()).body.message).toBe(refused)
  const part = { description: 'Te veel', net: 100, left: card.total }
  expect((await api.send('POST', `/invoices/${card.invoice._id}/credit-notes`, part, staff)).body.message).toBe(refused)
  await leave(made._id, customer)
  expect((await credit()).status).toBe(200)
  expect(await cardOf(customer)).toMatchObject({ state: 'canceled' })
  expect((await register({ customer, card: card._id })).status).toBe(400)
})

test('an invoice of a card that is made again still is its invoice', async () => {
  const customer = await newCustomer(api)
  const card = await newCard(api, customer)
  const anew = { name: 'Anders', address: 'Straat 1', zip: '9000', city: 'Gent', country: 'BE', reason: 'Andere naam' }
  const again = await api.send('POST', `/invoices/${card.invoice._id}/reissue`, anew, staff)
  expect(again.status).toBe(201)
  expect(await cardOf(customer)).toMatchObject({ state: 'usable', invoice: { number: again.body.number } })
})

test('after all of it the books agree', async () => {
  expect(await api.db.$count(prepaidUses)).toBeGreaterThan(10)
  expect((await compareBooks(api.db)).differences).toEqual([])
})
