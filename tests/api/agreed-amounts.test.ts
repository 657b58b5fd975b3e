import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { courses, mails, sessions } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { textOf } from '../../src/domain/mails.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { openSocket } from '../support/market.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration, type Wish } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Body = Record<string, unknown>
const reason = 'Zoals besproken aan de telefoon'
const agree = async () => expect((await compareBooks(api.db)).differences).toEqual([])
const historyOf = async (id: string): Promise<Body[]> => (await api.get(`/registrations/${id}/history`, staff)).body
const agreedIn = async (id: string) =>
  (await historyOf(id)).filter((move) => String(move.reason).startsWith('agreed: ')).map((move) => move.reason)
const mailed = async ({ mails: read }: Awaited<ReturnType<typeof newRegistration>>, kind: string) =>
  (await read()).filter((mail) => mail.kind === kind).map(({ values }) => values)
/** What the mails about credit notes say. */
async function valuesMailed(notes: { _id: string }[]) {
  const ids = notes.map(({ _id }) => _id)
  const rows = ids.length > 0 ? await api.db.select().from(mails).where(inArray(mails.aboutId, ids)) : []
  return rows.flatMap(({ data }) => (data.kind === 'credit-note' ? [data.values] : []))
}

describe('canceling with an amount that staff agreed to', () => {
  const effectOf = async (id: string, credit: number, query = '') =>
    (await api.get(`/registrations/${id}/cancellation-effect?credit=${credit}${query}`, staff)).body

  test.for([
    { paid: 'online', asked: 100_000, credit: 100_000, refund: 100_000 },
    { paid: 'online', asked: 108_900, credit: 108_900, refund: 108_900 },
    { paid: 'online', asked: 0, credit: 0, refund: 0 },
    { paid: 'byHand', asked: 3, credit: 2, refund: 2 },
    { paid: 'partner', asked: 60_000, credit: 60_000, refund: 0 },
  ] as const)('of $paid, $asked cents: shown, then done, with its reason', async ({ paid, asked, credit, refund }) => {
    const registration = await newRegistration(api, { paid, days: 10 })
    const { id, cancel, read, papers } = registration
    const shown = await effectOf(id, asked)
    expect(shown).toMatchObject({
      credit,
      refund,
      percent: 50,
      kept: 108_900 - shown.credit,
      left: 108_900 - shown.credit,
    })
    const { credit: agreed, refund: back } = shown
    expect((await cancel({ credit: agreed, refund: back }, staff)).status).toBe(409)
    expect((await cancel({ credit: agreed, refund: back, reason }, staff)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'expired', total: 108_900 - agreed })
    const notes = (await papers()).filter(({ creditOf }: Body) => creditOf)
    expect(notes.map(({ total }: Body) => total)).toEqual(agreed > 0 ? [-agreed] : [])
    expect(await agreedIn(id)).toEqual([`agreed: ${reason}`])
    expect(await mailed(registration, 'cancellation-settled')).toMatchObject([
      { credited: agreed, refunded: back, kept: 108_900 - agreed, reason },
    ])
    expect(await valuesMailed(notes)).toMatchObject(agreed > 0 ? [{ reason }] : [])
    await agree()
  })

  test('of an invoice that was paid in part promises nothing back: what came beyond it stays as credit', async () => {
    const { papers, cancel, mails: read } = await newRegistration(api, { paid: 'partner', days: 10 })
    const [invoice] = await papers()
    const receipt = { amount: 100_000, receivedOn: brusselsDay(new Date()) }
    const parts = [{ invoice: invoice._id, amount: 100_000 }]
    const { status, body } = await api.send('POST', '/receipts', { ...receipt, parts }, staff)
    expect(status).toBe(201)
    expect((await cancel({ credit: 60_000, refund: 0, reason }, staff)).status).toBe(200)
    const sent = (await read()).filter(({ kind }) => kind === 'cancellation-settled')
    expect(sent.map(textOf)).toEqual(['cancellation-credited'])
    expect((await api.get(`/receipts/${body._id}`, staff)).body).toMatchObject({ rest: 100_000 - 48_900 })
    await agree()
  })

  test('of one of three, who then cost nothing more than was agreed', async () => {
    const { id, students, cancel, read } = await newRegistration(api, { participants: 3, days: 10 })
    const shown = await effectOf(id, 50_000, `&students=${students[0]}`)
    expect(shown).toMatchObject({ isWhole: false, credit: 50_000, refund: 50_000, kept: 4_450, left: 113_350 })
    const wish = { students: students.slice(0, 1), credit: 50_000, refund: 50_000, reason }
    expect((await cancel(wish, staff)).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'paid', total: 113_350, owed: 0 })
    await agree()
  })

  test('is refused above what was charged, of what nothing was charged for, after a withdrawal, and to customers', async () => {
    const { id, cancel, customer } = await newRegistration(api, { days: 10 })
    expect(await effectOf(id, 108_901)).toMatchObject({ isPossible: false, credit: 54_450 })
    expect((await cancel({ credit: 108_901, refund: 108_901, reason }, staff)).status).toBe(400)
    expect((await api.get(`/registrations/${id}/cancellation-effect?credit=1`, customer.headers)).status).toBe(403)
    expect((await api.get(`/registrations/${id}/cancellation-effect?credit=x`, staff)).status).toBe(400)
    expect((await cancel({ credit: 100_000, refund: 100_000, reason })).status).toBe(403)
    expect((await cancel({ credit: 100_000, refund: 99_999, reason }, staff)).status).toBe(409)
    const unpaid = await newRegistration(api, { paid: 'not', days: 10 })
    expect(await effectOf(unpaid.id, 100)).toMatchObject({ isPossible: false })
    expect((await unpaid.cancel({ credit: 100, refund: 0, reason }, staff)).status).toBe(409)
    const consumer = await newRegistration(api, { isPrivatePerson: true, days: 20 })
    expect(await effectOf(consumer.id, 100, '&withdrawal=true')).toMatchObject({ isPossible: false })
    const withdrawn = { withdrawal: true, credit: 100, refund: 100, reason }
    expect((await consumer.cancel(withdrawn, staff)).status).toBe(409)
    await agree()
  })

  test('goes once where it is sent by ten at once', async () => {
    const { id, papers } = await newRegistration(api, { days: 10 })
    const socket = await openSocket(api)
    const body = { credit: 100_000, refund: 100_000, reason }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => socket.send('POST', `/registrations/${id}/cancellation`, body, staff)),
    )
    await socket.stop()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)])
    expect(await papers()).toHaveLength(2)
    await agree()
  })
})

