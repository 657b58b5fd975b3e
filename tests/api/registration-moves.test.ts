import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { courses, refunds, sessions } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { owedSinceMove } from '../support/owed-since-move.ts'
import { newRegistration, type Wish } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** A registration, another session of its course, perhaps at another price, and the way there. */
async function movable({ newPrice, capacity, ...wish }: Wish & { newPrice?: number; capacity?: number } = {}) {
  const registration = await newRegistration(api, wish)
  const { id, customer } = registration
  const target = await otherSessionOf(api, id, { capacity })
  if (newPrice !== undefined) {
    const [known] = await api.db.select().from(sessions).where(eq(sessions.id, target))
    await api.db
      .update(courses)
      .set({ price: newPrice })
      .where(eq(courses.id, String(known?.courseId)))
  }
  const moves = async (headers = customer.headers) => (await api.get(`/registrations/${id}/moves`, headers)).body
  const move = (input: object = { session: target, difference: 0 }, headers = customer.headers) =>
    api.send('POST', `/registrations/${id}/move`, input, headers)
  return { ...registration, target, moves, move }
}

test('to a session at the same price takes the seats there, frees those here, and costs nothing', async () => {
  const { target, moves, move, read, taken, session, papers, mails } = await movable()
  const shown = await moves()
  expect(shown).toMatchObject({ isPossible: true, sessions: [{ session: { _id: target }, difference: 0, refund: 0 }] })
  expect((await move()).status).toBe(200)
  expect([await taken(session), await taken(target)]).toEqual([0, 2])
  expect(await read()).toMatchObject({ session: { _id: target }, status: 'paid', total: 108_900, owed: 0 })
  expect(await papers()).toHaveLength(1)
  const [told] = (await mails()).filter(({ kind }) => kind === 'registration-moved')
  expect(told?.values).toMatchObject({ difference: 0, refunded: 0 })
})

test('tells participants that it was asked for by who registered them, not that the session itself moved', async () => {
  const { customer, session, students, move } = await movable()
  const [before] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  expect((await move()).status).toBe(200)
  const { items } = (await api.get('/students?limit=100', customer.headers)).body
  const moving: { _id: string; email: string }[] = items.filter(({ _id }: { _id: string }) => students.includes(_id))
  expect(moving).toHaveLength(2)
  for (const { email } of moving) {
    const mails = await api.mailsTo(email)
    expect(mails.map(({ data }) => data.kind)).toEqual(expect.not.arrayContaining(['session-moved']))
    const [told] = mails.filter(({ data }) => data.kind === 'participant-moved')
    expect(told?.data.values).toMatchObject({ previous: before?.startDate?.toISOString() })
  }
})

test('costs no more where the list price rose, paid or not', async () => {
  for (const paid of ['online', 'not'] as const) {
    const { target, moves, move, read, papers, mails } = await movable({ newPrice: 50_000, paid })
    expect((await moves()).sessions).toMatchObject([{ difference: 0, refund: 0 }])
    expect((await move({ session: target, difference: 12_100 })).body.message).toBe('The effect on money has changed')
    expect((await move()).status).toBe(200)
    expect(await read()).toMatchObject({ session: { _id: target }, total: 108_900, owed: 0 })
    expect(await papers()).toHaveLength(paid === 'online' ? 1 : 0)
    const [told] = (await mails()).filter(({ kind }) => kind === 'registration-moved')
    expect(told?.values).toMatchObject({ difference: 0, refunded: 0 })
  }
})

