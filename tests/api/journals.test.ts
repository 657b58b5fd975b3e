import { afterAll, beforeAll, expect, test } from 'vitest'
import { brusselsDay, brusselsYear, plusDays } from '../../src/domain/days.ts'
import { usualAccounts } from '../../src/domain/ledger.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { expectJournalsAgree, readJournal } from '../support/journals.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { mismatchedPayment } from '../support/payments.ts'
import { getBytes } from '../support/pdf.ts'
import { newCard } from '../support/prepaid-cards.ts'
import { quotedBooking } from '../support/rooms.ts'
import { newCustomer } from '../support/training.ts'

const day = brusselsDay(new Date())
const year = brusselsYear(new Date())

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const post = (path: string, body: object) => api.send('POST', path, body, staff)
const { customers, advances, bank, cash, paymentProvider, writtenOff, courses, rooms, other, exempt, vat6, vat21 } =
  usualAccounts

/** What each account has in all of a journal, where that is not nothing. */
async function balances(journal: 'sales' | 'financial', fits: (line: { invoice: string; entry: string }) => boolean) {
  const sums: Record<string, number> = {}
  for (const line of await readJournal(api, journal, String(year), staff))
    if (fits(line)) sums[line.account] = (sums[line.account] ?? 0) + line.cents
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

const lines = [
  { description: 'Advies', unitPrice: 10_003 },
  { description: 'Boek', unitPrice: 1_999, vatRate: 6 },
  { description: 'Examen', unitPrice: 5_000, vatRate: 0, vatExemption: 'training' },
]
const written = async (organisation: string | null, of: object[] = lines) =>
  (await post('/invoices', { customer: { name: 'Klant; "van" =ons' }, lines: of, organisation })).body

test('an invoice is what its customer owes against what was sold and the VAT of each rate, a credit note the opposite', async () => {
  const { organisation } = await newCustomer(api)
  const { number, total, _id } = await written(organisation)
  const sold = { [other]: -12_002, [exempt]: -5_000, [vat6]: -120, [vat21]: -2_101 }
  expect(await balances('sales', ({ entry }) => entry === number)).toEqual({ [customers]: total, ...sold })
  await api.send('PATCH', `/invoices/${_id}`, { status: 'credited' }, staff)
  const { related } = (await api.get(`/invoices/${_id}/record`, staff)).body
  const note = await balances('sales', ({ entry }) => entry === related[0].number)
  expect(note).toEqual({ [customers]: -total, [other]: 12_002, [exempt]: 5_000, [vat6]: 120, [vat21]: 2_101 })
  await expectJournalsAgree(api, year, staff)
})

test('a receipt in surplus is money against its invoice and the credit of its customer, until that goes back', async () => {
  const { organisation } = await newCustomer(api)
  const { number, total, _id } = await written(organisation)
  const parts = [{ invoice: _id, amount: total }]
  const receipt = { amount: total + 500, receivedOn: day, reference: 'Te veel', parts }
  const { body } = await post('/receipts', receipt)
  const entry = (await readJournal(api, 'financial', String(year), staff)).find(
    (line) => line.invoice === number,
  )?.entry
  const isThis = (line: { entry: string }) => line.entry === entry
  expect(entry).toBe(body._id)
  expect(await balances('financial', isThis)).toEqual({ [bank]: total + 500, [customers]: -total, [advances]: -500 })
  const repayment = { amount: 500, paidOn: day, reference: 'Terug', reason: 'De klant vroeg het' }
  await post(`/receipts/${body._id}/repayments`, repayment)
  const isAdvance = await balances('financial', () => true)
  expect(isAdvance[advances]).toBeUndefined()
  await expectJournalsAgree(api, year, staff)
  const coins = { amount: 300, receivedOn: day, way: 'cash', organisation, parts: [] }
  await post('/receipts', coins)
  expect(await balances('financial', () => true)).toMatchObject({ [cash]: 300, [advances]: -300 })
})

test('money that came online, what was accepted never to come, and what went back, are in balance too', async () => {
  const before = await balances('financial', () => true)
  const accepted = await mismatchedPayment(api, await newCustomer(api))
  await post(`/payments/${accepted.payment}/decision`, { decision: 'accepted', reason: 'Zo afgesproken' })
  const { papers, cancelAsShown } = await newRegistration(api)
  await cancelAsShown()
  const [invoice] = await papers()
  const after = await balances('financial', () => true)
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
  expect(moved(writtenOff)).toBe(4_450)
  expect(moved(paymentProvider)).toBeGreaterThan(0)
  expect(await balances('sales', ({ entry }) => entry === invoice.number)).toMatchObject({
    [customers]: invoice.total,
    [courses]: -invoice.net,
    [vat21]: -invoice.vat,
  })
  await expectJournalsAgree(api, year, staff)
})

test('a quarter and a month are parts of the year, and what was undone is in none', async () => {
  const { organisation } = await newCustomer(api)
  const { number } = await written(organisation)
  const month = day.slice(0, 7)
  const quarter = `${year}-Q${Math.ceil(Number(month.slice(5)) / 3)}`
  for (const period of [month, quarter, String(year)])
    expect((await readJournal(api, 'sales', period, staff)).some(({ entry }) => entry === number)).toBe(true)
  expect(await readJournal(api, 'sales', String(year - 1), staff)).toEqual([])
  const receivedOn = plusDays(day, -400)
  const { body } = await post('/receipts', { amount: 700, receivedOn, organisation, parts: [] })
  const isThere = async () =>
    (await readJournal(api, 'financial', receivedOn.slice(0, 7), staff)).some(({ entry }) => entry === body._id)
  expect(await isThere()).toBe(true)
  await post(`/receipts/${body._id}/undo`, { reason: 'Verkeerd' })
  expect(await isThere()).toBe(false)
})

test('a room is sold on its own account, and days bought ahead on that of courses', async () => {
  const customer = await newCustomer(api)
  const { _id } = await quotedBooking(api, customer.headers)
  await api.send('POST', '/bookings/approve-offer', { _id }, customer.headers)
  const [room] = (await api.get(`/invoices?booking=${_id}`, staff)).body.items
  expect(await balances('sales', ({ entry }) => entry === room.number)).toMatchObject({
    [customers]: room.total,
    [rooms]: -room.net,
  })
  const card = await newCard(api, customer)
  const sold = await balances('sales', ({ entry }) => entry === card.invoice.number)
  expect(sold).toEqual({ [customers]: card.total, [courses]: -card.net, [vat21]: -card.vat })
  await expectJournalsAgree(api, year, staff)
})

test('staff choose the accounts, and say which journal of which period', async () => {
  expect((await api.get('/ledger-accounts', staff)).body).toEqual(usualAccounts)
  const put = (changes: object) => api.send('PUT', '/ledger-accounts', { ...usualAccounts, ...changes }, staff)
  expect((await put({ customers: '4000' })).body.customers).toBe('4000')
  const sold = await readJournal(api, 'sales', String(year), staff)
  expect(sold.some(({ account }) => account === '4000')).toBe(true)
  expect(sold.some(({ account }) => account === customers)).toBe(false)
  for (const wrong of ['', '12', 'abc', '1234567890123']) expect((await put({ bank: wrong })).status).toBe(400)
  await put({})
  for (const query of ['', '?journal=sales', `?journal=other&period=${year}`, '?journal=sales&period=2026-13'])
    expect((await api.get(`/books/journal${query}`, staff)).status).toBe(400)
  const asked = `/books/journal?journal=financial&period=${year}-Q4&locale=fr`
  const { bytes, headers } = await getBytes(api, asked, staff)
  expect(headers.get('content-disposition')).toContain(`journal-financier-${year}-Q4.csv`)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  expect(text.split('\uFEFF')).toHaveLength(2)
  expect(text.slice(1)).toMatch(/^Journal;Écriture;Date;Compte;/)
})