describe('a move at the price that staff choose', () => {
  async function movable(newPrice: number, wish: Wish = {}) {
    const registration = await newRegistration(api, wish)
    const target = await otherSessionOf(api, registration.id, {})
    const [known] = await api.db.select().from(sessions).where(eq(sessions.id, target))
    await api.db
      .update(courses)
      .set({ price: newPrice })
      .where(eq(courses.id, String(known?.courseId)))
    const { sessions: shown } = (await api.get(`/registrations/${registration.id}/moves`, staff)).body
    const move = (input: Body, as = staff) =>
      api.send('POST', `/registrations/${registration.id}/move`, { session: target, ...input }, as)
    return { ...registration, move, shown: shown[0] }
  }

  test('as agreed keeps it where the course became cheaper', async () => {
    const registration = await movable(40_000)
    const { id, move, shown, read, papers } = registration
    expect(shown).toMatchObject({ difference: -12_100, refund: 12_100, today: -12_100, refundToday: 12_100 })
    expect((await move({ difference: -12_100, price: 'agreed', reason })).status).toBe(409)
    expect((await move({ difference: 0, price: 'agreed' })).status).toBe(400)
    expect((await move({ difference: 0, price: 'agreed', reason })).status).toBe(200)
    expect(await read()).toMatchObject({ status: 'paid', total: 108_900, owed: 0 })
    expect(await papers()).toHaveLength(1)
    expect(await agreedIn(id)).toEqual([`agreed: ${reason}`])
    expect(await mailed(registration, 'registration-moved')).toMatchObject([{ difference: 0, reason }])
    await agree()
  })

  test('of today gives back what is less, and bills what is more of what was paid', async () => {
    const cheaper = await movable(40_000)
    expect((await cheaper.move({ difference: -12_100, price: 'today', reason })).status).toBe(200)
    expect((await cheaper.papers()).map(({ total }: Body) => total)).toEqual([108_900, -12_100])
    const dearer = await movable(50_000)
    expect(dearer.shown).toMatchObject({ difference: 0, today: 12_100, refundToday: 0 })
    expect((await dearer.move({ difference: 12_100, price: 'today', reason })).status).toBe(200)
    expect(await dearer.read()).toMatchObject({ status: 'paid', total: 121_000, owed: 12_100 })
    const [, added] = await dearer.papers()
    expect(added).toMatchObject({ status: 'open', total: 12_100, owed: 12_100, creditOf: null })
    await agree()
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(dearer.id, dearer.customer.headers), 'paid')
    expect(await dearer.read()).toMatchObject({ status: 'paid', owed: 0 })
    await agree()
    expect((await dearer.cancelAsShown()).status).toBe(200)
    await agree()
  })

  test('of today that is dearer is billed of what waits for its invoice to be paid, and asked of who pays online', async () => {
    const billed = await movable(50_000, { paid: 'partner' })
    expect((await billed.move({ difference: 12_100, price: 'today', reason })).status).toBe(200)
    expect(await billed.read()).toMatchObject({ status: 'awaiting_payment', total: 121_000, toPay: 121_000 })
    const online = await movable(50_000, { paid: 'not' })
    expect((await online.move({ difference: 12_100, price: 'today', reason })).status).toBe(200)
    expect(await online.papers()).toHaveLength(0)
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(online.id, online.customer.headers), 'paid')
    expect((await online.papers()).map(({ total, status }: Body) => [total, status])).toEqual([[121_000, 'paid']])
    await agree()
  })

  test('is nobody else’s to choose, and goes once', async () => {
    const { id, move, customer, papers } = await movable(50_000)
    expect((await move({ difference: 12_100, price: 'today', reason }, customer.headers)).status).toBe(403)
    expect((await move({ difference: 0, reason }, customer.headers)).status).toBe(403)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => move({ difference: 12_100, price: 'today', reason })),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(await papers()).toHaveLength(2)
    expect(await agreedIn(id)).toHaveLength(1)
    await agree()
  })
})

