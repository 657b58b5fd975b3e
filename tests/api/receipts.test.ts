import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledTexts } from '../../locales/texts.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { mails, receiptParts, receipts } from '../../src/db/tables.ts'
import { brusselsDay, brusselsYear, plusDays } from '../../src/domain/days.ts'
import { formatAmount } from '../../src/domain/format.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { expectJournalsAgree } from '../support/journals.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { mailKinds, mismatchedPayment, payerOf } from '../support/payments.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { quotedBooking } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const keyOf = new Map(Object.entries(bundledTexts.nl.error).map(([key, text]) => [text, key]))
const today = brusselsDay(new Date())
const yesterday = plusDays(today, -1)

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Body = Record<string, unknown>
const note = (input: Body, headers: Record<string, string> = {}) =>
  api.send('POST', '/receipts', { receivedOn: today, ...input }, { ...staff, ...headers })
/** Notes so much for one invoice, nothing more. */
const notePart = (invoice: string, amount: number) => note({ amount, parts: [{ invoice, amount }] })
const undo = (id: string, reason = 'Teruggeboekt door de bank') =>
  api.send('POST', `/receipts/${id}/undo`, { reason }, staff)
const put = (id: string, parts: Body[]) => api.send('POST', `/receipts/${id}/parts`, { parts }, staff)
const invoiceOf = async (id: string) => (await api.get(`/invoices/${id}`, staff)).body
/** An invoice of 121 euros that staff wrote for a customer. */
const written = async ({ organisation }: Customer): Promise<string> =>
  (
    await api.send(
      'POST',
      '/invoices',
      { customer: { name: 'Klant' }, lines: [{ description: 'Advies', unitPrice: 10_000 }], organisation },
      staff,
    )
  ).body._id
async function agree() {
  expect((await compareBooks(api.db)).differences).toEqual([])
  await expectJournalsAgree(api, brusselsYear(new Date()), staff)
}
/** What was refused where, by the key of its text. */
const detailsOf = ({ status, body }: { status: number; body: { details?: { path: string; message: string }[] } }) => [
  status,
  body.details?.map(({ path, message }) => ({ path, message: `error.${keyOf.get(message)}` })),
]

