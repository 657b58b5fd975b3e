import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSessionChoices } from '../../src/api/registrations/session-choices.ts'
import { mails, registrationStudents, results, sessions, students, users } from '../../src/db/tables.ts'
import { sendMails } from '../../src/jobs/send-mail.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { expectSent } from '../support/expected-mails.ts'
import { otherSessionOf } from '../support/other-session.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newSeat } from '../support/record.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'
import { fullSession, newWaiting } from '../support/waiting-lists.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const foretold = async (session: string, query: string) => {
  const { status, body } = await api.get(`/sessions/${session}/mails?${query}`, staff)
  expect(status).toBe(200)
  return body
}

const post = (path: string, body?: object) => api.send('POST', path, body, staff)

/** A session with somebody who paid, whose second participant reads French, and a customer who did not pay yet. */
async function sessionOfTwo() {
  const paid = await newRegistration(api)
  const [, french = ''] = paid.students
  await api.db.update(students).set({ language: 'fr' }).where(eq(students.id, french))
  const other = await newCustomer(api, { language: 'en' })
  const [unpaid = ''] = await newStudents(api, other)
  await api.send('POST', '/registrations', registrationOf(paid.session, [unpaid]), other.headers)
  return { ...paid, other, unpaid }
}

test('calling a session off says first who gets which mail, as it is then sent, and does nothing yet', async () => {
  const { session, id, read, unpaid } = await sessionOfTwo()
  await otherSessionOf(api, id)
  const said = await foretold(session, 'act=cancel')
  expect(said).toMatchObject({
    total: 4,
    languages: [
      { language: 'nl', count: 2 },
      { language: 'en', count: 1 },
      { language: 'fr', count: 1 },
    ],
    leftOut: [{ name: 'Jan Peeters 0', why: 'unpaid' }],
    mails: [
      { kind: 'session-canceled', reader: 'customer', count: 2 },
      { kind: 'participant-session-canceled', reader: 'participant', count: 2 },
    ],
  })
  expect(await read()).toMatchObject({ status: 'paid', choice: null })
  expect((await api.get(`/sessions/${session}`)).body.decision).not.toBe('canceled')
  await expectSent(api, said, () => post(`/sessions/${session}/cancel`))
  expect(await foretold(session, 'act=cancel')).toMatchObject({ total: 0, mails: [] })
  expect(await api.db.$count(registrationStudents, eq(registrationStudents.studentId, unpaid))).toBe(1)
})

test('where no other date is left, the mails about the money are said too, and those to who waits', async () => {
  const { session, papers } = await sessionOfTwo()
  const said = await foretold(session, 'act=cancel')
  expect(said.mails.map(({ kind }: { kind: string }) => kind)).toContain('session-refunded')
  expect(await papers()).toHaveLength(1)
  await expectSent(api, said, async () => {
    await post(`/sessions/${session}/cancel`)
    await endSessionChoices({ ...api.parts, user: null })
  })
  const full = await fullSession(api)
  await newWaiting(api, full.session)
  const closing = await foretold(full.session, 'act=cancel')
  expect(closing.mails.map(({ kind }: { kind: string }) => kind)).toContain('waiting-list-closed')
  await expectSent(api, closing, async () => {
    await post(`/sessions/${full.session}/cancel`)
    await endSessionChoices({ ...api.parts, user: null })
  })
})

test('letting a session run says so too', async () => {
  const { session } = await sessionOfTwo()
  await api.db.update(sessions).set({ minimum: 8, decisionOn: sql`current_date + 5` }).where(eq(sessions.id, session))
  const said = await foretold(session, 'act=confirm')
  expect(said).toMatchObject({ total: 4, mails: [{ kind: 'session-confirmed', reader: 'both', count: 4 }] })
  await expectSent(api, said, () => post(`/sessions/${session}/confirm`))
})

