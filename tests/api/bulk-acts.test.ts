import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareBooks } from '../../src/api/money/reconciliation.ts'
import { invoices, mails, registrations, reminders, sessions, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newColleague } from '../support/second-factor.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const prepare = (input: object, headers: Headers = staff) => api.send('POST', '/bulk-acts', input, headers)
const read = async (id: string, headers: Headers = staff) => (await api.get(`/bulk-acts/${id}`, headers)).body
const start = (id: string, body: object = {}, headers: Headers = staff) =>
  api.send('POST', `/bulk-acts/${id}/start`, body, headers)

async function drafted(input: object): Promise<string> {
  const { status, body } = await prepare(input)
  expect([status, body]).toEqual([201, { _id: expect.any(String) }])
  return body._id
}

/** Does it, and waits for it. */
async function done(id: string, body: object = {}) {
  expect((await start(id, body)).status).toBe(200)
  await api.jobsDone()
  return read(id)
}

/** Another session of the same course. */
async function sessionBeside(session: string, capacity = 10) {
  const [like] = await api.db.select().from(sessions).where(eq(sessions.id, session))
  const other = await newSession(api, { capacity, start: new Date(Date.now() + 60 * 86_400_000) })
  await api.db
    .update(sessions)
    .set({ courseId: String(like?.courseId) })
    .where(eq(sessions.id, other))
  return other
}

/** So many more customers with a seat each in a session. */
async function othersIn(session: string, count: number, isPartner = true) {
  const ids: string[] = []
  for (let number = 0; number < count; number++) {
    const customer = await newCustomer(api, { isPartner })
    const students = await newStudents(api, customer)
    const { body } = await api.send('POST', '/registrations', registrationOf(session, students), customer.headers)
    ids.push(body._id)
  }
  return ids
}

const namesOf = ({ refused }: { refused: { registration: string; why: string }[] }) =>
  refused.map(({ registration, why }) => [registration, why])

test('chosen registrations are canceled as it was shown, each with its mails and papers, and what cannot be says why', async () => {
  const first = await newRegistration(api, { paid: 'online' })
  const second = await newRegistration(api, { paid: 'partner', participants: 1 })
  const over = await newRegistration(api, { paid: 'partner', participants: 1 })
  await api.db.update(sessions).set({ startDate: sql`now() - interval '1 hour'` }).where(eq(sessions.id, over.session))
  const [one, other] = [await first.effect(), await second.effect()]
  const id = await drafted({ act: 'cancel', registrations: [first.id, second.id, over.id, first.id] })
  expect(await read(id)).toMatchObject({
    ...{ state: 'draft', total: 3, possible: 2, participants: 4, ended: 0 },
    credit: one.credit + other.credit,
    refund: one.refund,
    refused: [],
  })
  const [once, twice] = await Promise.all([start(id), start(id)])
  expect([once.status, twice.status]).toEqual([200, 200])
  await api.jobsDone()
  const told = await read(id)
  expect(told).toMatchObject({ state: 'done', ended: 3, done: 2, author: 'Yasmina Haddad' })
  expect(namesOf(told)).toEqual([[over.id, 'started']])
  for (const { read: readOne, mails: mailsOf } of [first, second]) {
    expect((await readOne()).status).toBe('expired')
    const kinds = (await mailsOf()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'cancellation-settled')).toHaveLength(1)
  }
  expect(await first.papers()).toHaveLength(2)
  const { body: history } = await api.get(`/registrations/${first.id}/history`, staff)
  expect(history[0]).toMatchObject({ to: 'expired', reason: 'canceled', by: 'Yasmina Haddad' })
  expect((await compareBooks(api.db)).differences).toEqual([])
})

test('one whose amount changed since it was shown is not canceled', async () => {
  const registration = await newRegistration(api, { paid: 'partner' })
  const id = await drafted({ act: 'cancel', registrations: [registration.id] })
  await registration.cancelAsShown({ students: registration.students.slice(0, 1) })
  expect(namesOf(await done(id))).toEqual([[registration.id, 'changed']])
  expect((await registration.read()).students).toHaveLength(1)
})