describe('money for an invoice', () => {
  test('in part leaves it open with less owed, and the rest makes it paid', async () => {
    const invoice = await written(await newCustomer(api))
    const first = await notePart(invoice, 2_100)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      ...{ amount: 2_100, rest: 0, receivedOn: today, payer: 'customer', way: 'bank', reference: null, undone: null },
      parts: [{ invoice, amount: 2_100 }],
    })
    expect(first.body.recordedBy).toEqual(expect.any(String))
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', owed: 10_000, total: 12_100 })
    expect(detailsOf(await notePart(invoice, 10_001))).toEqual([
      400,
      [{ path: 'parts.0.amount', message: 'error.moreThanOpen' }],
    ])
    expect((await notePart(invoice, 10_000)).status).toBe(201)
    expect(await invoiceOf(invoice)).toMatchObject({ status: 'paid', owed: 0 })
    expect((await notePart(invoice, 1)).status).toBe(409)
    await agree()
  })

  test('on several invoices, in surplus, and what is left put on another one later', async () => {
    const customer = await newCustomer(api)
    const [one, two, three] = [await written(customer), await written(customer), await written(customer)]
    const parts = [
      { invoice: one, amount: 12_100 },
      { invoice: two, amount: 5_000 },
    ]
    const { body } = await note({ amount: 20_000, reference: 'Overschrijving', payer: 'agency', way: 'cash', parts })
    expect(body).toMatchObject({ rest: 2_900, payer: 'agency', way: 'cash', organisation: customer.organisation })
    expect(detailsOf(await put(body._id, [{ invoice: three, amount: 2_901 }]))[0]).toBe(400)
    expect((await put(body._id, [{ invoice: three, amount: 1_900 }])).body).toMatchObject({ rest: 1_000 })
    expect((await put(body._id, [{ invoice: three, amount: 1_000 }])).body).toMatchObject({
      rest: 0,
      parts: expect.arrayContaining([expect.objectContaining({ invoice: three, amount: 2_900 })]),
    })
    expect((await invoiceOf(three)).owed).toBe(9_200)
    const found = (await api.get(`/receipts?organisation=${customer.organisation}`, staff)).body.items
    expect(found).toMatchObject([{ _id: body._id, reference: 'Overschrijving' }])
    await agree()
  })

  test('of nobody known becomes that of the first invoice it is put on', async () => {
    const customer = await newCustomer(api)
    const { body } = await note({ amount: 500 })
    expect(body).toMatchObject({ organisation: null, user: null, customer: null, rest: 500 })
    const { body: known } = await put(body._id, [{ invoice: await written(customer), amount: 200 }])
    expect(known).toMatchObject({ organisation: customer.organisation, rest: 300 })
    const other = await written(await newCustomer(api))
    expect(detailsOf(await put(body._id, [{ invoice: other, amount: 100 }]))).toEqual([
      400,
      [{ path: 'parts.0.invoice', message: 'error.otherCustomer' }],
    ])
  })

  test('is refused where it cannot be right', async () => {
    const customer = await newCustomer(api)
    const invoice = await written(customer)
    const refused: [Body, string, string][] = [
      [{ amount: 0 }, 'amount', 'error.number'],
      [{ amount: 12.5 }, 'amount', 'error.number'],
      [{ amount: 100, receivedOn: plusDays(today, 1) }, 'receivedOn', 'error.futureDay'],
      [{ amount: 100, receivedOn: '2026-02-30' }, 'receivedOn', 'error.date'],
      [{ amount: 100, parts: [{ invoice, amount: 101 }] }, 'amount', 'error.partsTooMuch'],
      [{ amount: 100, parts: [50, 50].map((amount) => ({ invoice, amount })) }, 'parts', 'error.twice'],
      [{ amount: 100, way: 'pigeon' }, 'way', 'error.choice'],
      [{ amount: 100, organisation: customer.organisation, user: customer.id }, 'user', 'error.choice'],
    ]
    for (const [input, path, message] of refused)
      expect(detailsOf(await note(input)), JSON.stringify(input)).toEqual([400, [{ path, message }]])
    expect((await note({ amount: 100, parts: [{ invoice: randomUUID(), amount: 100 }] })).status).toBe(404)
    const note2 = (await api.send('PATCH', `/invoices/${invoice}`, { status: 'credited' }, staff)).body
    expect(note2.status).toBe('credited')
    expect((await notePart(invoice, 100)).status).toBe(409)
  })

  test('is noted once under one key, and once of two at the same time', async () => {
    const customer = await newCustomer(api)
    const invoice = await written(customer)
    const input = { amount: 100, parts: [{ invoice, amount: 100 }] }
    const key = { 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all([note(input, key), note(input, key), note(input, key)])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await invoiceOf(invoice)).owed).toBe(12_000)
    const raced = await Promise.all([notePart(invoice, 8_000), notePart(invoice, 8_000), notePart(invoice, 8_000)])
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const { body } = await note({ amount: 1_000, organisation: customer.organisation })
    const puts = await Promise.all([600, 600, 600].map((amount) => put(body._id, [{ invoice, amount }])))
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    await expect(
      api.db.update(receiptParts).set({ amount: 1_001 }).where(eq(receiptParts.receiptId, body._id)),
      'the database holds it, too',
    ).rejects.toThrow()
    await agree()
  })
})

