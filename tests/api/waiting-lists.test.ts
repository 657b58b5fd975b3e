import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions, stateChanges } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { billedTo, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { countsOf, fullSession, newWaiting, pass, refreshLists } from '../support/waiting-lists.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ jobs: true })
})
afterAll(() => api.stop())

const hour = 3_600_000
const kindsTo = async (email: string) => {
  await api.jobsDone()
  return (await api.mailsTo(email)).map(({ data }) => data.kind)
}
const somebodyElse = async (session: string) => {
  const customer = await newCustomer(api)
  const input = registrationOf(session, await newStudents(api, customer))
  return (await api.send('POST', '/registrations', input, customer.headers)).status
}

describe('who waits', () => {
  test('has a place in the list, in the order in which they came, and a mail that says so', async () => {
    const { session } = await fullSession(api)
    const first = await newWaiting(api, session)
    const second = await newWaiting(api, session)
    expect(second.entry).toMatchObject({
      status: 'waiting',
      place: 2,
      seats: 1,
      offeredUntil: null,
      registration: null,
    })
    expect(second.entry.session.course.title.nl).toBe('Boekhouden')
    const [mail] = await api.mailsTo(second.customer.email)
    expect(mail?.data).toMatchObject({ kind: 'waiting-list-joined', values: { place: '2' } })
    expect((await first.withdraw()).status).toBe(204)
    expect(await second.read()).toMatchObject({ place: 1 })
    expect(await first.read()).toMatchObject({ status: 'withdrawn', place: null })
  })

  test('waits once: the same people again are the same entry, others with one of them are refused', async () => {
    const { session } = await fullSession(api, 3)
    const { id, students, customer } = await newWaiting(api, session, 2)
    const join = (ids: string[]) =>
      api.send('POST', '/waiting-list-entries', { session, students: ids }, customer.headers)
    expect((await join(students.toReversed())).body._id).toBe(id)
    const refused = await join([...(await newStudents(api, customer)), String(students[0])])
    expect(refused.body).toMatchObject({
      message: 'Student is already on the waiting list',
      details: [{ path: 'students.1', message: expect.stringContaining('wachtlijst') }],
    })
  })

  test('is refused while there are seats for all of them, when the group is too large, and once it has started', async () => {
    const customer = await newCustomer(api)
    const students = await newStudents(api, customer, 3)
    const join = async (session: string) =>
      (await api.send('POST', '/waiting-list-entries', { session, students }, customer.headers)).body.message
    expect(await join(await newSession(api, { capacity: 3 }))).toBe('Seats are free')
    expect(await join((await fullSession(api, 2)).session)).toBe('The request is not valid')
    const { session } = await fullSession(api, 3)
    await api.db.update(sessions).set({ startDate: new Date() }).where(eq(sessions.id, session))
    expect(await join(session)).toBe('Session has started')
    expect(await join(randomUUID())).toBe('Not found')
  })

  test('waits for no more seats than they may hold unpaid', async () => {
    const customer = await newCustomer(api)
    const { session } = await fullSession(api, 1)
    await api.db.update(sessions).set({ capacity: 200, seatsTaken: 200 }).where(eq(sessions.id, session))
    await newWaiting(api, session, 99, customer)
    const students = await newStudents(api, customer, 2)
    const { body } = await api.send('POST', '/waiting-list-entries', { session, students }, customer.headers)
    expect(body.message).toBe('Too many people on waiting lists')
  })
})