test('those that a query of the list finds move at the price they agreed to while there are seats, who registered first first', async () => {
  const first = await newRegistration(api, { paid: 'partner', participants: 1 })
  const [second = '', third = ''] = await othersIn(first.session, 2)
  const target = await sessionBeside(first.session, 2)
  const id = await drafted({ act: 'move', found: `session=${first.session}&sort=createdAt:DESC` })
  expect(await read(id)).toMatchObject({ total: 3, possible: 3, sessions: [{ _id: target }] })
  const paths = async (body: object) => (await start(id, body)).body.details.map(({ path }: { path: string }) => path)
  expect(await paths({})).toEqual(['session'])
  expect(await paths({ session: target })).toEqual(['reason'])
  expect(await paths({ session: randomUUID(), reason: 'Ziek' })).toEqual(['session'])
  const told = await done(id, { session: target, reason: 'De lesgever is ziek.' })
  expect([told.done, namesOf(told)]).toEqual([2, [[third, 'full']]])
  const rows = await api.db.select().from(registrations).where(eq(registrations.sessionId, target))
  expect(rows.map((row) => row.id).sort()).toEqual([first.id, second].sort())
  expect(rows.map(({ net }) => net)).toEqual([45_000, 45_000])
  const [moved] = (await first.mails()).filter(({ kind }) => kind === 'registration-moved')
  expect(moved?.values).toMatchObject({ reason: 'De lesgever is ziek.', difference: 0 })
  expect((await compareBooks(api.db)).differences).toEqual([])
})

test('what somebody was doing who leaves goes on in the name of the colleague who is named, and the journal says so', async () => {
  const { id: registration, read: readOne } = await newRegistration(api, { paid: 'partner', participants: 1 })
  const [desk, heir] = [await newColleague(api, 'STAFF', ['desk']), await newColleague(api, 'STAFF', ['desk'])]
  const { body } = await prepare({ act: 'cancel', registrations: [registration] }, desk.headers)
  await api.db.execute(sql`update bulk_acts set started_at = now(), started_by = ${desk.id} where id = ${body._id}`)
  const left = { active: false, successor: heir.id }
  expect((await api.send('PATCH', `/panel/colleagues/${desk.id}`, left, staff)).status).toBe(200)
  await api.db.execute(sql`select graphile_worker.add_job('do-bulk-act', ${JSON.stringify({ act: body._id })}::json)`)
  await api.jobsDone()
  expect(await read(body._id)).toMatchObject({ done: 1, refused: [] })
  expect((await readOne()).status).not.toBe('awaiting_payment')
  const { rows } = await api.db.execute(
    sql`select user_id as by from state_changes where entity_id = ${body._id} and "to" = 'bulk-taken-over'`,
  )
  expect(rows).toEqual([{ by: heir.id }])
})

test('open invoices are reminded of once, by whom finance is', async () => {
  const first = await newRegistration(api, { paid: 'partner', participants: 1 })
  const paid = await newRegistration(api, { paid: 'online', participants: 1 })
  await api.db.update(invoices).set({ dueOn: '2020-01-01' }).where(eq(invoices.orderId, first.id))
  const finance = await newColleague(api, 'STAFF', ['finance'])
  const { body } = await prepare({ act: 'remind', registrations: [first.id, paid.id] }, finance.headers)
  expect(await read(body._id)).toMatchObject({ total: 2, possible: 1, invoices: 1, owed: 54_450 })
  await start(body._id, {}, finance.headers)
  await api.jobsDone()
  expect(namesOf(await read(body._id))).toEqual([[paid.id, 'notOpen']])
  const [sent] = await api.db
    .select({ by: reminders.sentBy })
    .from(reminders)
    .innerJoin(invoices, eq(invoices.id, reminders.invoiceId))
    .where(eq(invoices.orderId, first.id))
  expect(sent).toEqual({ by: finance.id })
  expect(namesOf(await done(await drafted({ act: 'remind', registrations: [first.id] })))).toEqual([
    [first.id, 'early'],
  ])
})

