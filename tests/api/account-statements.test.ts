import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { repayments } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const today = brusselsDay(new Date())
const lastMonth = plusDays(today, -30)

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Body = Record<string, unknown>
const note = (input: Body) => api.send('POST', '/receipts', { receivedOn: today, ...input }, staff)
const put = (id: string, parts: Body[]) => api.send('POST', `/receipts/${id}/parts`, { parts }, staff)
const repay = (id: string, input: Body, headers: Record<string, string> = {}) =>
  api.send(
    'POST',
    `/receipts/${id}/repayments`,
    { paidOn: today, reason: 'De klant vroeg het', ...input },
    {
      ...staff,
      ...headers,
    },
  )
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
const agree = async () => expect((await compareBooks(api.db)).differences).toEqual([])
const statementOf = async ({ headers }: Pick<Customer, 'headers'>, query = '') =>
  (await api.get(`/account-statements/mine${query}`, headers)).body

describe('what is left of a receipt is paid back', () => {
  const surplus = async (amount: number) => {
    const customer = await newCustomer(api)
    const { body } = await note({ amount, organisation: customer.organisation })
    return { customer, id: body._id as string }
  }

  test('with its day, reference and reason: the receipt, the statement and the books say so', async () => {
    const { customer, id } = await surplus(5_000)
    const refundedIn = async (day: string) =>
      (await api.get(`/books/totals?year=${day.slice(0, 4)}`, staff)).body.periods.find(
        (one: { period: string }) => one.period === day.slice(0, 7),
      ).refunded
    const before = await refundedIn(lastMonth)
    const { status, body } = await repay(id, { amount: 2_000, paidOn: lastMonth, reference: 'Terug' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      amount: 5_000,
      rest: 3_000,
      repayments: [
        {
          ...{ amount: 2_000, paidOn: lastMonth, reference: 'Terug', reason: 'De klant vroeg het' },
          recordedBy: expect.any(String),
        },
      ],
    })
    expect(await refundedIn(lastMonth)).toBe(before + 2_000)
    const statement = await statementOf(customer)
    expect(statement).toMatchObject({ open: 0, credit: 3_000, credits: [{ _id: id, rest: 3_000 }] })
    expect(statement.lines).toMatchObject([
      { kind: 'refund', day: lastMonth, amount: 2_000, reference: 'Terug' },
      { kind: 'receipt', amount: -5_000, balance: -3_000 },
    ])
    await agree()
  })

  test('never more than is left, of two at once or beside an invoice, and once under one key', async () => {
    const { customer, id } = await surplus(1_000)
    const invoice = await written(customer)
    expect(await repay(id, { amount: 1_001 })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'amount', message: 'Dit is meer dan er over is' }] },
    })
    for (const wrong of [{ amount: 0 }, { amount: 10, paidOn: plusDays(today, 1) }, { amount: 10, reason: '' }])
      expect((await repay(id, wrong)).status, JSON.stringify(wrong)).toBe(400)
    expect((await repay(randomUUID(), { amount: 1 })).status).toBe(404)
    const raced = await Promise.all([
      repay(id, { amount: 600 }),
      repay(id, { amount: 600 }),
      put(id, [{ invoice, amount: 600 }]),
    ])
    expect(raced.filter(({ status }) => status < 300)).toHaveLength(1)
    const key = { 'Idempotency-Key': randomUUID() }
    const same = await Promise.all([repay(id, { amount: 400 }, key), repay(id, { amount: 400 }, key)])
    expect(same.map(({ status, body }) => [status, body.rest])).toEqual([
      [201, 0],
      [201, 0],
    ])
    await expect(
      api.db.update(repayments).set({ amount: 1_001 }).where(eq(repayments.receiptId, id)),
      'the database holds it, too',
    ).rejects.toThrow()
    await agree()
  })

  test('a receipt of which something went back is not undone, one that was undone is not paid back', async () => {
    const { id } = await surplus(1_000)
    await repay(id, { amount: 1 })
    const undo = (one: string) => api.send('POST', `/receipts/${one}/undo`, { reason: 'Fout' }, staff)
    expect(await undo(id)).toMatchObject({ status: 409, body: { message: 'Money of it was paid back' } })
    const { id: other } = await surplus(1_000)
    expect((await undo(other)).status).toBe(200)
    expect((await repay(other, { amount: 1 })).status).toBe(409)
  })

  test('noted wrongly it is undone: it counts nowhere, the receipt has it again, and can be undone itself', async () => {
    const { customer, id } = await surplus(1_000)
    const { body } = await repay(id, { amount: 600 })
    const undo = (one: string, reason: string) =>
      api.send('POST', `/receipts/repayments/${one}/undo`, { reason }, staff)
    const [{ _id }] = body.repayments
    expect(await undo(_id, '')).toMatchObject({ status: 400, body: { details: [{ path: 'reason' }] } })
    expect((await undo(randomUUID(), 'Fout')).status).toBe(404)
    const undone = { at: expect.any(String), by: expect.any(String), reason: 'Andere klant' }
    for (const reason of ['Andere klant', 'Nog eens'])
      expect(await undo(_id, reason)).toMatchObject({
        status: 200,
        body: { rest: 1_000, repayments: [{ amount: 600, undone }] },
      })
    expect(await statementOf(customer)).toMatchObject({ credit: 1_000, lines: [{ kind: 'receipt' }] })
    await agree()
    expect((await repay(id, { amount: 1_000 })).body.rest).toBe(0)
    const again = (await api.get(`/receipts/${id}`, staff)).body.repayments[1]
    await undo(again._id, 'Ook fout')
    expect((await api.send('POST', `/receipts/${id}/undo`, { reason: 'Fout' }, staff)).status).toBe(200)
    await agree()
  })

  test('what is left goes on a later invoice, and what is left then goes back', async () => {
    const { customer, id } = await surplus(15_000)
    const invoice = await written(customer)
    expect((await put(id, [{ invoice, amount: 12_100 }])).body).toMatchObject({ rest: 2_900 })
    expect((await repay(id, { amount: 2_900 })).body).toMatchObject({ rest: 0 })
    expect((await put(id, [{ invoice: await written(customer), amount: 1 }])).status).toBe(400)
    expect(await statementOf(customer)).toMatchObject({ open: 12_100, credit: 0, credits: [] })
    await agree()
  })
})

