import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendRefund } from '../../src/api/money/refunds.ts'
import { invoices, refunds } from '../../src/db/tables.ts'
import { brusselsDay, brusselsYear } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { owedSinceMove } from '../support/owed-since-move.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { comeInstead, mismatchedPayment, payerOf } from '../support/payments.ts'
import { getBytes } from '../support/pdf.ts'
import { newCustomer } from '../support/training.ts'

const year = brusselsYear(new Date())
const today = brusselsDay(new Date())
const month = today.slice(0, 7)

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const totals = async (per = 'month') => (await api.get(`/books/totals?year=${year}&per=${per}`, staff)).body
const now = async () => (await totals()).periods.find(({ period }: { period: string }) => period === month)
type Period = Record<'invoiced' | 'credited' | 'received' | 'refunded' | 'open', number>
/** What a deed moved in this month. */
async function moved(deed: () => Promise<unknown>) {
  const before: Period = await now()
  await deed()
  const after: Period = await now()
  const names = ['invoiced', 'credited', 'received', 'refunded', 'open'] as const
  return Object.fromEntries(
    names.flatMap((name) => (after[name] === before[name] ? [] : [[name, after[name] - before[name]]])),
  )
}
const invoice = () =>
  api.send(
    'POST',
    '/invoices',
    { customer: { name: 'Boekhouder' }, lines: [{ description: 'Advies', quantity: 1, unitPrice: 100_00 }] },
    staff,
  )
const decided = (id: string, decision: string) =>
  api.send('POST', `/payments/${id}/decision`, { decision, reason: 'Zo afgesproken' }, staff)

test('invoices are open until staff note their money, and credit notes until it went back', async () => {
  let id = ''
  expect(await moved(async () => (id = (await invoice()).body._id))).toEqual({ invoiced: 12_100, open: 12_100 })
  const status = (to: string, of = id) => api.send('PATCH', `/invoices/${of}`, { status: to }, staff)
  expect(await moved(() => status('paid'))).toEqual({ received: 12_100, open: -12_100 })
  expect(await moved(() => status('credited'))).toEqual({ credited: 12_100 })
  const { related } = (await api.get(`/invoices/${id}/record`, staff)).body
  expect(await moved(() => status('paid', related[0]._id))).toEqual({ refunded: 12_100 })
})

test('money that came online counts once, whatever was decided of it', async () => {
  const customer = await newCustomer(api)
  const accepted = await mismatchedPayment(api, customer)
  expect(await moved(() => decided(accepted.payment, 'accepted'))).toEqual({ invoiced: 54_450, received: 50_000 })
  const settled = await mismatchedPayment(api, customer)
  expect(await moved(() => decided(settled.payment, 'settled'))).toEqual({ invoiced: 54_450, received: 54_450 })
  const returned = await mismatchedPayment(api, customer)
  const effect = await moved(async () => {
    await decided(returned.payment, 'returned')
    const rows = (await api.db.select().from(refunds)).filter(({ paymentId }) => paymentId === returned.payment)
    for (const { id } of rows) await sendRefund({ ...api.parts, user: null }, id)
  })
  expect(effect).toEqual({ received: 50_000, refunded: 50_000 })
})

test('what a dearer date cost beside counts once, however each part came', async () => {
  const [online, byBank] = [await newRegistration(api), await newRegistration(api)]
  for (const { id } of [online, byBank]) await owedSinceMove(api, id, 10_000)
  const payer = payerOf(api)
  const settled = await moved(async () => {
    const payment = await payer.begin(online.id, online.customer.headers)
    await comeInstead(api, payment, 12_000)
    const [newest] = (await payer.paymentsOf(online.id)).slice(-1)
    await decided(String(newest?.id), 'settled')
  })
  expect(settled).toEqual({ received: 12_100, open: -12_100 })
  const bill = (await byBank.papers()).at(-1)
  const noted = await moved(() => api.send('PATCH', `/invoices/${bill._id}`, { status: 'paid' }, staff))
  expect(noted).toEqual({ received: 12_100, open: -12_100 })
})

test('an open invoice that was credited in part is received without that part', async () => {
  const { papers } = await newRegistration(api, { paid: 'partner' })
  const [{ _id, total }] = await papers()
  const part = { description: 'Korting', net: 10_000, left: total }
  expect(await moved(() => api.send('POST', `/invoices/${_id}/credit-notes`, part, staff))).toEqual({
    ...{ credited: 12_100, open: -12_100 },
  })
  const rest = total - 12_100
  expect(await moved(() => api.send('PATCH', `/invoices/${_id}`, { status: 'paid' }, staff))).toEqual({
    ...{ received: rest, open: -rest },
  })
})

test('months, quarters and the file say the same of a year', async () => {
  const [months, quarters] = [await totals(), await totals('quarter')]
  expect(months.periods).toHaveLength(12)
  expect(quarters.periods).toHaveLength(4)
  expect(quarters.total).toEqual(months.total)
  const { invoiced, credited, vat } = months.total
  const sum = vat.reduce((all: number, one: { net: number; vat: number }) => all + one.net + one.vat, 0)
  expect(sum).toBe(invoiced - credited)
  const { bytes } = await getBytes(api, `/books/csv?year=${year}&per=quarter&locale=en`, staff)
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines).toHaveLength(6)
  expect(lines[0]).toContain('Invoiced;Credited;Received')
  expect(lines.at(-1)).toContain(`"${(invoiced / 100).toFixed(2).replace('.', ',')}"`)
  for (const query of ['', '?year=nothing', `?year=${year}&per=week`])
    expect((await api.get(`/books/totals${query}`, staff)).status).toBe(400)
})

