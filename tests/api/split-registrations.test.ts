import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { courses, registrations, sessions } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { moneyAtProvider, runJobs } from '../support/market.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { owedSinceMove } from '../support/owed-since-move.ts'
import { newRegistration, type Wish } from '../support/paid-registration.ts'
import { comeInstead, payerOf } from '../support/payments.ts'
import { newCard } from '../support/prepaid-cards.ts'
import { receiptMade } from '../support/receipts.ts'
import { billedInFlanders, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

type Money = Record<'net' | 'vat' | 'total', number>
type Paper = { _id: string; total: number; status: string; creditOf?: string | null }

/** The ways to move some participants of a registration to another session of its course, and to see what came of it. */
async function waysOf({ id, customer }: Pick<Awaited<ReturnType<typeof newRegistration>>, 'id' | 'customer'>, to = {}) {
  const target = await otherSessionOf(api, id, to)
  const path = `/registrations/${id}`
  const of = async (which: string) => (await api.get(`/registrations/${which}`, staff)).body
  return {
    ...{ id, target, of },
    moves: async (students: string[], as = staff) => (await api.get(`${path}/moves?students=${students}`, as)).body,
    move: (students: string[], more: object = {}, as = staff) =>
      api.send('POST', `${path}/move`, { session: target, difference: 0, students, ...more }, as),
    papersOf: async (which: string): Promise<Paper[]> =>
      (await api.get(`/invoices?registration=${which}&sort=number:ASC`, staff)).body.items,
    papers: async (): Promise<Paper[]> =>
      (await api.get('/invoices?sort=number:ASC&limit=100', customer.headers)).body.items,
  }
}

async function divisible({ to, ...wish }: Wish & { to?: { capacity?: number } } = {}) {
  const one = await newRegistration(api, { participants: 3, price: 33_333, ...wish })
  return { ...one, ...(await waysOf(one, to)) }
}

/** A registration of three as its customer made it, with prices of the course and what else the request says. */
async function ordered({ prices = {}, more = {}, paid = true }: { prices?: object; more?: object; paid?: boolean }) {
  const customer = await newCustomer(api)
  const session = await newSession(api, { price: 33_333, capacity: 60, start: new Date(Date.now() + 60 * 86_400_000) })
  const [{ course } = { course: '' }] = await api.db
    .select({ course: sessions.courseId })
    .from(sessions)
    .where(eq(sessions.id, session))
  await api.db
    .update(courses)
    .set({ groupPrice: null, ...prices })
    .where(eq(courses.id, course))
  const students = await newStudents(api, customer, 3)
  const body = { ...registrationOf(session, students), ...more }
  const { body: made } = await api.send('POST', '/registrations', body, customer.headers)
  const payer = payerOf(api)
  if (paid) await payer.checkout.choose(await payer.begin(made._id, customer.headers), 'paid')
  return { ...(await waysOf({ id: made._id, customer })), customer, students, course }
}

const booksAgree = async () => expect((await compareBooks(api.db)).differences).toEqual([])
const sumOf = (papers: Paper[]) => papers.reduce((sum, { total }) => sum + total, 0)

/** Together they cost what one did, to the cent. */
function sameTogether(before: Money, ...parts: Money[]) {
  for (const what of ['net', 'vat', 'total'] as const)
    expect(parts.reduce((sum, part) => sum + part[what], 0)).toBe(before[what])
}

describe('some participants of a registration go to another session', () => {
  test.each(['online', 'byHand', 'partner', 'not'] as const)(
    'with their part of the money to the cent where it is paid %s, and the books agree',
    async (paid) => {
      const { move, moves, students, of, id, taken, session, target, papers } = await divisible({ paid })
      const before = await of(id)
      const [first = '', ...others] = students
      expect((await moves([first])).sessions).toMatchObject([{ difference: 0, refund: 0, today: 0 }])
      const { status, body } = await move([first])
      expect([status, body.message]).toEqual([200, undefined])
      const [there, here] = [await of(body.registration), await of(id)]
      expect(there.students.map(({ _id }: { _id: string }) => _id)).toEqual([first])
      expect(here.students.map(({ _id }: { _id: string }) => _id).sort()).toEqual(others.toSorted())
      sameTogether(before, there, here)
      expect(there).toMatchObject({ status: before.status, session: { _id: target }, net: 33_333, owed: before.owed })
      expect([await taken(session), await taken(target)]).toEqual([2, 1])
      const bills = await papers()
      expect(bills).toHaveLength(paid === 'not' ? 0 : 3)
      if (paid !== 'not') expect(sumOf(bills)).toBe(before.total)
      await booksAgree()
    },
  )

  test('as one of several at once, all of them as one registration, and nobody else', async () => {
    const { move, students, of, id, target } = await divisible()
    const [first = '', second = ''] = students
    const two = (await move([first, second])).body.registration
    expect((await of(two)).students).toHaveLength(2)
    expect(two).not.toBe(id)
    expect((await move([randomUUID()])).status).toBe(404)
    const rest = await move(students.slice(2))
    expect(rest.body.registration).toBe(id)
    expect(await of(id)).toMatchObject({ session: { _id: target } })
    await booksAgree()
  })

  test('the customer gets one mail with both papers, those who move hear it, and who stays hears nothing', async () => {
    const { move, students, customer, mails } = await divisible()
    const { items } = (await api.get('/students?limit=100', customer.headers)).body
    const [goes = '', stays = ''] = students.map(
      (one) => items.find(({ _id }: { _id: string }) => _id === one)?.email ?? '',
    )
    const kinds = async (to: string) => (await api.mailsTo(to)).map(({ data }) => data.kind)
    const [own, others] = [await kinds(customer.email), await kinds(stays)]
    const moved = (await move(students.slice(0, 1))).body.registration
    expect((await kinds(customer.email)).toSorted()).toEqual([...own, 'registration-moved'].sort())
    const [mail] = (await mails()).filter(({ kind }) => kind === 'registration-moved')
    expect(mail?.attachments).toHaveLength(2)
    expect(mail?.values).toMatchObject({ difference: 0, refunded: 0, url: expect.stringContaining(moved) })
    expect(await kinds(goes)).toContain('participant-moved')
    expect(await kinds(stays)).toEqual(others)
  })

  test('and both records name the other, with what happened', async () => {
    const { move, students, id } = await divisible()
    const moved = (await move(students.slice(0, 1))).body.registration
    const apart = async (which: string) =>
      (await api.get(`/registrations/desk?_id=${which}`, staff)).body.items[0].apart.map((one: Paper) => one._id)
    expect([await apart(id), await apart(moved)]).toEqual([[moved], [id]])
    const told = async (which: string) =>
      (await api.get(`/registrations/${which}/history`, staff)).body.map(({ reason }: { reason: string }) => reason)
    expect(await told(id)).toContainEqual(`apart ${students[0]}`)
    expect(await told(moved)).toContainEqual('apart')
  })

  test('at the price of today where staff say so, with the difference shown, and never another', async () => {
    const { move, moves, students, of, id } = await divisible()
    const [known] = await api.db.select().from(registrations).where(eq(registrations.id, id))
    const course = sql`id = (select course_id from sessions where id = ${known?.sessionId})`
    for (const [price, one] of [
      [40_000, students[0]],
      [30_000, students[1]],
    ] as const) {
      await api.db.update(courses).set({ price }).where(course)
      const [{ today, refundToday } = {} as never] = (await moves([String(one)])).sessions
      expect(Math.sign(today)).toBe(Math.sign(price - 33_333))
      const wish = { price: 'today', reason: 'Afgesproken' }
      expect((await move([String(one)], { ...wish, difference: today + 1 })).status).toBe(409)
      const { body } = await move([String(one)], { ...wish, difference: today })
      const there = await of(body.registration)
      expect(there).toMatchObject({ net: price, owed: Math.max(0, today) })
      expect(there.refund?.amount ?? 0).toBe(refundToday)
      await booksAgree()
    }
  })

  test('beyond the capacity only where staff accept that, which stands with it', async () => {
    const { move, moves, students, customer, taken, target } = await divisible({ to: { capacity: 1 } })
    const two = students.slice(0, 2)
    expect((await moves(two)).sessions).toMatchObject([{ session: { _id: target }, isOverCapacity: true }])
    expect((await moves(two, customer.headers)).sessions).toEqual([])
    const accepted = { isOverCapacityAccepted: true }
    expect((await move(two)).body.message).toBe('Session fully booked')
    expect((await move(two, accepted, customer.headers)).status).toBe(403)
    const { status, body } = await move(two, accepted)
    expect([status, await taken(target)]).toEqual([200, 2])
    const told = (await api.get(`/registrations/${body.registration}/history`, staff)).body
    expect(told.map(({ reason }: { reason: string }) => reason)).toContain('over capacity 2 of 1')
    await booksAgree()
  })

  test('by the customer, as the terms of the order allow, and not by another one', async () => {
    const { move, students, customer, of, id } = await divisible()
    const other = await newCustomer(api)
    expect((await move(students.slice(0, 1), {}, other.headers)).status).toBe(404)
    expect((await move(students.slice(0, 1), {}, customer.headers)).status).toBe(200)
    expect((await of(id)).students).toHaveLength(2)
    const late = await divisible({ days: 1 })
    expect((await late.move(late.students.slice(0, 1), {}, late.customer.headers)).body.message).toBe(
      'Too late by the terms of the order',
    )
  })
})

describe('what was agreed and what came stay what they were', () => {
  test('a receipt that paid a part of an invoice goes with those who move as far as the others need it not', async () => {
    const { id, move, students, of, papersOf } = await divisible({ paid: 'partner' })
    const before = await of(id)
    const [bill] = await papersOf(id)
    await receiptMade(api, {
      ...{ amount: 90_000, receivedOn: '2026-01-05' },
      parts: [{ invoice: String(bill?._id), amount: 90_000 }],
    })
    const { body } = await move(students.slice(0, 1))
    const [there, here] = [await of(body.registration), await of(id)]
    sameTogether(before, there, here)
    expect([here.status, there.status]).toEqual(['paid', 'awaiting_payment'])
    const owed = (await api.get(`/invoices?registration=${body.registration}`, staff)).body.items[0].owed
    expect(owed).toBe(before.total - 90_000)
    await booksAgree()
  })

  test('what came goes back to what it came by, whoever cancels first', async () => {
    const { id, move, students, of } = await divisible()
    const { total } = await of(id)
    const moved = (await move(students.slice(0, 1))).body.registration
    const inBoth = async () => {
      const money = await moneyAtProvider(api, [id, moved])
      return [money.get(id) ?? 0, money.get(moved) ?? 0]
    }
    expect((await inBoth()).reduce((sum, one) => sum + one)).toBe(total)
    for (const one of [moved, id]) {
      const effect = (await api.get(`/registrations/${one}/cancellation-effect`, staff)).body
      expect(effect).toMatchObject({ isPossible: true, kept: 0, refund: effect.credit })
      const { credit, refund } = effect
      expect((await api.send('POST', `/registrations/${one}/cancellation`, { credit, refund }, staff)).status).toBe(200)
      await runJobs(api)
      await booksAgree()
    }
    expect(await inBoth()).toEqual([0, 0])
  })

  test('early and group prices and a code, which is used once still', async () => {
    const code = `T-${randomUUID().slice(0, 8)}`
    await api.send('POST', '/discount-codes', { code, unit: 'percent', value: 7, combines: true, maxUses: 1 }, staff)
    const { id, move, students, of, customer } = await ordered({
      prices: { groupPrice: 31_111, groupFrom: 3 },
      more: { discountCode: code },
    })
    const before = await of(id)
    expect(before.priceLines.map(({ kind }: { kind: string }) => kind)).toEqual(['list', 'group', 'code'])
    const { body } = await move(students.slice(0, 2))
    const [there, here] = [await of(body.registration), await of(id)]
    sameTogether(before, there, here)
    expect(there.priceLines.map(({ kind }: { kind: string }) => kind)).toEqual(['list', 'group', 'code'])
    const again = { ...registrationOf(here.session._id, await newStudents(api, customer, 1)), discountCode: code }
    expect((await api.send('POST', '/registrations', again, customer.headers)).status).toBe(400)
    await booksAgree()
  })

  test.each([3, 2])('days of a card with %d left, of which it has as many left as before', async (days) => {
    const customer = await newCustomer(api)
    const card = await newCard(api, customer, { days })
    const session = await newSession(api, { price: 33_333, capacity: 9, start: new Date(Date.now() + 60 * 86_400_000) })
    const students = await newStudents(api, customer, 3)
    const input = { ...registrationOf(session, students), prepaidCard: card._id }
    const { body: made } = await api.send('POST', '/registrations', input, customer.headers)
    const { move, of, id } = await waysOf({ id: made._id, customer })
    const left = async () => (await api.get('/prepaid-cards/mine', customer.headers)).body[0].daysLeft
    const [before, known] = [await of(id), await left()]
    const { status, body } = await move(students.slice(0, 1))
    expect(status).toBe(200)
    sameTogether(before, await of(body.registration), await of(id))
    expect(await left()).toEqual(known)
    await booksAgree()
  })

  test('what stays charged of who canceled stays with those who stay', async () => {
    const { id, move, students, of, cancel } = await divisible({ participants: 4 })
    const agreed = { students: students.slice(0, 1), credit: 10_000, refund: 10_000, reason: 'Zo afgesproken' }
    expect((await cancel(agreed, staff)).status).toBe(200)
    await runJobs(api)
    const before = await of(id)
    const { body } = await move(students.slice(1, 3), {}, staff)
    expect(body.message).toBeUndefined()
    const there = await of(body.registration)
    expect(there.net).toBe(66_666)
    sameTogether(before, there, await of(id))
    await booksAgree()
  })

  test('what staff took off the invoice is shared, also where one of the parts is divided again', async () => {
    const code = `T-${randomUUID().slice(0, 8)}`
    await api.send('POST', '/discount-codes', { code, unit: 'amount', value: 1_000 }, staff)
    const { id, move, students, of, papersOf } = await ordered({ more: { discountCode: code } })
    const [bill] = await papersOf(id)
    const part = { description: 'Korting', net: 1_001, left: Number(bill?.total) }
    expect((await api.send('POST', `/invoices/${bill?._id}/credit-notes`, part, staff)).status).toBe(201)
    await runJobs(api)
    const before = await of(id)
    const two = (await move(students.slice(0, 2))).body.registration
    const again = await otherSessionOf(api, two)
    const one = { session: again, difference: 0, students: students.slice(0, 1) }
    const { body } = await api.send('POST', `/registrations/${two}/move`, one, staff)
    sameTogether(before, await of(id), await of(two), await of(body.registration))
    await booksAgree()
  })

  test('an invoice for another name goes on for both', async () => {
    const { id, move, students, of, papersOf } = await divisible({ paid: 'partner' })
    const [bill] = await papersOf(id)
    const again = { name: 'Andere Naam bv', reason: 'Andere naam' }
    expect((await api.send('POST', `/invoices/${bill?._id}/reissue`, again, staff)).status).toBe(201)
    const before = await of(id)
    const { body } = await move(students.slice(0, 1))
    sameTogether(before, await of(body.registration), await of(id))
    const [theirs] = await papersOf(body.registration)
    const paper = (await api.get(`/invoices/${theirs?._id}`, staff)).body
    expect(paper.customer.name).toBe('Andere Naam bv')
    expect(
      (await api.send('POST', `/invoices/${theirs?._id}/reissue`, { name: 'Derde nv', reason: 'x' }, staff)).status,
    ).toBe(201)
    await booksAgree()
  })
})

describe('what cannot be said of each stays in one piece, and says why', () => {
  /** Refused where it is shown, and where it is done. */
  async function refused({ moves, move }: Awaited<ReturnType<typeof waysOf>>, students: string[], why: string) {
    expect(await moves(students.slice(0, 1))).toMatchObject({ isPossible: false, refusal: why, sessions: [] })
    const { status, body } = await move(students.slice(0, 1))
    expect([status, body.details?.[0]?.path]).toEqual([409, 'students'])
    await booksAgree()
  }

  test('a difference that is owed', async () => {
    const one = await divisible()
    await owedSinceMove(api, one.id, 10_000)
    await refused(one, one.students, 'splitOwing')
  })

  test('money of another amount than was asked', async () => {
    const one = await divisible({ paid: 'not' })
    const payer = payerOf(api)
    const payment = await payer.begin(one.id, one.customer.headers)
    await comeInstead(api, payment, 100_000)
    const [known] = await payer.paymentsOf(one.id)
    const decision = { decision: 'accepted', reason: 'Zo afgesproken' }
    expect((await api.send('POST', `/payments/${known?.id}/decision`, decision, staff)).status).toBe(200)
    await refused(one, one.students, 'splitWrittenOff')
  })

  test('the kmo-portefeuille', async () => {
    const one = await ordered({ paid: false, more: { invoice: billedInFlanders } })
    await api.db.update(registrations).set({ billing: 'subsidy' }).where(eq(registrations.id, one.id))
    expect(await one.moves(one.students.slice(0, 1))).toMatchObject({ refusal: 'splitSubsidy' })
    expect((await one.move(one.students.slice(0, 1))).status).toBe(409)
    await api.db.update(registrations).set({ billing: 'online' }).where(eq(registrations.id, one.id))
  })

  test('what we called off', async () => {
    const one = await divisible()
    await api.send('POST', `/sessions/${one.session}/cancel`, undefined, staff)
    await refused(one, one.students, 'splitCanceled')
  })

  test('while money is on its way', async () => {
    const one = await divisible({ paid: 'not' })
    await payerOf(api).begin(one.id, one.customer.headers)
    expect((await one.move(one.students.slice(0, 1))).body.message).toBe('A payment is under way')
  })
})

describe('at the same moment', () => {
  test('one participant moves once', async () => {
    const { move, students, taken, session, target } = await divisible()
    const answers = await Promise.all([1, 2, 3].map(() => move(students.slice(0, 1))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await taken(session), await taken(target)]).toEqual([2, 1])
    await booksAgree()
  })

  test('the last seat has one of them', async () => {
    const { move, students, taken, session, target, id, of } = await divisible({ to: { capacity: 1 } })
    const before = await of(id)
    const answers = await Promise.all(students.slice(0, 2).map((one) => move([one])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await taken(session), await taken(target)]).toEqual([2, 1])
    const moved = answers.find(({ status }) => status === 200)?.body.registration
    sameTogether(before, await of(id), await of(moved))
    await booksAgree()
  })

  test('who cancels while another moves has settled what is theirs', async () => {
    const { move, students, cancelAsShown } = await divisible()
    const [one, other] = await Promise.all([
      move(students.slice(0, 1)),
      cancelAsShown({ students: students.slice(1, 2) }),
    ])
    expect([one.status, other.status].every((status) => status === 200 || status === 409)).toBe(true)
    await runJobs(api)
    await booksAgree()
  })
})
