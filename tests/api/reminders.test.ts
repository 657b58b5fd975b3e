import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { remindDebtors } from '../../src/api/money/index.ts'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { invoices, mails, reminderPauses, reminders } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { getBytes, readPdf } from '../support/pdf.ts'
import { type Customer, newCustomer } from '../support/training.ts'

const today = brusselsDay(new Date())
const usual = { isAutomatic: false, firstAfter: 7, secondAfter: 22, thirdAfter: 37, fee: 0, asksDamages: false }

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const settings = (changes: object) => api.send('PUT', '/reminder-settings', { ...usual, ...changes }, staff)
beforeEach(async () => {
  await settings({})
})

/** An invoice of 121 euros that is so many days late. */
async function late(
  days: number,
  { organisation, id }: Partial<Customer> = {},
  email: string | null = `${randomUUID()}@klant.test`,
) {
  const input = {
    customer: { name: 'Klant', email },
    lines: [{ description: 'Advies', unitPrice: 10_000 }],
    ...(organisation ? { organisation } : { user: id }),
  }
  const { body } = await api.send('POST', '/invoices', input, staff)
  await api.db
    .update(invoices)
    .set({ dueOn: plusDays(today, -days) })
    .where(eq(invoices.id, body._id))
  return body._id as string
}

const remind = async (...chosen: string[]) => (await api.send('POST', '/reminders', { chosen }, staff)).body
const record = async (id: string) => (await api.get(`/open-invoices/${id}`, staff)).body
const whyNot = async (id: string) => (await remind(id)).refused[0]?.why
/** As if the last reminder of it went so many days ago. */
const age = (id: string, days: number) =>
  api.db
    .update(reminders)
    .set({ sentOn: plusDays(today, -days) })
    .where(eq(reminders.invoiceId, id))
const mailsOf = async (id: string) => {
  const sent = await api.db.select().from(reminders).where(eq(reminders.invoiceId, id)).orderBy(reminders.level)
  const all = await api.db.select().from(mails)
  return sent.map((one) => all.find(({ aboutId }) => aboutId === one.id)?.data)
}
const pause = (id: string, input: object) =>
  api.send('POST', `/open-invoices/${id}/pause`, { note: 'Belde', ...input }, staff)