test('a period in which more was credited than invoiced is a number below nothing in the file too', async () => {
  const { _id } = (await invoice()).body
  await api.send('PATCH', `/invoices/${_id}`, { status: 'credited' }, staff)
  const { related } = (await api.get(`/invoices/${_id}/record`, staff)).body
  await api.db
    .update(invoices)
    .set({ issuedOn: `${year - 1}-02-10` })
    .where(eq(invoices.id, related[0]._id))
  const { bytes } = await getBytes(api, `/books/csv?year=${year - 1}&per=month&locale=nl`, staff)
  const [, , february] = new TextDecoder().decode(bytes).split('\r\n')
  expect(february).toMatch(/;"-100,00";"-21,00"$/)
})

describe('on the day of the payment', () => {
  const lines = [
    { description: 'Advies', unitPrice: 10_003 },
    { description: 'Boek', unitPrice: 1_999, vatRate: 6 },
  ]
  type Rate = { rate: number; net: number; vat: number }
  /** The VAT of a year and of each of its months, on the day of the payment. */
  const paidVat = async (of: number) =>
    (await api.get(`/books/totals?year=${of}&per=month&vatOn=payment`, staff)).body as {
      periods: { period: string; vat: Rate[] }[]
      total: { vat: Rate[] }
    }
  const monthOf = async (of: number, period: string) =>
    (await paidVat(of)).periods.find((one) => one.period === period)?.vat ?? []

  test('VAT counts with what came, in parts, to the cent of the invoice, and goes with what went back', async () => {
    const { organisation } = await newCustomer(api)
    const before = await paidVat(year)
    const { _id, total, net, vat } = (
      await api.send('POST', '/invoices', { customer: { name: 'Klant' }, lines, organisation }, staff)
    ).body
    // Not paid yet: by invoice, and not by payment.
    expect((await paidVat(year)).total.vat).toEqual(before.total.vat)
    const pay = (amount: number) =>
      api.send('POST', '/receipts', { amount, receivedOn: today, parts: [{ invoice: _id, amount }] }, staff)
    await pay(5_000)
    const ofYear = async () => (await paidVat(year)).total.vat.reduce((sum, one) => sum + one.net + one.vat, 0)
    const start = before.total.vat.reduce((sum, one) => sum + one.net + one.vat, 0)
    expect((await ofYear()) - start).toBe(5_000)
    await pay(total - 5_000)
    const rates = async () => {
      const now = (await paidVat(year)).total.vat
      return [6, 21].map((rate) => {
        const one = now.find((row) => row.rate === rate)
        const then = before.total.vat.find((row) => row.rate === rate)
        return { rate, net: (one?.net ?? 0) - (then?.net ?? 0), vat: (one?.vat ?? 0) - (then?.vat ?? 0) }
      })
    }
    expect(await rates()).toEqual([
      { rate: 6, net: 1_999, vat: 120 },
      { rate: 21, net: 10_003, vat: 2_101 },
    ])
    expect([net, vat]).toEqual([12_002, 2_221])
    await api.send('PATCH', `/invoices/${_id}`, { status: 'credited' }, staff)
    expect((await rates()).map((row) => row.vat)).toEqual([120, 2_101])
    const { related } = (await api.get(`/invoices/${_id}/record`, staff)).body
    await api.send('PATCH', `/invoices/${related[0]._id}`, { status: 'paid' }, staff)
    expect((await rates()).map((row) => row.vat)).toEqual([0, 0])
  })

  test('money of a year before its invoice counts in the year of the invoice, and the file says whose day it is', async () => {
    const { organisation } = await newCustomer(api)
    const { _id, total } = (
      await api.send('POST', '/invoices', { customer: { name: 'Klant' }, lines, organisation }, staff)
    ).body
    const receivedOn = `${year - 2}-03-05`
    const before = await monthOf(year, month)
    await api.send('POST', '/receipts', { amount: total, receivedOn, parts: [{ invoice: _id, amount: total }] }, staff)
    expect(await monthOf(year - 2, `${year - 2}-03`)).toEqual([])
    const sum = (rates: Rate[]) => rates.reduce((all, one) => all + one.vat, 0)
    expect(sum(await monthOf(year, month)) - sum(before)).toBe(2_221)
    await api.db
      .update(invoices)
      .set({ issuedOn: `${year - 2}-02-10` })
      .where(eq(invoices.id, _id))
    expect(sum(await monthOf(year - 2, `${year - 2}-03`))).toBe(2_221)
    expect(sum(await monthOf(year, month))).toBe(sum(before))
    const { bytes } = await getBytes(api, `/books/csv?year=${year - 2}&vatOn=payment&locale=en`, staff)
    expect(new TextDecoder().decode(bytes)).toContain('VAT 21 %, by payment date')
    expect((await api.get(`/books/totals?year=${year}&vatOn=never`, staff)).status).toBe(400)
  })

  test('what came online and was canceled in part is the VAT of what stayed, once the rest went back', async () => {
    const start = (await paidVat(year)).total.vat
    const { id, cancelAsShown, students, papers } = await newRegistration(api, { days: 60 })
    await cancelAsShown({ students: students.slice(0, 1) })
    const rows = await api.db.select().from(refunds)
    for (const row of rows) await sendRefund({ ...api.parts, user: null }, row.id)
    const vat = (await papers()).reduce((sum: number, paper: { vat: number }) => sum + paper.vat, 0)
    const sum = (rates: Rate[]) => rates.reduce((all, one) => all + one.vat, 0)
    expect(sum((await paidVat(year)).total.vat) - sum(start), id).toBe(vat)
  })
})