describe('a discount on an open invoice', () => {
  const recordOf = async (id: string) => (await api.get(`/invoices/${id}/record`, staff)).body
  async function discount(id: string, input: Body) {
    const { left } = await recordOf(id)
    return api.send('POST', `/invoices/${id}/credit-notes`, { description: reason, left: left.total, ...input }, staff)
  }

  test('in percent of what is left, or an amount: less is open everywhere, its reason is written and mailed', async () => {
    const { read, papers } = await newRegistration(api, { paid: 'partner' })
    const [invoice] = await papers()
    expect((await discount(invoice._id, { percent: 10 })).body).toMatchObject({ total: -10_890, status: 'paid' })
    expect((await discount(invoice._id, { percent: 33.33 })).body.net).toBe(-26_997)
    expect((await discount(invoice._id, { net: 3 })).status).toBe(201)
    expect(await read()).toMatchObject({ status: 'awaiting_payment', net: 54_000, toPay: 65_340 })
    expect((await api.get(`/invoices/${invoice._id}`, staff)).body).toMatchObject({ status: 'open', owed: 65_340 })
    expect((await recordOf(invoice._id)).related).toMatchObject(Array(3).fill({ isCreditNote: true, agreed: reason }))
    const notes = (await papers()).slice(1)
    expect(await valuesMailed(notes)).toMatchObject(Array(3).fill({ reason, isPart: true, refund: false }))
    await agree()
  })

  test('is refused with both, with neither, and beyond what is left', async () => {
    const { papers } = await newRegistration(api, { paid: 'partner' })
    const [{ _id }] = await papers()
    const refused: [Body, string][] = [
      [{}, 'net'],
      [{ net: 100, percent: 1 }, 'net'],
      [{ percent: 0 }, 'percent'],
      [{ percent: 100.5 }, 'percent'],
      [{ percent: 0.000001 }, 'percent'],
      [{ net: 90_001 }, 'net'],
      [{ percent: 10, description: '' }, 'description'],
    ]
    for (const [input, path] of refused) {
      const { status, body } = await discount(_id, input)
      expect([status, body.details?.map((detail: Body) => detail.path)], JSON.stringify(input)).toEqual([400, [path]])
    }
    // The order stands: all of it is credited by canceling that.
    expect((await discount(_id, { percent: 100 })).status).toBe(409)
    expect(await papers()).toHaveLength(1)
  })
})
