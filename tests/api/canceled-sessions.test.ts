import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { registrations, sessionChoices, sessions } from '../../src/db/tables.ts'
import { textOf } from '../../src/domain/mails.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { canceledRegistration } from '../support/canceled-session.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { payerOf } from '../support/payments.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'
import { fullSession, newWaiting } from '../support/waiting-lists.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const kindsOf = (mails: { kind: string }[]) => mails.map(({ kind }) => kind)
const lapse = (id: string) =>
  api.db
    .update(sessionChoices)
    .set({ until: sql`now() - interval '1 second'` })
    .where(eq(sessionChoices.registrationId, id))

describe('a session that staff cancel', () => {
  test('gives who is in it a choice by mail and keeps their seats on another date; nothing happened yet', async () => {
    const { session, other, mails, shown, read, taken, papers } = await canceledRegistration(api)
    expect([await taken(session), await taken(other)]).toEqual([2, 2])
    expect(await shown()).toMatchObject({ status: 'open', isOpen: true, offered: other, refund: 108_900, seats: 2 })
    expect((await shown()).sessions.map(({ _id }: { _id: string }) => _id)).toEqual([other])
    expect(kindsOf(await mails())).toContain('session-canceled')
    expect(await read()).toMatchObject({ status: 'paid', phase: 'todo', choice: { offered: { _id: other } } })
    expect(await papers()).toHaveLength(1)
  })

  test('is for sale no more: not in its course, nor in lists, and refused to who asks for it', async () => {
    const { session } = await canceledRegistration(api)
    const { body } = await api.get(`/sessions/${session}`)
    expect(body.decision).toBe('canceled')
    expect(
      (await api.get(`/courses/${body.course}/sessions`)).body.map(({ _id }: { _id: string }) => _id),
    ).not.toContain(session)
    const customer = await newCustomer(api)
    const input = registrationOf(session, await newStudents(api, customer))
    const answer = await api.send('POST', '/registrations', input, customer.headers)
    expect([answer.status, answer.body.message]).toEqual([409, 'Session was canceled'])
  })

  test.each([
    ['the date nearest to it, before or after', 20, [-19, -5, 7], 1],
    ['none within three days where there is another, however far', 4, [-3, 60], 1],
    ['one within three days where there is no other', 4, [-3], 0],
  ])('offers %s', async (_, days, others, nearest) => {
    const { id, session, read } = await newRegistration(api, { days })
    const made = await Promise.all(others.map((away) => otherSessionOf(api, id, { days: away })))
    await api.send('POST', `/sessions/${session}/cancel`, undefined, await api.as('STAFF'))
    expect(await read()).toMatchObject({ choice: { offered: { _id: made[nearest] } } })
  })

  test('is canceled once', async () => {
    const { cancelSession } = await canceledRegistration(api)
    expect((await cancelSession()).status).toBe(409)
  })

  test('ends its waiting list, with the seats that were offered', async () => {
    const { session, free } = await fullSession(api)
    const waiting = await newWaiting(api, session)
    await free()
    expect(await waiting.read()).toMatchObject({ status: 'offered' })
    await api.send('POST', `/sessions/${session}/cancel`, undefined, await api.as('STAFF'))
    expect(await waiting.read()).toMatchObject({ status: 'withdrawn' })
    expect((await api.get(`/sessions/${session}/registration-count`)).body.registrationCount).toBe(0)
  })
})

test('the books count the seats that are kept, and agree whatever was chosen', async () => {
  const kept = await canceledRegistration(api)
  const moved = await canceledRegistration(api)
  const left = await canceledRegistration(api)
  await moved.choose(moved.other)
  await left.choose(null)
  const own = [kept, moved, left].flatMap(({ id, session, other }) => [id, session, other])
  const { differences } = await compareBooks(api.db)
  expect(differences.filter(({ id }) => own.includes(String(id)))).toEqual([])
})