test('a period of a statement begins with what was owed before it', async () => {
  const customer = await newCustomer(api)
  await note({ amount: 500, organisation: customer.organisation, receivedOn: lastMonth })
  const invoice = await written(customer)
  const since = await statementOf(customer, `?from=${today}`)
  expect(since).toMatchObject({ opening: -500, open: 12_100, openInvoices: [{ _id: invoice, owed: 12_100 }] })
  expect(since.lines).toMatchObject([{ kind: 'invoice', amount: 12_100, balance: 11_600 }])
  const until = await statementOf(customer, `?until=${plusDays(today, -1)}`)
  expect(until).toMatchObject({ opening: 0, lines: [{ kind: 'receipt', balance: -500 }] })
  expect((await api.get('/account-statements/mine?from=2026-02-30', customer.headers)).status).toBe(400)
})

test('on paper it says the same, in three languages, to its customer and to staff alone', async () => {
  const customer = await newCustomer(api)
  await note({ amount: 500, organisation: customer.organisation, reference: 'Te veel', receivedOn: lastMonth })
  await written(customer)
  const path = (locale: string) => `/account-statements/${customer.organisation}/pdf?locale=${locale}`
  const { customer: name } = await statementOf(customer)
  const words = { nl: 'Rekeningoverzicht', en: 'Account statement', fr: 'Relevé de compte' }
  for (const [locale, title] of Object.entries(words)) {
    const { text, info } = await readPdf((await getBytes(api, path(locale), staff)).bytes)
    for (const part of [title, 'Te veel', name.slice(0, 14), '+++', '121']) expect(text).toContain(part)
    expect(info.Language).toBe(locale)
  }
  const own = await getBytes(api, `/account-statements/mine/pdf?from=${today}`, customer.headers)
  const { text } = await readPdf(own.bytes)
  expect(own.headers.get('content-disposition')).toContain(`rekeningoverzicht-${today}.pdf`)
  expect(text).toContain('Saldo daarvoor')
  expect(text).not.toContain('Te veel')
  expect((await getBytes(api, path('nl'), (await newCustomer(api)).headers)).status).toBe(404)
  expect((await getBytes(api, path('nl'), await api.as('EDITOR'))).status).toBe(403)
})