describe('taken back', () => {
  test('with a reason it counts nowhere, and what it had paid is open again', async () => {
    const customer = await newCustomer(api)
    const [one, two] = [await written(customer), await written(customer)]
    const parts = [one, two].map((invoice) => ({ invoice, amount: invoice === one ? 12_100 : 100 }))
    const { body } = await note({ amount: 13_000, parts })
    expect((await undo(body._id, '')).status).toBe(400)
    const { status, body: undone } = await undo(body._id)
    expect(status).toBe(200)
    expect(undone).toMatchObject({ rest: 0, undone: { reason: 'Teruggeboekt door de bank', by: expect.any(String) } })
    expect((await undo(body._id, 'Nog eens')).body.undone.reason).toBe('Teruggeboekt door de bank')
    expect(await invoiceOf(one)).toMatchObject({ status: 'open', owed: 12_100 })
    expect(await invoiceOf(two)).toMatchObject({ status: 'open', owed: 12_100 })
    expect((await put(body._id, [{ invoice: one, amount: 1 }])).status).toBe(409)
    expect((await undo(randomUUID())).status).toBe(404)
    await agree()
  })

  test('a registration keeps its seats and waits for payment again, until it is paid', async () => {
    const order = await newRegistration(api, { paid: 'byHand' })
    const [{ _id: invoice, total }] = await order.papers()
    const [{ _id } = { _id: '' }] = (await api.get('/receipts?limit=999', staff)).body.items.filter(
      ({ parts }: { parts: { invoice: string }[] }) => parts.some((part) => part.invoice === invoice),
    )
    expect((await undo(_id)).status).toBe(200)
    expect(await order.read()).toMatchObject({ status: 'awaiting_payment', paidAt: null, expiresAt: null })
    expect(await order.taken()).toBe(2)
    await agree()
    expect((await notePart(invoice, total)).status).toBe(201)
    expect(await order.read()).toMatchObject({ status: 'paid', outcome: 'paid', owed: 0 })
    await agree()
  })

  test('a room waits for payment again', async () => {
    const { headers } = await newCustomer(api)
    const { _id: booking } = await quotedBooking(api, headers)
    await api.send('POST', '/bookings/approve-offer', { _id: booking }, headers)
    const { _id: invoice, total } = (await api.get(`/invoices?booking=${booking}`, staff)).body.items[0]
    await notePart(invoice, 100)
    const { body: checkout } = await api.send('POST', '/bookings/create-payment', { id: booking }, headers)
    expect((await notePart(invoice, 100)).status, 'while the rest is being paid online').toBe(409)
    const payment = String(checkout.redirectUrl).split('/').at(-1) ?? ''
    await payerOf(api).checkout.choose(payment, 'failed')
    const { body } = await notePart(invoice, total - 100)
    const statusOf = async () => (await api.get(`/bookings/${booking}`, headers)).body.status
    expect(await statusOf()).toBe('paid')
    await agree()
    await undo(body._id)
    expect(await statusOf()).toBe('waiting_for_payment')
    await agree()
    await api.send('PUT', `/bookings/${booking}`, { status: 'paid' }, staff)
    expect(await statusOf()).toBe('paid')
    expect((await invoiceOf(invoice)).status).toBe('paid')
    await agree()
  })

  test('is refused once money of its invoice goes back', async () => {
    const invoice = await written(await newCustomer(api))
    const { body } = await notePart(invoice, 12_100)
    await api.send('PATCH', `/invoices/${invoice}`, { status: 'credited' }, staff)
    const { status, body: refusal } = await undo(body._id)
    expect([status, refusal.message]).toEqual([409, 'Money of its invoice was given back since'])
  })
})