describe('the choice', () => {
  test('of the date where seats are kept takes just those, and costs nothing', async () => {
    const { choose, session, other, read, taken, papers, mails } = await canceledRegistration(api, { capacity: 2 })
    expect((await choose(other)).body).toMatchObject({ status: 'moved', isOpen: false })
    expect([await taken(session), await taken(other)]).toEqual([0, 2])
    expect(await read()).toMatchObject({ status: 'paid', choice: null, session: { _id: other }, total: 108_900 })
    expect(await papers()).toHaveLength(1)
    expect(kindsOf(await mails())).toContain('registration-moved')
  })

  test('keeps its seats from everybody else while it is open', async () => {
    const { other } = await canceledRegistration(api, { capacity: 2 })
    const customer = await newCustomer(api)
    const input = registrationOf(other, await newStudents(api, customer))
    expect((await api.send('POST', '/registrations', input, customer.headers)).body.message).toBe(
      'Session fully booked',
    )
  })

  test('of money gives all of it back, however late, and frees the seats everywhere', async () => {
    const { choose, session, other, read, taken, mails } = await canceledRegistration(api, { days: 1 })
    expect((await choose(null)).body).toMatchObject({ status: 'left' })
    expect([await taken(session), await taken(other)]).toEqual([0, 0])
    expect(await read()).toMatchObject({ status: 'expired', isCanceled: true, refund: { amount: 108_900 } })
    const [told] = (await mails()).filter(({ kind }) => kind === 'session-refunded')
    expect(told?.values).toMatchObject({ refunded: 108_900 })
  })

  test('is made once, whichever of two presses comes first', async () => {
    const { choose, other, read, taken, session } = await canceledRegistration(api)
    const answers = await Promise.all([choose(other), choose(null), choose(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const isMoved = (await read()).status === 'paid'
    expect([await taken(session), await taken(other)]).toEqual([0, isMoved ? 2 : 0])
  })

  test('not made in time is the money back', async () => {
    const { id, choose, endChoices, read, taken, session, other } = await canceledRegistration(api)
    await endChoices()
    expect(await read()).toMatchObject({ status: 'paid' })
    await lapse(id)
    expect((await choose(other)).status).toBe(409)
    await endChoices()
    await endChoices()
    expect(await read()).toMatchObject({ status: 'expired', refund: { amount: 108_900 } })
    expect([await taken(session), await taken(other)]).toEqual([0, 0])
  })

  test('is not asked where there is no other date: the money goes back at once', async () => {
    const { endChoices, read, mails } = await canceledRegistration(api, { alone: true })
    expect(kindsOf(await mails())).not.toContain('session-canceled')
    await endChoices()
    expect(await read()).toMatchObject({ status: 'expired', refund: { amount: 108_900 } })
    expect(kindsOf(await mails())).toContain('session-refunded')
  })

  test('of who did not pay yet frees the seats and asks for nothing', async () => {
    const { id, customer, choose, taken, other, session, mails } = await canceledRegistration(api, { paid: 'not' })
    const [asked] = (await mails()).filter(({ kind }) => kind === 'session-canceled')
    if (!asked) throw new Error('Nobody was asked')
    expect(textOf(asked)).toBe('session-canceled-unpaid')
    expect((await api.send('POST', '/registrations/create-payment', { id }, customer.headers)).status).toBe(409)
    expect((await choose(null)).status).toBe(200)
    expect([await taken(session), await taken(other)]).toEqual([0, 0])
    const [told] = (await mails()).filter(({ kind }) => kind === 'session-refunded')
    expect(told?.values).toMatchObject({ refunded: 0, credited: 0 })
  })

  test('of who is billed by agreement credits the invoice', async () => {
    const { choose, papers } = await canceledRegistration(api, { paid: 'partner' })
    await choose(null)
    expect((await papers()).map(({ total }: { total: number }) => total)).toEqual([108_900, -108_900])
  })

  test('is the same in the portal: moving and canceling there cost nothing either, and end it', async () => {
    const one = await canceledRegistration(api, { days: 1 })
    expect(await one.effect()).toMatchObject({ isPossible: true, percent: 100, refund: 108_900 })
    expect((await one.cancelAsShown()).status).toBe(200)
    expect(await one.shown()).toMatchObject({ status: 'left' })
    const { id, customer, other, shown, taken } = await canceledRegistration(api, { days: 1 })
    const moves = (await api.get(`/registrations/${id}/moves`, customer.headers)).body
    expect(moves).toMatchObject({ isPossible: true, sessions: [{ session: { _id: other }, difference: 0 }] })
    const move = { session: other, difference: 0 }
    const guest = await newCustomer(api)
    expect((await api.send('POST', `/registrations/${id}/move`, move, guest.headers)).status).toBe(404)
    expect((await api.send('POST', `/registrations/${id}/move`, move, customer.headers)).status).toBe(200)
    expect([await shown(), await taken(other)]).toMatchObject([{ status: 'moved' }, 2])
  })

  test('frees what is kept when an unpaid registration expires meanwhile', async () => {
    const { id, other, taken, shown } = await canceledRegistration(api, { paid: 'not' })
    const staff = await api.as('STAFF')
    expect((await api.send('PATCH', `/registrations/${id}`, { status: 'expired' }, staff)).status).toBe(200)
    expect([await taken(other), (await shown()).status]).toEqual([0, 'left'])
  })

  test('money that arrives for an expired registration in it goes back', async () => {
    const { id, customer, read } = await canceledRegistration(api, { paid: 'not', alone: true })
    await api.db
      .update(sessions)
      .set({ canceledAt: null })
      .where(eq(sessions.id, (await read()).session._id))
    const payment = await payerOf(api).begin(id, customer.headers)
    await api.db
      .update(sessions)
      .set({ canceledAt: new Date() })
      .where(eq(sessions.id, (await read()).session._id))
    await api.send('PATCH', `/registrations/${id}`, { status: 'expired' }, await api.as('STAFF'))
    await payerOf(api).checkout.choose(payment, 'paid')
    const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id))
    expect(row?.status).toBe('expired')
    expect((await read()).refund).toMatchObject({ amount: 108_900 })
  })

  test('belongs to who holds the link: another one leads nowhere', async () => {
    const { token } = await canceledRegistration(api)
    const wrong = `${token.slice(0, -2)}xx`
    expect((await api.get(`/session-choices/${wrong}`)).status).toBe(404)
    expect((await api.send('POST', `/session-choices/${wrong}`, { session: null })).status).toBe(404)
  })
})

describe('a reminder of the choice', () => {
  const remind = async (id: string) =>
    api.send('POST', `/registrations/${id}/choice-reminder`, undefined, await api.as('STAFF'))
  const openedBefore = (id: string) =>
    api.db
      .update(sessionChoices)
      .set({ createdAt: sql`now() - interval '2 days'` })
      .where(eq(sessionChoices.registrationId, id))

  test('goes once a day, pressed by many at once, in the same language and with a link that works as the first does', async () => {
    const { id, token, customer, shown, choose, other } = await canceledRegistration(api)
    const sent = async () => (await api.mailsTo(customer.email)).filter(({ kind }) => kind === 'session-canceled')
    expect((await remind(id)).body).toEqual({ isReminded: false })
    await openedBefore(id)
    const all = await Promise.all(Array.from({ length: 4 }, () => remind(id)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(all.filter(({ body }) => body.isReminded)).toHaveLength(1)
    expect((await remind(id)).body).toEqual({ isReminded: false })
    const both = await sent()
    expect(both).toHaveLength(2)
    expect(new Set(both.map(({ locale }) => locale)).size).toBe(1)
    const tokens = both.map(({ data }) => ('url' in data.values ? String(data.values.url).split('/').at(-1) : ''))
    expect(tokens).toEqual([token, token])
    const staff = await api.as('STAFF')
    const { body } = await api.get(`/registrations/desk?_id=${id}`, staff)
    expect(Date.parse(body.items[0].choiceRemindedAt)).toBeGreaterThan(Date.now() - 60_000)
    expect((await api.get(`/activities?subject=${id}`, staff)).body.items[0].event).toBe('choice-reminded')
    expect(await shown()).toMatchObject({ status: 'open', isOpen: true })
    expect((await choose(other)).status).toBe(200)
    expect((await remind(id)).status).toBe(409)
    expect(await sent()).toHaveLength(2)
  })

  test('is refused once it was chosen or its time is over, and to who is not the desk', async () => {
    const chosen = await canceledRegistration(api)
    await openedBefore(chosen.id)
    const path = `/registrations/${chosen.id}/choice-reminder`
    const { headers } = await newColleague(api, 'STAFF', ['finance'])
    expect((await api.send('POST', path, undefined, headers)).status).toBe(403)
    expect((await api.send('POST', path, undefined, chosen.customer.headers)).status).toBe(403)
    await chosen.choose(null)
    const late = await canceledRegistration(api)
    await openedBefore(late.id)
    await lapse(late.id)
    for (const { id, mails } of [chosen, late]) {
      expect((await remind(id)).status).toBe(409)
      expect(kindsOf(await mails()).filter((kind) => kind === 'session-canceled')).toHaveLength(1)
    }
  })
})