describe('what one owes since a move of before prices were kept', () => {
  const owing = async (wish: Wish = {}) => {
    const registration = await newRegistration(api, wish)
    await owedSinceMove(api, registration.id, 10_000)
    return registration
  }

  test('is paid like anything else', async () => {
    const { id, customer, read, papers } = await owing()
    expect(await read()).toMatchObject({ status: 'paid', owed: 12_100, total: 121_000, phase: 'todo' })
    const payer = payerOf(api)
    const payment = await payer.begin(id, customer.headers)
    expect((await payer.paymentsOf(id)).at(-1)?.amount).toBe(12_100)
    await payer.checkout.choose(payment, 'paid')
    expect(await read()).toMatchObject({ status: 'paid', owed: 0, phase: 'coming' })
    const all = await papers()
    expect(all.map(({ total, status }: { total: number; status: string }) => [total, status])).toEqual([
      [108_900, 'paid'],
      [12_100, 'paid'],
    ])
  })

  test('goes back with the rest, each to what it came by', async () => {
    const { id, customer, cancelAsShown, effect, papers } = await owing()
    const payer = payerOf(api)
    await payer.checkout.choose(await payer.begin(id, customer.headers), 'paid')
    expect(await effect()).toMatchObject({ credit: 121_000, refund: 121_000 })
    expect((await cancelAsShown()).status).toBe(200)
    const made = await Promise.all(
      (await payer.paymentsOf(id)).map(({ id: payment }) =>
        api.db.select().from(refunds).where(eq(refunds.paymentId, payment)),
      ),
    )
    expect(made.map((of) => of.reduce((sum, { amount }) => sum + amount, 0))).toEqual([108_900, 12_100])
    const totals = (await papers()).map(({ total }: { total: number }) => total)
    expect(totals.reduce((sum: number, one: number) => sum + one)).toBe(0)
  })

  test('is not given back before it is paid', async () => {
    const { effect, cancelAsShown, papers } = await owing()
    expect(await effect()).toMatchObject({ credit: 121_000, refund: 108_900 })
    await cancelAsShown()
    expect((await papers()).map(({ status }: { status: string }) => status)).toEqual([
      'credited',
      'credited',
      'paid',
      'open',
    ])
  })

  test('may come by bank, or be credited, and is then owed no more', async () => {
    const staff = await api.as('STAFF')
    const [byBank, credited] = [await owing(), await owing()]
    const bill = (await byBank.papers()).at(-1)
    await api.send('PATCH', `/invoices/${bill._id}`, { status: 'paid' }, staff)
    expect(await byBank.read()).toMatchObject({ status: 'paid', owed: 0, total: 121_000, phase: 'coming' })
    const again = { id: byBank.id }
    expect((await api.send('POST', '/registrations/create-payment', again, byBank.customer.headers)).status).toBe(409)
    const other = (await credited.papers()).at(-1)
    await api.send('PATCH', `/invoices/${other._id}`, { status: 'credited' }, staff)
    expect(await credited.read()).toMatchObject({ status: 'paid', owed: 0, total: 108_900, phase: 'coming' })
    expect((await compareBooks(api.db)).differences).toEqual([])
  })

  test('is paid with a partner’s registration', async () => {
    const { id, papers } = await owing({ paid: 'partner' })
    await api.send('PATCH', `/registrations/${id}`, { status: 'paid' }, await api.as('STAFF'))
    expect((await papers()).map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid'])
  })
})

test('to a cheaper one gives the difference back', async () => {
  const { id, target, move, read, papers } = await movable({ newPrice: 40_000 })
  expect((await move({ session: target, difference: -12_100 })).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'paid', total: 96_800, refund: { amount: 12_100 } })
  const [payment] = await payerOf(api).paymentsOf(id)
  expect(
    await api.db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, String(payment?.id))),
  ).toMatchObject([{ amount: 12_100, status: 'requested' }])
  expect((await papers()).map(({ total }: { total: number }) => total)).toEqual([108_900, -12_100])
})

test('before it is paid changes what is to be paid, and nothing else', async () => {
  const { target, move, read, papers } = await movable({ paid: 'not', newPrice: 40_000 })
  await move({ session: target, difference: -12_100 })
  expect(await read()).toMatchObject({ status: 'awaiting_payment', total: 96_800, owed: 0, refund: null })
  expect(await papers()).toEqual([])
})

test('is over when the terms say so, and the seats stay', async () => {
  const { moves, move, taken } = await movable({ days: 13 })
  expect(await moves()).toMatchObject({ isPossible: false, sessions: [] })
  const answer = await move()
  expect([answer.status, answer.body.message]).toEqual([409, 'Too late by the terms of the order'])
  expect(await taken()).toBe(2)
})

test('needs a seat for everybody, of the same course, and is nobody else’s to do', async () => {
  const full = await movable({ capacity: 1 })
  expect((await full.moves()).sessions).toEqual([])
  expect((await full.move()).body.message).toBe('Session fully booked')
  const other = await movable()
  expect((await full.move({ session: other.target, difference: 0 })).status).toBe(409)
  const { headers } = await newCustomer(api)
  expect((await full.move({ session: full.target, difference: 0 }, headers)).status).toBe(404)
  expect((await full.moves(headers)).statusCode).toBe(404)
  expect([await full.taken(), await full.taken(full.target)]).toEqual([2, 0])
})

test('there and back, and canceled meanwhile, never counts a seat twice', async () => {
  const { session, target, move, cancel, taken, read, customer, students } = await movable()
  const answers = await Promise.all([
    move(),
    move({ session, difference: 0 }),
    cancel({ credit: 54_450, refund: 54_450, students: students.slice(0, 1) }),
    move(),
  ])
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { session: now } = await read()
  const seats = [await taken(session), await taken(target)]
  expect(seats.toSorted()).toEqual([0, 1])
  expect(seats[now._id === session ? 0 : 1]).toBe(1)
  expect(customer.id).toBeTruthy()
})

test('two who want the last seats there do not both get them', async () => {
  const one = await movable({ capacity: 2 })
  const [known] = await api.db.select().from(sessions).where(eq(sessions.id, one.session))
  const two = await newRegistration(api)
  await api.db
    .update(sessions)
    .set({ courseId: String(known?.courseId) })
    .where(eq(sessions.id, two.session))
  const answers = await Promise.all([
    one.move(),
    api.send('POST', `/registrations/${two.id}/move`, { session: one.target, difference: 0 }, two.customer.headers),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await one.taken(one.target)).toBe(2)
})

test('a partner’s that was paid by bank gets back what a cheaper session costs less', async () => {
  const { target, move, moves, papers } = await movable({ newPrice: 40_000, paid: 'partner' })
  const [{ _id }] = await papers()
  await api.send('PATCH', `/invoices/${_id}`, { status: 'paid' }, await api.as('STAFF'))
  expect((await moves()).sessions).toMatchObject([{ difference: -12_100, refund: 12_100 }])
  expect((await move({ session: target, difference: -12_100 })).status).toBe(200)
  expect((await papers()).map(({ total }: { total: number }) => total)).toEqual([108_900, -12_100])
})