describe('money for a registration that has no invoice yet', () => {
  const noteFor = (registration: string, amount: number, part = amount) =>
    note({ amount, parts: [{ registration, amount: part }] })

  test('in part: it is billed, keeps its seats without a deadline, and asks for the rest', async () => {
    const order = await newRegistration(api, { paid: 'not' })
    const { total } = await order.read()
    const { status } = await noteFor(order.id, 10_000)
    expect(status).toBe(201)
    expect(await order.read()).toMatchObject({ status: 'awaiting_payment', expiresAt: null })
    const [paper] = await order.papers()
    expect(paper).toMatchObject({ status: 'open', total, owed: total - 10_000 })
    const billed = (await api.db.select().from(mails)).find(({ aboutId }) => aboutId === paper._id)
    expect(billed?.data.values).toMatchObject({ amount: total, received: 10_000, rest: total - 10_000, paid: false })
    const { text } = await readPdf((await getBytes(api, `/invoices/${paper._id}/pdf`, staff)).bytes)
    expect(text).toContain('Al ontvangen: € 100,00.')
    expect(text).toContain(`Stort ${formatAmount(total - 10_000, 'nl').replaceAll(/\s/g, ' ')}`)
    await agree()
    expect((await noteFor(order.id, 100)).status, 'it has an invoice by now').toBe(409)
    await notePart(paper._id, paper.owed)
    expect(await order.read()).toMatchObject({ status: 'paid' })
    expect(await mailKinds(api, order.id, paper._id)).toEqual([
      'invoice',
      'participant-registered',
      'participant-registered',
      'payment-received',
      'registration-received',
    ])
    await agree()
  })

  test('whole, with more than it costs: it is paid, and the rest is its customer’s', async () => {
    const order = await newRegistration(api, { paid: 'not' })
    const { total } = await order.read()
    const { body } = await noteFor(order.id, total + 700, total)
    expect(body).toMatchObject({ rest: 700, organisation: order.customer.organisation })
    expect(await order.read()).toMatchObject({ status: 'paid' })
    expect((await order.papers())[0]).toMatchObject({ status: 'paid', owed: 0 })
    await agree()
  })

  test('of less participants than it was for frees what came for the others', async () => {
    const order = await newRegistration(api, { paid: 'not' })
    const { total } = await order.read()
    const { body } = await noteFor(order.id, total / 2 + 1_000)
    const { status } = await order.cancelAsShown({ students: order.students.slice(0, 1) })
    expect(status).toBe(200)
    expect(await order.read()).toMatchObject({ status: 'paid', total: total / 2 })
    expect((await api.get(`/receipts/${body._id}`, staff)).body).toMatchObject({ rest: 1_000 })
    await agree()
  })

  test('a call off frees all of it', async () => {
    const order = await newRegistration(api, { paid: 'not' })
    const { body } = await noteFor(order.id, 5_000)
    expect((await order.cancelAsShown()).status).toBe(200)
    expect((await api.get(`/receipts/${body._id}`, staff)).body).toMatchObject({ rest: 5_000, parts: [] })
    await agree()
  })

  test('what is left of one stands in the list of those until it is on an invoice, or went back', async () => {
    const customer = await newCustomer(api)
    const invoice = await written(customer)
    const { organisation } = customer
    const { body } = await note({ amount: 10_000, organisation, parts: [] })
    const isListed = async () => {
      const [left, none] = await Promise.all(
        [true, false].map(async (hasRest) => {
          const { items, total } = (await api.get(`/receipts?organisation=${organisation}&hasRest=${hasRest}`, staff))
            .body
          expect(items).toHaveLength(total)
          return total
        }),
      )
      expect(Number(left) + Number(none)).toBe(1)
      return left === 1
    }
    expect(await isListed()).toBe(true)
    await put(body._id, [{ invoice, amount: 4_000 }])
    expect(await isListed()).toBe(true)
    const repayment = { amount: 6_000, paidOn: today, reason: 'Te veel' }
    const { body: repaid } = await api.send('POST', `/receipts/${body._id}/repayments`, repayment, staff)
    expect(await isListed()).toBe(false)
    await api.send('POST', `/receipts/repayments/${repaid.repayments[0]._id}/undo`, { reason: 'Vergissing' }, staff)
    expect(await isListed()).toBe(true)
    expect((await undo(body._id)).status).toBe(200)
    expect(await isListed()).toBe(false)
  })
})

