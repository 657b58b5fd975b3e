import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/books/compare-books.ts'
import { vatOn } from '../../src/domain/vat.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { prepareClock, restoreClock } from '../support/clock.ts'
import {
  moneyAtProvider,
  openChoices,
  openMarket,
  openSocket,
  passTime,
  reprice,
  runJobs,
  signIn,
} from '../support/market.ts'
import { payerOf } from '../support/payments.ts'
import { registrationOf } from '../support/training.ts'

let api: TestApi
let socket: Awaited<ReturnType<typeof openSocket>>
let seeded: TestApi
beforeAll(async () => {
  seeded = await startApi()
  await prepareClock(seeded.pool)
  // Connections that were opened before keep the real clock.
  api = { ...seeded, ...apiOn(seeded.url, seeded.filesDir) }
  socket = await openSocket(api)
})
afterEach(restoreClock)
afterAll(async () => {
  await socket.stop()
  await api.stop()
  await seeded.stop()
})

const outcomes = ['paid', 'paid', 'failed', 'canceled', 'expired', 'pending'] as const
const which = fc.nat({ max: 20 })
const group = fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 3 })
const who = fc.nat({ max: 2 })
const session = fc.nat({ max: 1 })
const anyAct = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('register', 'join'), who, group, session }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay'),
      which,
      outcome: fc.constantFrom(...outcomes),
      isSilent: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('settle'), which, outcome: fc.constantFrom(...outcomes) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('cancel'), which, part: fc.nat({ max: 2 }), withdrawal: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('begin', 'take back', 'leave', 'replace', 'move', 'take', 'withdraw'),
      which,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('transfer', 'confirm', 'expire'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('call off'), which }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('choose'), which, stays: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reprice'), price: fc.constantFrom(33_333, 45_000, 50_001, 61) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('clock'), hours: fc.constantFrom(1, 30, 50, 170) }) },
)
type Act = Parameters<Parameters<typeof anyAct.map>[0]>[0]

/** An order as its customer would write it down. */
interface Noted {
  id: string
  who: number
  session: string
  students: string[]
  /** Cents excluding VAT: of each who is in it, and what stays of who left too late. */
  price: number
  kept: number
  /** Staff said that it is paid. */
  byHand: boolean
}