test('what is practical goes to nobody of a customer whose address is not verified nor where mails come back, which is said', async () => {
  const registration = await newRegistration(api, { paid: 'partner' })
  const { session, customer } = registration
  const [first = ''] = registration.students
  const other = await newCustomer(api)
  const unheard = await newStudents(api, other, 2)
  await api.send('POST', '/registrations', registrationOf(session, unheard), other.headers)
  await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, other.id))
  const [row] = await api.db.select().from(students).where(eq(students.id, first))
  await api.db.insert(mails).values({
    to: row?.email ?? '',
    locale: 'nl',
    data: { kind: 'contact-receipt', values: { firstName: 'Jan' } },
    refusedAt: sql`now()`,
  })
  const said = await foretold(session, 'act=practical')
  expect(said).toMatchObject({
    total: 2,
    leftOut: [
      { why: 'unverified' },
      { why: 'unverified' },
      { name: 'Jan Peeters 0', email: row?.email, why: 'bounced' },
    ],
    doubtful: [],
    mails: [
      { kind: 'practical-copy', count: 1, to: customer.email },
      { kind: 'practical-info', count: 1 },
    ],
  })
  const { version } = (await api.get(`/sessions/${session}/practical`, staff)).body
  const alone = await foretold(session, `act=practical&student=${first}`)
  expect(alone).toMatchObject({ total: 1, leftOut: [{ name: 'Jan Peeters 0', why: 'bounced' }] })
  await expectSent(api, said, () => post(`/sessions/${session}/practical-mails`, { version }))
  const kept = await api.db
    .select()
    .from(mails)
    .where(and(eq(mails.to, row?.email ?? ''), eq(mails.held, true)))
  expect(kept).toMatchObject([{ kind: 'practical-info', sentAt: null }])
  const [held] = (await api.get(`/mails?_id=${kept[0]?.id}`, staff)).body.items
  expect(held).toMatchObject({ state: 'undelivered' })
  const to = `mended-${row?.email}`
  expect((await api.send('POST', `/mails/${held._id}/again`, { to: 'nobody' }, staff)).status).toBe(400)
  expect((await api.send('POST', `/mails/${held._id}/again`, { to }, staff)).body).toMatchObject({
    to,
    state: 'waiting',
  })
  await sendMails({ ...api.parts, user: null, mail: null }, { mails: [held._id] })
  expect((await api.get(`/mails?_id=${held._id}`, staff)).body.items).toMatchObject([{ to, state: 'sent' }])
  const again = await foretold(session, 'act=practical')
  expect(again).toMatchObject({ total: 1 })
  await expectSent(api, again, () => post(`/sessions/${session}/practical-mails`, { version: version + 1 }))
})

test('certificates say who gets one, and of whom nothing was written down', async () => {
  const { session, customer, student, days } = await newSeat(api, { days: 2 })
  const [start] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  await api.db.update(sessions).set({ startDate: sql`now() + interval '1 day'` }).where(eq(sessions.id, session))
  const others = await newStudents(api, customer, 2)
  await api.send('POST', '/registrations', registrationOf(session, others), customer.headers)
  await api.db.update(sessions).set({ startDate: start?.startDate }).where(eq(sessions.id, session))
  const mark = (body: object) => api.send('PUT', `/sessions/${session}/attendances`, body, staff)
  const unnoted = async () => {
    const rows: { student: string; unnoted: string[] }[] = (await api.get(`/sessions/${session}/participants`, staff))
      .body
    return new Map(rows.map((one) => [one.student, one.unnoted]))
  }
  const [halfDay] = days
  await mark({ day: halfDay, present: true, students: [student] })
  expect((await unnoted()).get(student)).toEqual(['attendance'])
  for (const day of days) await mark({ day, present: true, students: [student] })
  await mark({ day: days[0], half: 'morning', present: true, students: [others[0]] })
  await api.send('POST', '/results', { student, session, score: 8, maximum: 10 }, staff)
  expect(await unnoted()).toEqual(
    new Map([
      [student, []],
      [others[0], ['attendance', 'result']],
      [others[1], ['attendance', 'result']],
    ]),
  )
  await api.send('POST', '/results', { student: others[1], session, score: 2, maximum: 10 }, staff)
  const said = await foretold(session, 'act=certificates')
  expect(said).toMatchObject({ total: 2, mails: [{ kind: 'certificate-issued', reader: 'participant', count: 2 }] })
  await expectSent(api, said, () => post(`/sessions/${session}/certificates`))
  expect(await api.db.$count(results, eq(results.sessionId, session))).toBe(2)
})

test('another act, another person and another session are refused', async () => {
  const { session } = await newSeat(api)
  expect((await api.get(`/sessions/${session}/mails`, staff)).status).toBe(400)
  expect((await api.get(`/sessions/${session}/mails?act=move`, staff)).status).toBe(400)
  expect((await api.get(`/sessions/${session}/mails?act=practical&student=Jan`, staff)).status).toBe(400)
  expect((await api.get(`/sessions/${crypto.randomUUID()}/mails?act=practical`, staff)).status).toBe(404)
})