describe('a seat that comes free', () => {
  test('is kept for the first in line: a mail says until when, and nobody else gets it', async () => {
    const { session, free } = await fullSession(api)
    const first = await newWaiting(api, session)
    const second = await newWaiting(api, session)
    await free()
    const offer = await first.read()
    expect(offer).toMatchObject({ status: 'offered', place: null, seats: 1 })
    const hours = (Date.parse(offer.offeredUntil) - Date.now()) / hour
    expect(hours).toBeGreaterThan(47.9)
    expect(hours).toBeLessThanOrEqual(48)
    expect(await second.read()).toMatchObject({ status: 'waiting', place: 1 })
    expect(await kindsTo(first.customer.email)).toEqual(['waiting-list-offer', 'waiting-list-joined'])
    const [mail] = await api.mailsTo(first.customer.email)
    expect(mail?.data.values).toMatchObject({ expiresAt: offer.offeredUntil })
    expect(await somebodyElse(session)).toBe(409)
    expect((await second.register()).status).toBe(409)
    expect((await api.get(`/sessions/${session}/registration-count`)).body.fullyBooked).toBe(true)
  })

  test('becomes the registration of whom it was kept for', async () => {
    const { session, free } = await fullSession(api, 3)
    const group = await newWaiting(api, session, 3)
    await free(3)
    const { body } = await group.register()
    expect(body.status).toBe('awaiting_payment')
    expect(await group.read()).toMatchObject({ status: 'accepted', registration: body._id, offeredUntil: null })
    expect(await countsOf(api, session)).toEqual({ capacity: 3, taken: 3, held: 3, offered: 0 })
    const changes = await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, group.id))
    expect(changes.map(({ to }) => to).toSorted()).toEqual(['accepted', 'offered', 'waiting'])
  })

  test('goes on to the next when fewer are registered than were offered a seat', async () => {
    const { session, free } = await fullSession(api, 2)
    const pair = await newWaiting(api, session, 2)
    const next = await newWaiting(api, session)
    await free(2)
    expect((await pair.register(pair.students.slice(0, 1))).status).toBe(201)
    expect(await next.read()).toMatchObject({ status: 'offered' })
    expect(await countsOf(api, session)).toEqual({ capacity: 2, taken: 2, held: 1, offered: 1 })
  })

  test('goes to the first whom it suffices for: a group keeps its place', async () => {
    const { session, free } = await fullSession(api, 3)
    const group = await newWaiting(api, session, 3)
    const single = await newWaiting(api, session)
    await free()
    expect(await group.read()).toMatchObject({ status: 'waiting', place: 1 })
    expect(await single.read()).toMatchObject({ status: 'offered' })
  })

  test('may be a new one', async () => {
    const { session } = await fullSession(api)
    const waiting = await newWaiting(api, session, 1)
    const { status } = await api.send('PATCH', `/sessions/${session}`, { capacity: 2 }, await api.as('STAFF'))
    expect(status).toBe(200)
    expect(await waiting.read()).toMatchObject({ status: 'offered' })
  })

  test('is enough for a group once somebody of it was removed', async () => {
    const { session, free } = await fullSession(api, 2)
    const pair = await newWaiting(api, session, 2)
    await free()
    expect(await pair.read()).toMatchObject({ status: 'waiting', seats: 2 })
    await api.send('DELETE', `/students/${pair.students[0]}`, undefined, pair.customer.headers)
    await refreshLists(api)
    expect(await pair.read()).toMatchObject({ status: 'offered', seats: 1, students: [{ _id: pair.students[1] }] })
  })

  test('is kept until the session starts at the latest, and that may come earlier', async () => {
    const { session, free } = await fullSession(api, 1, { start: new Date(Date.now() + 20 * hour) })
    const waiting = await newWaiting(api, session)
    await free()
    const startsAt = async () => (await api.get(`/sessions/${session}`)).body.startDate
    expect((await waiting.read()).offeredUntil).toBe(await startsAt())
    const start = Date.now() + 10 * hour
    const schedule = [{ start: new Date(start).toISOString(), end: new Date(start + 7 * hour).toISOString() }]
    await api.send('PATCH', `/sessions/${session}`, { schedule }, await api.as('STAFF'))
    expect((await waiting.read()).offeredUntil).toBe(await startsAt())
  })
})