/** One course, in the product and on paper. */
async function play(capacity: number, acts: Act[]) {
  const market = await openMarket(api, capacity)
  let staff = (await passTime(api, 0))[0] ?? {}
  let headers = await Promise.all(market.people.map(({ customer }) => signIn(api, customer)))
  const orders: Noted[] = []
  const entries: { id: string; who: number; students: string[]; session: string }[] = []
  const begun: string[] = []
  const calledOff = new Set<string>()
  let price = 45_000

  const nth = <Thing>(things: Thing[], index: number) => things[index % Math.max(things.length, 1)]
  const living = () => orders.filter(({ students }) => students.length > 0)
  const as = (index: number) => headers[index] ?? {}
  const send = (index: number, method: string, path: string, body?: object) =>
    socket.send(method, path, body, as(index))
  const read = async ({ id }: Noted) => (await socket.send('GET', `/registrations/${id}`, undefined, staff)).body
  const { chooseSilently } = payerOf(api)

  async function register(index: number, students: string[], of: string) {
    const { status, body } = await send(index, 'POST', '/registrations', registrationOf(of, students))
    if (status === 201) orders.push({ id: body._id, who: index, session: of, students, price, kept: 0, byHand: false })
  }

  async function begin(order: Noted): Promise<string | undefined> {
    const { status, body } = await send(order.who, 'POST', '/registrations/create-payment', { id: order.id })
    const payment = status === 200 ? String(body.redirectUrl).split('/').at(-1) : undefined
    if (payment) begun.push(payment)
    return payment
  }

  async function cancel(order: Noted, part: number, withdrawal: boolean) {
    const leaving = part === 0 || withdrawal ? undefined : order.students.slice(0, part)
    const query = `students=${leaving ?? ''}&withdrawal=${withdrawal}`
    const shown = await send(order.who, 'GET', `/registrations/${order.id}/cancellation-effect?${query}`)
    if (shown.status !== 200) return
    const { credit, refund, percent } = shown.body
    const body = { withdrawal, credit, refund, ...(leaving && { students: leaving }) }
    const { status } = await send(order.who, 'POST', `/registrations/${order.id}/cancellation`, body)
    if (status !== 200) return
    const gone = leaving ?? order.students
    const full = order.price * gone.length
    order.kept += full - Math.round((full * percent) / 100)
    order.students = order.students.filter((student) => !gone.includes(student))
  }

  async function move(order: Noted) {
    const { body } = await send(order.who, 'GET', `/registrations/${order.id}/moves`)
    const target = body.sessions?.[0]
    if (!target) return
    const wish = { session: target.session._id, difference: target.difference }
    const { status } = await send(order.who, 'POST', `/registrations/${order.id}/move`, wish)
    if (status !== 200) return
    // What was called off moves at the price it had.
    if (!calledOff.has(order.session)) order.price = price
    order.session = target.session._id
  }

  async function callOff({ session: of }: Noted) {
    const { status } = await socket.send('POST', `/sessions/${of}/cancel`, undefined, staff)
    if (status === 200) calledOff.add(of)
  }

  /** The link of the mail about a session that was called off: another date, or the money back. */
  async function choose(which: number, stays: boolean) {
    const customers = market.people.map(({ customer }) => customer)
    const choice = nth(await openChoices(api, customers), which)
    const order = orders.find(({ id }) => id === choice?.registration)
    if (!choice || !order) return
    const path = `/session-choices/${choice.token}`
    const shown = await socket.send('GET', path, undefined, {})
    const target = stays ? shown.body.sessions[0]?._id : null
    if (target === undefined) return
    const { status } = await socket.send('POST', path, { session: target }, {})
    if (status !== 200) return
    if (target) order.session = target
    else order.students = []
  }

  /** Money comes by bank: staff call its invoices paid. */
  async function transfer(order: Noted) {
    const { body } = await socket.send('GET', '/invoices?limit=999&status=open', undefined, staff)
    const { body: own } = await send(order.who, 'GET', '/invoices/all?status=open')
    const theirs = new Set((own ?? []).map(({ _id }: { _id: string }) => _id))
    for (const { _id, creditOf } of body.items) {
      if (creditOf || !theirs.has(_id)) continue
      for (const one of orders) if (one.who === order.who) one.byHand = true
      await socket.send('PATCH', `/invoices/${_id}`, { status: 'paid' }, staff)
    }
  }

  async function steer(kind: string, index: number) {
    const order = nth(living(), index)
    const entry = nth(entries, index)
    if (kind === 'take' && entry) return register(entry.who, entry.students, entry.session)
    if (kind === 'withdraw' && entry) return send(entry.who, 'DELETE', `/waiting-list-entries/${entry.id}`)
    if (!order) return
    const path = `/registrations/${order.id}`
    const [leaving = ''] = order.students
    if (kind === 'begin') return begin(order)
    if (kind === 'take back' && (await send(order.who, 'DELETE', path)).status === 204) order.students = []
    if (kind === 'move') return move(order)
    if (kind === 'transfer') return transfer(order)
    if (kind === 'call off') return callOff(order)
    if (kind === 'leave' && (await send(order.who, 'DELETE', `${path}/students/${leaving}`)).status < 300)
      order.students = order.students.slice(1)
    if (kind === 'replace') {
      const student = nth(market.people[order.who]?.students ?? [], index) ?? ''
      const { status } = await send(order.who, 'PUT', `${path}/students/${leaving}`, { student })
      if (status < 300) order.students = [student, ...order.students.slice(1)]
    }
    if (kind === 'confirm' || kind === 'expire') {
      const to = kind === 'confirm' ? 'paid' : 'expired'
      const { status } = await socket.send('PATCH', path, { status: to }, staff)
      if (status === 200 && to === 'paid') order.byHand = true
    }
  }

  async function perform(act: Act) {
    if ('group' in act) {
      const students = act.group.map((index) => String(market.people[act.who]?.students[index]))
      const of = String(market.sessions[act.session])
      if (act.kind === 'register') return register(act.who, students, of)
      const { status, body } = await send(act.who, 'POST', '/waiting-list-entries', { session: of, students })
      if (status === 201) entries.push({ id: body._id, who: act.who, students, session: of })
    } else if ('stays' in act) await choose(act.which, act.stays)
    else if ('hours' in act) {
      staff = (await passTime(api, act.hours))[0] ?? {}
      headers = await Promise.all(market.people.map(({ customer }) => signIn(api, customer)))
      await runJobs(api)
    } else if ('price' in act) {
      price = act.price
      await reprice(api, market.course, price)
    } else if ('part' in act) {
      const order = nth(living(), act.which)
      if (order) await cancel(order, act.part, act.withdrawal)
    } else if ('isSilent' in act) {
      const order = nth(living(), act.which)
      const payment = order && (await begin(order))
      if (payment)
        await (act.isSilent ? chooseSilently(payment, act.outcome) : socket.checkout.choose(payment, act.outcome))
    } else if ('outcome' in act) {
      const payment = nth(begun, act.which)
      if (payment) await socket.checkout.choose(payment, act.outcome)
    } else await steer(act.kind, act.which)
  }

  /** What the customers wrote down, what the product says and what the payment provider has are the same. */
  async function compare() {
    await runJobs(api)
    expect((await compareBooks(api.db)).differences).toEqual([])
    for (const order of orders) {
      const shown = await read(order)
      if (!shown?.status) continue
      const { status, net, total, owed, paidAt, students } = shown
      if (status !== 'expired') {
        expect(students.map(({ _id }: { _id: string }) => _id).sort()).toEqual(order.students.toSorted())
        expect(net).toBe(order.price * order.students.length + order.kept)
      }
      expect(total).toBe(net + vatOn(net))
      const due = paidAt ? total - owed : 0
      const money = await moneyAtProvider(api, order.id)
      if (order.byHand) expect(money).toBeLessThanOrEqual(due)
      else expect(money).toBe(due)
      if (status === 'expired' && paidAt) expect(net).toBe(order.kept)
    }
  }

  for (const [index, act] of acts.entries()) {
    await perform(act)
    if (index % 6 === 5) await compare()
  }
  await compare()
  restoreClock()
}

test('whatever people do, pay and forget, nobody is charged for what they do not have, nor has what they did not pay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(anyAct, { minLength: 20, maxLength: 30 }), play),
    { numRuns: 30, seed: 20_261_122, endOnFailure: true },
  )
}, 240_000)