describe('reminders that staff send', () => {
  test('go level by level, the first free, each with its letter and the invoice, and never a fourth', async () => {
    await settings({ fee: 750, asksDamages: true })
    const person = await newCustomer(api, { isPrivatePerson: true })
    const id = await late(10, { id: person.id })
    expect(await record(id)).toMatchObject({
      isConsumer: true,
      reminders: [],
      pause: null,
      next: {
        level: 1,
        costs: 0,
        damages: 0,
        total: 12_100,
        payBy: plusDays(today, 14),
        subject: expect.stringContaining('Herinnering'),
        body: expect.stringMatching(/^Dag Nele,[\s\S]*€\s121,00[\s\S]*Online bekijken/),
      },
    })
    expect(await remind(id)).toEqual({ done: [id], refused: [] })
    expect(await whyNot(id), 'within the 14 days').toBe('early')
    await age(id, 14)
    expect(await whyNot(id), 'on the fourteenth').toBe('early')
    await age(id, 15)
    expect((await remind(id)).done).toEqual([id])
    await age(id, 15)
    expect((await remind(id)).done).toEqual([id])
    await age(id, 300)
    expect(await whyNot(id)).toBe('early')
    const sent = await mailsOf(id)
    expect(sent.map((mail) => mail?.values)).toMatchObject([
      { level: 1, open: 12_100, costs: 0, damages: 0, total: 12_100, payBy: plusDays(today, 14) },
      { level: 2, costs: 750, damages: 0, total: 12_850 },
      { level: 3, costs: 1_500, damages: 2_000, total: 15_600 },
    ])
    expect(sent[0]?.attachments?.map(({ document }) => document)).toEqual(['reminder', 'invoice'])
    expect((await record(id)).reminders).toHaveLength(3)
    expect((await compareBooks(api.db)).differences).toEqual([])
  })

  test('of two at once one goes', async () => {
    const id = await late(10, await newCustomer(api))
    const both = await Promise.all([remind(id), remind(id), remind(id)])
    expect(both.flatMap(({ done }) => done)).toEqual([id])
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('do not go where nothing is late, open or known', async () => {
    const customer = await newCustomer(api)
    const paid = await late(10, customer)
    await api.send('PATCH', `/invoices/${paid}`, { status: 'paid' }, staff)
    const nobody = await late(10, {}, null)
    const soon = await late(0, customer)
    const gone = randomUUID()
    const { done, refused } = await remind(paid, nobody, soon, gone)
    expect(done).toEqual([])
    expect(Object.fromEntries(refused.map(({ _id, why }: { _id: string; why: string }) => [_id, why]))).toEqual({
      [paid]: 'paid',
      [nobody]: 'address',
      [soon]: 'early',
      [gone]: 'missing',
    })
  })

  test('ask what is open, and say so on paper with what the law asks', async () => {
    await settings({ asksDamages: true })
    const person = await newCustomer(api, { isPrivatePerson: true })
    const id = await late(10, { id: person.id })
    const parts = [{ invoice: id, amount: 2_100 }]
    await api.send('POST', '/receipts', { amount: 2_100, receivedOn: today, parts }, staff)
    await remind(id)
    const { text, pages } = await readPdf((await getBytes(api, `/open-invoices/${id}/reminder`, staff)).bytes)
    for (const part of ['€ 121,00', '−21,00', '€ 100,00', 'boek XIX', '14 kalenderdagen', 'BE 0999.567.875', '+++'])
      expect(text).toContain(part)
    expect(pages).toBe(1)
  })
})

describe('what stops them', () => {
  test('a dispute until it is lifted, a promise until its day is over', async () => {
    const id = await late(10, await newCustomer(api))
    expect((await pause(id, { reason: 'dispute' })).status).toBe(200)
    expect(await whyNot(id)).toBe('stopped')
    expect((await record(id)).pause).toMatchObject({
      reason: 'dispute',
      until: null,
      note: 'Belde',
      by: expect.any(String),
    })
    await api.send('POST', `/open-invoices/${id}/resume`, {}, staff)
    expect((await record(id)).pause).toBeNull()
    await pause(id, { reason: 'promise', until: today })
    expect(await whyNot(id)).toBe('stopped')
    const isPromise = and(eq(reminderPauses.invoiceId, id), eq(reminderPauses.reason, 'promise'))
    await api.db
      .update(reminderPauses)
      .set({ until: plusDays(today, -1) })
      .where(isPromise)
    expect((await remind(id)).done).toEqual([id])
  })

  test('needs a note, and a promise a day that is to come', async () => {
    const id = await late(10, await newCustomer(api))
    expect((await pause(id, { reason: 'promise' })).status).toBe(400)
    expect((await pause(id, { reason: 'promise', until: plusDays(today, -1) })).status).toBe(400)
    expect((await pause(id, { reason: 'dispute', note: '' })).status).toBe(400)
    expect((await pause(id, { reason: 'dispute', until: today })).body.pause).toMatchObject({ until: null })
    expect((await pause(randomUUID(), { reason: 'dispute' })).status).toBe(404)
  })
})

describe('reminders that go by themselves', () => {
  const run = () => remindDebtors({ ...api.parts, user: null })

  test('only once staff turned that on, on their days, once, and not what is stopped', async () => {
    const customer = await newCustomer(api)
    const [due, early, stopped] = [await late(7, customer), await late(6, customer), await late(30, customer)]
    await pause(stopped, { reason: 'dispute' })
    await run()
    expect(await mailsOf(due)).toEqual([])
    await settings({ isAutomatic: true })
    await Promise.all([run(), run()])
    await run()
    expect((await mailsOf(due)).map((mail) => mail?.values)).toMatchObject([{ level: 1 }])
    expect((await record(due)).reminders).toMatchObject([{ level: 1, by: null }])
    expect(await mailsOf(early)).toEqual([])
    expect(await mailsOf(stopped)).toEqual([])
  })
})

test('open invoices are listed by how late they are, with a file and the sums of each age', async () => {
  const customer = await newCustomer(api)
  const [one, two] = [await late(45, customer), await late(91, customer)]
  const { items } = (await api.get('/open-invoices?limit=999&age=to60', staff)).body
  expect(items.find(({ _id }: { _id: string }) => _id === one)).toMatchObject({ owed: 12_100, age: 'to60', level: 0 })
  expect(items.some(({ _id }: { _id: string }) => _id === two)).toBe(false)
  const { items: ages } = (await api.get('/open-invoices/ages', staff)).body
  expect(ages.find((row: { age: string }) => row.age === 'older').count).toBeGreaterThan(0)
  for (const [days, of] of [
    [0, 'current'],
    [1, 'to30'],
    [30, 'to30'],
    [31, 'to60'],
    [60, 'to60'],
    [61, 'to90'],
    [90, 'to90'],
    [91, 'older'],
  ] as const) {
    const dueOn = plusDays(today, -days)
    await api.db.update(invoices).set({ dueOn }).where(eq(invoices.id, one))
    const { items: found } = (await api.get(`/open-invoices?limit=999&age=${of}`, staff)).body
    expect(
      found.some(({ _id }: { _id: string }) => _id === one),
      `${days} days late`,
    ).toBe(true)
  }
  const { bytes } = await getBytes(api, '/open-invoices/csv?age=older', staff)
  expect(new TextDecoder().decode(bytes)).toContain('Meer dan 90 dagen')
})

test('levels stand 15 days apart, and cost what the law allows at most', async () => {
  for (const wrong of [{ secondAfter: 21 }, { thirdAfter: 36 }, { fee: 751 }, { firstAfter: 0 }])
    expect((await settings(wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect((await settings({ fee: 750, isAutomatic: true })).body).toMatchObject({ fee: 750, isAutomatic: true })
})