describe('an offer', () => {
  test('that nobody takes in time lapses: the next in line gets the seat, and both hear of it', async () => {
    const { session, free } = await fullSession(api)
    const first = await newWaiting(api, session)
    const second = await newWaiting(api, session)
    await free()
    // The offer is mailed by a job, which would be too late once it lapsed.
    await api.jobsDone()
    await pass(api, first.id)
    expect((await first.register()).status).toBe(409)
    expect((await first.accept()).status).toBe(409)
    await refreshLists(api)
    expect(await first.read()).toMatchObject({ status: 'lapsed', offeredUntil: null })
    expect(await second.read()).toMatchObject({ status: 'offered' })
    expect((await kindsTo(first.customer.email))[0]).toBe('waiting-list-lapsed')
    expect((await kindsTo(second.customer.email))[0]).toBe('waiting-list-offer')
    expect((await first.withdraw()).status).toBe(409)
    expect(await countsOf(api, session)).toEqual({ capacity: 1, taken: 1, held: 0, offered: 1 })
  })

  test('that is not wanted goes to the next in line at once', async () => {
    const { session, free } = await fullSession(api)
    const first = await newWaiting(api, session)
    const second = await newWaiting(api, session)
    await free()
    expect((await first.withdraw()).status).toBe(204)
    expect(await second.read()).toMatchObject({ status: 'offered' })
  })

  test('that lapse together are enough for the group that comes first', async () => {
    const { session, free } = await fullSession(api, 2)
    const [one, other] = [await newWaiting(api, session), await newWaiting(api, session)]
    const pair = await newWaiting(api, session, 2)
    const late = await newWaiting(api, session)
    await free(2)
    await pass(api, one.id)
    await pass(api, other.id)
    await refreshLists(api)
    expect(await pair.read()).toMatchObject({ status: 'offered', seats: 2 })
    expect(await late.read()).toMatchObject({ status: 'waiting', place: 1 })
  })

  test('is taken up in steps: its people stand in the draft, which knows their seats', async () => {
    const { session, free } = await fullSession(api, 2)
    const pair = await newWaiting(api, session, 2)
    expect((await pair.accept()).status).toBe(409)
    await free(2)
    const { offeredUntil } = await pair.read()
    expect((await pair.accept()).status).toBe(200)
    const path = `/registration-drafts/${session}`
    const draft = (await api.send('PATCH', path, { invoice: billedTo }, pair.customer.headers)).body
    expect(draft).toMatchObject({ seatsLeft: 2, offeredUntil })
    expect(draft.students.map(({ _id }: { _id: string }) => _id).toSorted()).toEqual(pair.students.toSorted())
    const confirmation = { draft: draft._id, agreedToTerms: true }
    const confirmed = await api.send('POST', `${path}/confirm`, confirmation, pair.customer.headers)
    expect(confirmed.status).toBe(201)
    expect(await pair.read()).toMatchObject({ status: 'accepted', registration: confirmed.body._id })
  })
})

describe('a list ends', () => {
  test('when its session starts', async () => {
    const { session } = await fullSession(api)
    const waiting = await newWaiting(api, session)
    await api.db.update(sessions).set({ startDate: sql`now()` }).where(eq(sessions.id, session))
    await refreshLists(api)
    expect(await waiting.read()).toMatchObject({ status: 'lapsed' })
    expect((await kindsTo(waiting.customer.email))[0]).toBe('waiting-list-ended')
  })

  test.each(['session', 'course'])('when its %s is taken off the calendar', async (kind) => {
    const session = await newSession(api, { capacity: 1 })
    await api.db.update(sessions).set({ seatsTaken: 1 }).where(eq(sessions.id, session))
    const waiting = await newWaiting(api, session)
    const { course } = (await api.get(`/sessions/${session}`)).body
    const path = kind === 'course' ? `/courses/${course}` : `/sessions/${session}`
    const { status } = await api.send('DELETE', path, undefined, await api.as('STAFF'))
    expect(status).toBe(204)
    expect((await kindsTo(waiting.customer.email))[0]).toBe('waiting-list-closed')
    expect(await waiting.read()).toBeUndefined()
  })
})