test('what is on request is confirmed at one price', async () => {
  const session = await newSession(api, { price: null })
  const ids = await othersIn(session, 2, false)
  const id = await drafted({ act: 'confirm', registrations: ids })
  expect((await start(id)).body.details).toMatchObject([{ path: 'price' }])
  expect(await done(id, { price: 30_000 })).toMatchObject({ done: 2, price: 30_000, refused: [] })
  const again = await done(await drafted({ act: 'confirm', registrations: ids }), { price: 20_000 })
  expect(namesOf(again).map(([, why]) => why)).toEqual(['state', 'state'])
  const rows = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
  expect(rows.map(({ net }) => net)).toEqual([30_000, 30_000])
})

test('nobody prepares or starts what they do not do, and nothing is done for who does it no more', async () => {
  const { id: registration, read: readOne } = await newRegistration(api, { paid: 'partner', participants: 1 })
  const input = { act: 'cancel', registrations: [registration] }
  const finance = await newColleague(api, 'STAFF', ['finance'])
  const desk = await newColleague(api, 'STAFF', ['desk'])
  expect((await prepare(input, finance.headers)).status).toBe(403)
  expect((await prepare({ ...input, act: 'remind' }, desk.headers)).status).toBe(403)
  const { body } = await prepare(input, desk.headers)
  expect((await start(body._id, {}, finance.headers)).status).toBe(403)
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`update bulk_acts set started_at = now(), started_by = ${desk.id} where id = ${body._id}`)
    await tx
      .update(users)
      .set({ panelRoles: ['rooms'] })
      .where(eq(users.id, desk.id))
    await tx.execute(sql`select graphile_worker.add_job('do-bulk-act', ${JSON.stringify({ act: body._id })}::json)`)
  })
  await api.jobsDone()
  expect(namesOf(await read(body._id))).toEqual([[registration, 'access']])
  expect((await readOne()).status).toBe('awaiting_payment')
})

test('nobody, both ways at once, a choice that is too large and another act are refused where they stand', async () => {
  const paths = async (input: object) =>
    ((await prepare(input)).body.details ?? []).map(({ path }: { path: string }) => path)
  expect(await paths({ act: 'cancel', registrations: [] })).toEqual(['registrations'])
  expect(await paths({ act: 'cancel', registrations: [randomUUID()] })).toEqual(['registrations'])
  expect(await paths({ act: 'cancel', registrations: [randomUUID()], found: 'status=paid' })).toEqual(['found'])
  expect(await paths({ act: 'pay', registrations: [randomUUID()] })).toEqual(['act'])
  expect(await paths({ act: 'cancel', registrations: Array.from({ length: 501 }, () => randomUUID()) })).toEqual([
    'registrations',
  ])
})

test('the same request under one key is one draft, and what ended already is done again by no second job', async () => {
  const { id: registration, mails: mailsOf } = await newRegistration(api, { paid: 'partner', participants: 1 })
  const keyed = { ...staff, 'Idempotency-Key': 'bulk once' }
  const input = { act: 'cancel', registrations: [registration] }
  const [one, other] = await Promise.all([prepare(input, keyed), prepare(input, keyed)])
  expect(one.body._id).toBe(other.body._id)
  await done(one.body._id)
  const before = await api.db.$count(mails)
  await api.db.execute(
    sql`select graphile_worker.add_job('do-bulk-act', ${JSON.stringify({ act: one.body._id })}::json) from generate_series(1, 3)`,
  )
  await api.jobsDone()
  expect(await api.db.$count(mails)).toBe(before)
  expect((await mailsOf()).filter(({ kind }) => kind === 'cancellation-settled')).toHaveLength(1)
})
