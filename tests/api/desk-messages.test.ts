import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskMessageReceivers, mails, sessions, students, users } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newCustomer, newStudents, registrationOf } from '../support/training.ts'

type Headers = Record<string, string>

let api: TestApi
let staff: Headers
beforeAll(async () => {
  api = await startApi({ jobs: true })
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const subject = { nl: 'Een ander lokaal', fr: 'Un autre local' }
const text = {
  nl: 'Beste {{firstName}}\n\n{{course}} op {{day}} in {{room}}.',
  fr: '{{firstName}}, {{course}} en {{room}}.',
}

const write = (input: object, headers: Headers = staff) =>
  api.send('POST', '/desk-messages', { subject, text, to: 'participants', ...input }, headers)
const read = async (id: string) => (await api.get(`/desk-messages/${id}`, staff)).body
const send = (id: string, shown: string) => api.send('POST', `/desk-messages/${id}/send`, { shown }, staff)
const preview = (id: string, receiver = '') =>
  api.get(`/desk-messages/${id}/preview?receiver=${encodeURIComponent(receiver)}`, staff)
const receivers = async (query: string) => (await api.get(`/desk-messages/receivers?${query}`, staff)).body

/** A session in a room, with two customers: of one the second participant reads French, the other has not paid. */
async function session() {
  const first = await newRegistration(api, { paid: 'partner', participants: 3 })
  const [, french = ''] = first.students
  await api.db.update(sessions).set({ room: 'Zaal Cirkel' }).where(eq(sessions.id, first.session))
  await api.db.update(students).set({ language: 'fr', firstName: 'Luc' }).where(eq(students.id, french))
  const unpaid = await newCustomer(api)
  const waiting = await newStudents(api, unpaid, 1)
  await api.send('POST', '/registrations', registrationOf(first.session, waiting), unpaid.headers)
  const people = await api.db.select().from(students)
  const emailOf = (id: string) => people.find((one) => one.id === id)?.email ?? ''
  return { ...first, french, unpaid, emailOf }
}

/** As it would be sent, and was. */
async function written(input: object) {
  const { status, body } = await write(input)
  expect([status, body]).toEqual([201, { _id: expect.any(String) }])
  const id = String(body._id)
  return { id, shown: (await read(id)).receivers.shown as string }
}

test('all of a session get what was written, each in their language and once, and whoever is left out is said', async () => {
  const { session: id, students: all, french, emailOf, unpaid } = await session()
  const found = await receivers(`session=${id}`)
  expect(found).toMatchObject({
    total: 3,
    languages: [
      { language: 'nl', count: 2 },
      { language: 'fr', count: 1 },
    ],
    leftOut: [{ why: 'unpaid' }],
    lacks: [],
  })
  expect(
    (await receivers(`session=${id}&to=contacts`)).receivers.map(({ email }: { email: string }) => email),
  ).toContain(unpaid.email)
  expect((await receivers(`session=${id}&to=both`)).total).toBe(5)

  const message = await written({ session: id })
  expect((await read(message.id)).state).toBe('draft')
  expect((await preview(message.id, emailOf(french))).body).toMatch(/Luc, .* en Zaal Cirkel\./)
  expect((await preview(message.id, 'nobody@example.org')).status).toBe(404)
  expect(await api.mailsTo(emailOf(french))).not.toContainEqual(expect.objectContaining({ kind: 'desk-message' }))

  const [one, other] = await Promise.all([send(message.id, message.shown), send(message.id, message.shown)])
  expect([one.status, other.status, (await send(message.id, message.shown)).status]).toEqual([200, 200, 200])
  await api.jobsDone()
  for (const student of all) {
    const got = (await api.mailsTo(emailOf(student))).filter(({ kind }) => kind === 'desk-message')
    expect(got).toHaveLength(1)
    expect([got[0]?.locale, got[0]?.subject]).toEqual(
      student === french ? ['fr', 'Un autre local'] : ['nl', 'Een ander lokaal'],
    )
    expect(got[0]?.text).not.toContain('{{')
  }
  const sent = await read(message.id)
  expect(sent).toMatchObject({ state: 'sent', mailed: 3, author: 'Yasmina Haddad', receivers: { total: 3 } })
  expect(sent.receivers.leftOut).toMatchObject([{ why: 'unpaid' }])
  expect(sent.receivers.receivers).toContainEqual(
    expect.objectContaining({ email: emailOf(french), sentAt: expect.any(String), mail: expect.any(String) }),
  )
  for (const about of [`session=${id}`, `student=${french}`]) {
    const { body } = await api.get(`/desk-messages?${about}`, staff)
    expect(body).toMatchObject([{ _id: message.id, total: 3, mailed: 3, state: 'sent' }])
  }
})

test('it goes to who was shown: who left since is told before anything goes', async () => {
  const registration = await session()
  const { id, shown } = await written({ session: registration.session })
  await registration.cancelAsShown({ students: registration.students.slice(0, 1) })
  expect(await send(id, shown)).toMatchObject({ status: 409, body: { message: 'It would reach other people now' } })
  const now = await read(id)
  expect([now.receivers.total, (await send(id, now.receivers.shown)).status]).toEqual([2, 200])
})

test('an address counts once, and one whose mail came back, who is inactive or unverified gets nothing', async () => {
  const { session: id, students: all, emailOf, customer } = await session()
  const [first = '', second = ''] = all
  await api.db.update(students).set({ email: customer.email.toUpperCase() }).where(eq(students.id, first))
  expect((await receivers(`session=${id}&to=both`)).total).toBe(4)
  await api.db
    .update(mails)
    .set({ sentAt: null, refusedAt: new Date(), createdAt: sql`now() + interval '1 minute'` })
    .where(and(eq(mails.to, emailOf(second))))
  await api.db.insert(mails).values({
    to: emailOf(second),
    locale: 'nl',
    data: { kind: 'contact-receipt', values: { firstName: 'Jan' } },
    refusedAt: new Date(),
    createdAt: new Date(Date.now() + 120_000),
  })
  const bounced = await receivers(`session=${id}`)
  expect(bounced.leftOut).toContainEqual({ name: 'Luc Peeters 1', email: emailOf(second), why: 'bounced' })
  await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, customer.id))
  expect((await receivers(`session=${id}`)).leftOut.map(({ why }: { why: string }) => why)).toContain('unverified')
  await api.db.update(users).set({ emailVerifiedAt: new Date(), active: false }).where(eq(users.id, customer.id))
  expect((await receivers(`customers=${customer.organisation}`)).leftOut).toMatchObject([{ why: 'inactive' }])
})

