import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideSessions } from '../../src/api/registrations/decide-sessions.ts'
import { mails, sessions } from '../../src/db/tables.ts'
import { brusselsDay, plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const today = brusselsDay(new Date())
const decide = () => decideSessions({ ...api.parts, user: null })
const decisionOf = async (session: string) => (await api.get(`/sessions/${session}`)).body.decision

/** A session that takes two to run, and in it as many who register, paid or not. */
async function sessionOf(registered: number, { paid = true, decisionOn = plusDays(today, 3), isPartner = false } = {}) {
  const session = await newSession(api)
  await api.send('PATCH', `/sessions/${session}`, { minimum: 2, decisionOn }, staff)
  const customer = await newCustomer(api, { isPartner })
  for (const student of await newStudents(api, customer, registered)) {
    const { body } = await api.send('POST', '/registrations', registrationOf(session, [student]), customer.headers)
    if (paid && !isPartner) await api.send('PATCH', `/registrations/${body._id}`, { status: 'paid' }, staff)
  }
  const kinds = async () => (await api.mailsTo(customer.email)).map(({ data }) => data.kind)
  return { session, customer, kinds }
}

const askedAbout = async (session: string) =>
  (
    await api.db
      .select()
      .from(mails)
      .where(and(eq(mails.kind, 'session-undecided'), eq(mails.aboutId, session)))
  ).length

describe('a session with a minimum', () => {
  let waiting: Awaited<ReturnType<typeof sessionOf>>
  beforeEach(async () => {
    waiting = await sessionOf(1)
  })

  test('says how many it takes, when that is decided, and that it is not yet', async () => {
    const { body } = await api.get(`/sessions/${waiting.session}`)
    expect(body).toMatchObject({ minimum: 2, decisionOn: plusDays(today, 3), decision: 'pending' })
    const [confirmation] = await api.mailsTo(waiting.customer.email)
    expect(confirmation?.data.values).toMatchObject({ minimum: 2, decision: 'pending' })
    const { body: own } = await api.get('/registrations', waiting.customer.headers)
    expect(own.items[0].session).toMatchObject({ minimum: 2, decision: 'pending' })
  })

  test('is left alone before its day while it lacks somebody', async () => {
    await decide()
    expect([await decisionOf(waiting.session), await askedAbout(waiting.session)]).toEqual(['pending', 0])
  })

  test('runs for sure as soon as enough have paid, and everybody in it hears so once', async () => {
    const { session, kinds } = await sessionOf(2)
    await decide()
    await decide()
    expect(await decisionOf(session)).toBe('confirmed')
    expect((await kinds()).filter((kind) => kind === 'session-confirmed')).toHaveLength(2)
  })

  test('counts who pays by agreement, and nobody whose seat may still lapse', async () => {
    const agreed = await sessionOf(2, { isPartner: true })
    const unpaid = await sessionOf(2, { paid: false })
    await decide()
    expect([await decisionOf(agreed.session), await decisionOf(unpaid.session)]).toEqual(['confirmed', 'pending'])
  })

  test('goes to staff on its day, once, and they find it among those to decide', async () => {
    const { session } = await sessionOf(1, { decisionOn: today })
    await decide()
    await decide()
    expect([await decisionOf(session), await askedAbout(session)]).toEqual(['undecided', 1])
    const { body } = await api.get('/sessions?decision=undecided&limit=999', staff)
    expect(body.items.map(({ _id }: { _id: string }) => _id)).toContain(session)
  })

  test('that staff were asked about still runs when somebody joins', async () => {
    const { session } = await sessionOf(1, { decisionOn: today })
    await decide()
    const other = await newCustomer(api, { isPartner: true })
    const input = registrationOf(session, await newStudents(api, other))
    await api.send('POST', '/registrations', input, other.headers)
    await decide()
    expect(await decisionOf(session)).toBe('confirmed')
  })

  test('is confirmed by staff with fewer, and only once', async () => {
    const confirm = () => api.send('POST', `/sessions/${waiting.session}/confirm`, undefined, staff)
    expect((await confirm()).body).toMatchObject({ decision: 'confirmed' })
    expect((await confirm()).status).toBe(409)
    expect(await waiting.kinds()).toContain('session-confirmed')
  })
})

test('a minimum without a day is decided two weeks before the start, and goes when it is taken away', async () => {
  const session = await newSession(api, { start: new Date('2028-03-20T08:00:00Z') })
  const change = async (changes: object) => (await api.send('PATCH', `/sessions/${session}`, changes, staff)).body
  expect(await change({ minimum: 4 })).toMatchObject({ minimum: 4, decisionOn: '2028-03-06', decision: 'pending' })
  expect(await change({ minimum: null })).toMatchObject({ minimum: null, decisionOn: null, decision: null })
})

test('a session that has begun is nobody’s question any more', async () => {
  const { session } = await sessionOf(1, { decisionOn: today })
  await api.db
    .update(sessions)
    .set({ startDate: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, session))
  await decide()
  expect(await askedAbout(session)).toBe(0)
  expect((await api.send('POST', `/sessions/${session}/confirm`, undefined, staff)).status).toBe(409)
})