test('receipts are a file like the other lists', async () => {
  const customer = await newCustomer(api)
  const { body } = await note({ amount: 1_234, organisation: customer.organisation, reference: '=1+1' })
  await repay(body._id, { amount: 34 })
  const { bytes } = await getBytes(api, `/receipts/csv?organisation=${customer.organisation}`, staff)
  const [heading, line] = new TextDecoder().decode(bytes).split('\r\n')
  expect(heading).toContain('Ontvangen op;Klant;Van wie;Hoe;Mededeling;Facturen;Bedrag;Terugbetaald;Nog over')
  expect(line).toContain(`;'=1+1;;"12,34";"0,34";"12,00";`)
})

test('the statement of a customer adds up: invoices, credits, payments, receipts, what is open and what is theirs', async () => {
  const order = await newRegistration(api)
  const { organisation, headers } = order.customer
  const statement = async (as = headers) => (await api.get('/account-statements/mine', as)).body
  const kindsIn = ({ lines }: { lines: { kind: string }[] }) => lines.map(({ kind }) => kind)
  const [{ total, number }] = await order.papers()
  const paid = await statement()
  expect(paid).toMatchObject({ open: 0, credit: 0, lines: [{ number, amount: total, balance: total }, { balance: 0 }] })
  expect(kindsIn(paid)).toEqual(['invoice', 'payment'])

  const invoice = await written(order.customer)
  const { body } = await note({ amount: 15_000, reference: 'OGM', parts: [{ invoice, amount: 2_000 }], organisation })
  expect(await statement()).toMatchObject({ open: 10_100, credit: 13_000 })
  await put(body._id, [{ invoice, amount: 10_100 }])
  const settled = await statement()
  expect(settled).toMatchObject({ open: 0, credit: 2_900 })
  expect(settled.lines.at(-1)).toMatchObject({ balance: -2_900 })
  expect(settled.lines.map(({ reference }: { reference: string }) => reference)).toContain('OGM')

  await api.send('PATCH', `/invoices/${invoice}`, { status: 'credited' }, staff)
  expect(await statement(), 'until it went back').toMatchObject({ open: 0, credit: 15_000 })
  const [{ _id: creditNote }] = (await api.get(`/invoices?kind=credit-note&organisation=${organisation}`, staff)).body
    .items
  await api.send('PATCH', `/invoices/${creditNote}`, { status: 'paid' }, staff)
  const returned = await statement()
  expect(returned).toMatchObject({ open: 0, credit: 2_900 })
  expect(kindsIn(returned).toSorted()).toEqual(['credit-note', 'invoice', 'invoice', 'payment', 'receipt', 'refund'])
  expect((await api.get(`/account-statements/${organisation}`, staff)).body).toEqual(returned)
  const others = (await newCustomer(api)).headers
  expect((await api.get(`/account-statements/${organisation}`, others)).status).toBe(404)
  expect(await statement(others)).toMatchObject({
    opening: 0,
    lines: [],
    open: 0,
    openInvoices: [],
    credit: 0,
    credits: [],
  })
})