test('chosen registrations, those that a search finds, and customers are written to', async () => {
  const registration = await session()
  const { id, customer } = registration
  expect(await receivers(`registrations=${id}&to=contacts`)).toMatchObject({ total: 1 })
  expect(
    await receivers(`found=${encodeURIComponent(`session=${registration.session}&status=awaiting_payment`)}`),
  ).toMatchObject({
    total: 3,
  })
  const one = await receivers(`customers=${customer.organisation}`)
  expect(one).toMatchObject({ total: 1, fields: ['firstName'] })
  const { name } = (await api.get(`/customers/${customer.organisation}`, staff)).body
  const foundCustomers = String(new URLSearchParams({ search: `~${name}`, kind: 'organisation', sort: 'name:ASC' }))
  expect(await receivers(String(new URLSearchParams({ foundCustomers })))).toEqual(one)
  expect((await api.get('/desk-messages/receivers?foundCustomers=colour%3Dred', staff)).status).toBe(400)
  const own = { subject: { nl: 'Dag {{firstName}}' }, text: { nl: 'Belt u ons?' } }
  const many = await written({ foundCustomers, ...own })
  expect(await read(many.id)).toMatchObject({ foundCustomers, receivers: { total: 1 } })
  const message = await written({ customers: [customer.organisation], ...own, copyToSelf: true })
  await send(message.id, message.shown)
  await api.jobsDone()
  expect((await api.mailsTo(customer.email))[0]).toMatchObject({ subject: 'Dag Nele' })
  expect((await api.mailsTo('staff@leerplein.test'))[0]).toMatchObject({ subject: 'Dag Yasmina' })
  expect((await api.get(`/desk-messages?customer=${customer.organisation}`, staff)).body).toMatchObject([{ total: 1 }])
})

test('a field that is none, a room that nobody knows, half a language, nobody, and two choices are refused where they stand', async () => {
  const { session: id, customer } = await newRegistration(api, { paid: 'partner' })
  const pathsOf = async (input: object) =>
    ((await write({ session: id, ...input })).body.details ?? []).map(({ path }: { path: string }) => path)
  const plain = { text: { nl: 'Tot dan' }, subject: { nl: 'Dag' } }
  expect(await pathsOf({ ...plain, text: { nl: 'Dag {{voornaam}}' } })).toEqual(['text.nl'])
  expect(await pathsOf({ ...plain, text: { nl: 'Dag {{firstName}' } })).toEqual(['text.nl'])
  expect(await pathsOf({ ...plain, text: { nl: 'In {{room}}' } })).toEqual(['text.nl'])
  expect(await pathsOf({ ...plain, text: { nl: 'Dag', fr: 'Bonjour' } })).toEqual(['subject.fr'])
  expect(await pathsOf({ ...plain, customers: [customer.id] })).toEqual(['session'])
  expect(await pathsOf({ ...plain, foundCustomers: 'kind=person' })).toEqual(['session'])
  expect(await pathsOf({ ...plain, session: null, registrations: [] })).toEqual(['session'])
  expect((await write({ ...plain, session: null, customers: [id] })).body.details).toMatchObject([{ path: 'to' }])
  expect(
    (await write({ session: id, ...plain, text: { nl: 'Dag {{x}}' } }, { ...staff, 'Accept-Language': 'fr' })).body,
  ).toMatchObject({ details: [{ message: expect.stringContaining('{{firstName}}, {{course}}') }] })
})

test('the same request under one key is one draft', async () => {
  const { session: id } = await session()
  const keyed = { ...staff, 'Idempotency-Key': 'once' }
  const made = await Promise.all([write({ session: id }, keyed), write({ session: id }, keyed)])
  expect(new Set(made.map(({ body }) => body._id)).size).toBe(1)
})

test('what was to be queued already is queued once more by nobody', async () => {
  const { session: id } = await session()
  const { id: message, shown } = await written({ session: id })
  await send(message, shown)
  await api.jobsDone()
  await api.db.update(deskMessageReceivers).set({ queuedAt: null }).where(eq(deskMessageReceivers.messageId, message))
  await api.db.execute(sql`select graphile_worker.add_job('queue-message', ${JSON.stringify({ message })}::json)`)
  await api.jobsDone()
  expect(await api.db.$count(mails, eq(mails.aboutId, message))).toBe(3)
})