test('what came online for the rest stays when the receipt is taken back', async () => {
  const partner = await newRegistration(api, { paid: 'not' })
  const { total } = await partner.read()
  await note({ amount: 10_000, parts: [{ registration: partner.id, amount: 10_000 }] })
  const [{ _id: invoice }] = await partner.papers()
  const payer = payerOf(api)
  await payer.checkout.choose(await payer.begin(partner.id, partner.customer.headers), 'paid')
  expect((await payer.paymentsOf(partner.id)).map(({ amount }) => amount)).toEqual([total - 10_000])
  expect(await partner.read()).toMatchObject({ status: 'paid' })
  await agree()
  const [{ _id } = { _id: '' }] = (await api.get(`/receipts?organisation=${partner.customer.organisation}`, staff)).body
    .items
  expect((await undo(_id)).status).toBe(200)
  expect(await invoiceOf(invoice)).toMatchObject({ status: 'open', owed: 10_000 })
  expect(await partner.read()).toMatchObject({ status: 'awaiting_payment' })
  await agree()
  expect((await partner.cancelAsShown()).status).toBe(200)
  const refunded = (await api.get(`/invoices?kind=credit-note&organisation=${partner.customer.organisation}`, staff))
    .body.items
  expect(refunded).toHaveLength(1)
  await agree()
})

test('what staff noted before as received is replaced by the payment that brought it', async () => {
  const customer = await newCustomer(api)
  const { registration, payment } = await mismatchedPayment(api, customer)
  await api.send('PATCH', `/registrations/${registration}`, { status: 'paid' }, staff)
  await api.send('POST', `/payments/${payment}/decision`, { decision: 'settled', reason: 'Rest overgeschreven' }, staff)
  const { items } = (await api.get(`/receipts?organisation=${customer.organisation}&isUndone=false`, staff)).body
  expect(items).toMatchObject([{ amount: 4_450, reference: 'Rest overgeschreven' }])
  await agree()
})

test('the books count it on its own day, and no more once it is taken back', async () => {
  const year = brusselsYear(new Date())
  const receivedIn = async (period: string) =>
    (await api.get(`/books/totals?year=${period.slice(0, 4)}`, staff)).body.periods.find(
      (one: { period: string }) => one.period === period.slice(0, 7),
    ).received
  const lastYear = `${year - 1}-12-31`
  const [before, now] = [await receivedIn(lastYear), await receivedIn(today)]
  const { body } = await note({ amount: 4_200, receivedOn: lastYear })
  expect([await receivedIn(lastYear), await receivedIn(today)]).toEqual([before + 4_200, now])
  await undo(body._id)
  expect(await receivedIn(lastYear)).toBe(before)
  await note({ amount: 100, receivedOn: yesterday })
})

test('what is noted is a receipt, whoever says that it came', async () => {
  const order = await newRegistration(api, { paid: 'partner' })
  const [{ _id: invoice, total }] = await order.papers()
  await api.send('PATCH', `/invoices/${invoice}`, { status: 'paid' }, staff)
  const rows = await api.db
    .select({ amount: receipts.amount, organisation: receipts.organisationId })
    .from(receipts)
    .innerJoin(receiptParts, eq(receiptParts.receiptId, receipts.id))
    .where(eq(receiptParts.invoiceId, invoice))
  expect(rows).toEqual([{ amount: total, organisation: order.customer.organisation }])
  expect(await order.read(), 'billed as agreed with its partner').toMatchObject({ status: 'paid', outcome: 'paid' })
  await agree()
  const [{ _id } = { _id: '' }] = (await api.get(`/receipts?organisation=${order.customer.organisation}`, staff)).body
    .items
  await undo(_id)
  expect(await order.read()).toMatchObject({ status: 'awaiting_payment', outcome: 'partner' })
  await agree()
})
