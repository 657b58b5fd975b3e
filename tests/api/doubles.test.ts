import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membershipReferences, organisationReferences } from '../../src/api/desk/merge-organisations.ts'
import { studentReferences } from '../../src/api/desk/merge-students.ts'
import {
  certificates,
  memberships,
  organisations,
  registrationStudents,
  stateChanges,
  students,
  users,
} from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newDoubles } from '../support/doubles.ts'
import { join } from '../support/memberships.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { newSeat } from '../support/record.ts'
import { requestRoom } from '../support/rooms.ts'
import { type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'
import { newVatNumber } from '../support/vat-number.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const born = { dateOfBirth: '1980-02-03' }
const likely = async (query: string) => (await api.get(`/doubles?limit=999&${query}`, staff)).body.items
const compared = (kind: string, kept: string, dropped: string) => api.get(`/doubles/${kind}/${kept}/${dropped}`, staff)

async function merged(kind: string, kept: string, dropped: string, values = {}) {
  const { body } = await compared(kind, kept, dropped)
  return api.send('POST', `/doubles/${kind}/${kept}/${dropped}`, { version: body.version, values }, staff)
}

const register = (customer: Customer, session: string, ids: string[]) =>
  api.send('POST', '/registrations', registrationOf(session, ids), customer.headers)

/** Every column that the database holds to rows of a table. */
async function referring(table: string) {
  const { rows } = await api.pool.query(
    `select conrelid::regclass || '.' || attname as place from pg_constraint
       join unnest(conkey, confkey) as keys (own, their) on true
       join pg_attribute on attrelid = conrelid and attnum = own
     where contype = 'f' and confrelid = $1::regclass and their = (
       select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)`,
    [table, table === 'memberships' ? 'organisation_id' : 'id'],
  )
  return rows.map(({ place }) => place).sort()
}

test('whatever the database holds to participants and organisations goes along', async () => {
  expect(await referring('students')).toEqual([...studentReferences].sort())
  expect(await referring('memberships')).toEqual([...membershipReferences].sort())
  // A file's owner is no foreign key: it may be gone.
  const keyless = 'files.organisation_id'
  const held = organisationReferences.filter((place) => place !== keyless)
  expect(await referring('organisations')).toEqual([...held, 'memberships.organisation_id'].sort())
  const { rows } = await api.pool.query(
    `select table_name || '.' || column_name as place from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'organisation_id'`,
  )
  const known: readonly string[] = [...organisationReferences, ...membershipReferences, 'memberships.organisation_id']
  expect(rows.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([])
})

test('lists of ids of participants go along too', async () => {
  const { rows } = await api.pool.query(
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and udt_name = '_uuid' and column_name like '%student%' order by 1`,
  )
  expect(rows.map(({ place }) => place)).toEqual(['registration_drafts.students', 'student_uploads.students'])
})

test('participants with one name and birth date, one mailbox or nearly one name are likely doubles', async () => {
  const customer = await newCustomer(api)
  const of = `customer=${customer.organisation}`
  const { kept, dropped } = await newDoubles(api, customer)
  expect(await likely(of)).toMatchObject([
    { kind: 'student', why: 'nameAndBirth', kept: { _id: kept }, dropped: { _id: dropped } },
  ])
  await newStudents(api, customer, 1, { lastName: 'Dubois', dateOfBirth: '1990-02-03' })
  expect(await likely(of)).toHaveLength(1)
  const address = crypto.randomUUID()
  const lines = [
    ['Wim', 'Claes', `${address}@klant.test`, null],
    ['W.', 'Claes', `${address}+werk@klant.test`, null],
    ['Zoë', 'Vandenbroucke', `z${address}@klant.test`, '1991-01-01'],
    ['Zoe', 'Vandenbrouck', `y${address}@klant.test`, '1991-01-01'],
  ] as const
  for (const [firstName, lastName, email, dateOfBirth] of lines)
    await newStudents(api, customer, 1, { firstName, lastName, email, dateOfBirth })
  expect((await likely(of)).map(({ why }: { why: string }) => why).sort()).toEqual(['birth', 'email', 'nameAndBirth'])
  expect(await likely(`${of}&kind=organisation`)).toEqual([])
  const other = await newCustomer(api)
  expect(await likely(`customer=${other.organisation}`)).toEqual([])
})

test('two participants become one with all that both had, and it says who did it', async () => {
  const customer = await newCustomer(api, { isPartner: true })
  const { student: dropped, session } = await newSeat(api, { customer })
  const [kept = ''] = await newStudents(api, customer, 1, { ...born, phone: null })
  await api.send('PATCH', `/students/${dropped}`, { phone: '+32470123456' }, customer.headers)
  const certificate = (await api.send('POST', '/certificates', { student: dropped, session }, staff)).body
  const other = await newSession(api)
  expect((await register(customer, other, [kept])).status).toBe(201)
  const draft = await newSession(api)
  await api.send('PATCH', `/registration-drafts/${draft}`, { students: [kept, dropped] }, customer.headers)

  const before = (await compared('student', kept, dropped)).body
  expect(before.clashes).toEqual([])
  const counts = Object.fromEntries(
    before.dropped.records.map(({ kind, count }: Record<string, unknown>) => [kind, count]),
  )
  expect(counts).toMatchObject({ registration: 1, certificate: 1 })
  const { status, body } = await merged('student', kept, dropped, { email: 'dropped' })
  expect([status, body]).toEqual([200, { _id: kept, customer: customer.organisation }])

  const { body: one } = await api.get(`/students/${kept}`, customer.headers)
  const gone = before.fields.find(({ name }: { name: string }) => name === 'email')
  expect(one).toMatchObject({ email: gone.dropped, phone: '+32470123456', dateOfBirth: born.dateOfBirth })
  expect(one.certificates).toMatchObject([{ code: certificate.code }])
  expect((await api.get(`/students/${dropped}`, staff)).status).toBe(404)
  const after = (await compared('student', kept, dropped)).status
  expect(after).toBe(404)
  const [document] = await api.db.select().from(certificates).where(eq(certificates.code, certificate.code))
  expect(document?.studentId).toBe(kept)
  const drafts = await api.pool.query(`select students from registration_drafts where $1 = any(students)`, [kept])
  expect(drafts.rows).toEqual([{ students: [kept] }])
  const { history } = (await api.get(`/customers/${customer.organisation}`, staff)).body
  expect(history).toMatchObject([{ to: 'participants-merged', by: 'Yasmina Haddad' }])
  const found = await api.get(`/registrations/desk?search=${encodeURIComponent(gone.dropped)}`, staff)
  expect(found.body.items.length).toBe(2)
})

test('both with a seat in one session stay two, until one gave it back', async () => {
  const customer = await newCustomer(api, { isPartner: true })
  const { kept, dropped } = await newDoubles(api, customer)
  const session = await newSession(api)
  const { body } = await register(customer, session, [kept, dropped])
  expect((await compared('student', kept, dropped)).body.clashes).toMatchObject([{ kind: 'seat' }])
  expect((await merged('student', kept, dropped)).status).toBe(409)
  const held = await api.db.$count(registrationStudents, eq(registrationStudents.registrationId, body._id))
  expect(held).toBe(2)
  // One line of a registration that has both: the seat that is held is the one that stays.
  await api.db
    .update(registrationStudents)
    .set({ held: false })
    .where(and(eq(registrationStudents.studentId, kept), eq(registrationStudents.sessionId, session)))
  expect((await merged('student', kept, dropped)).status).toBe(200)
  const rows = await api.db.select().from(registrationStudents).where(eq(registrationStudents.registrationId, body._id))
  expect(rows).toMatchObject([{ studentId: kept, held: true }])
})

test('what was changed since it was shown is looked at first, and nobody merges across customers', async () => {
  const customer = await newCustomer(api)
  const { kept, dropped } = await newDoubles(api, customer)
  const { version } = (await compared('student', kept, dropped)).body
  await api.send('PATCH', `/students/${dropped}`, { firstName: 'Johan' }, customer.headers)
  const path = `/doubles/student/${kept}/${dropped}`
  expect((await api.send('POST', path, { version }, staff)).status).toBe(409)
  const [strange = ''] = await newStudents(api, await newCustomer(api))
  expect((await compared('student', kept, strange)).status).toBe(404)
  expect((await compared('student', kept, kept)).status).toBe(404)
  await api.db.update(students).set({ status: 'wait_for_approval' }).where(eq(students.id, dropped))
  expect((await compared('student', kept, dropped)).body.clashes).toMatchObject([{ kind: 'approval' }])
})

test('organisations become one with people, orders, rooms and papers; the text of invoices stays', async () => {
  const { customer: goes, id } = await newRegistration(api, { paid: 'partner' })
  const stays = await newCustomer(api)
  const dropped = goes.organisation ?? ''
  const kept = stays.organisation ?? ''
  await requestRoom(api, goes.headers)
  await join(api, stays.id, dropped)
  const email = `${crypto.randomUUID()}@deelnemer.test`
  const [mine = ''] = await newStudents(api, stays, 1, { email })
  const [theirs = ''] = await newStudents(api, goes, 1, { email: email.toUpperCase(), phone: '+3223334455' })
  const seat = await newSession(api)
  await register(goes, seat, [theirs])
  const invoice = async () =>
    (await api.pool.query('select document::text as document, total from invoices where registration_id = $1', [id]))
      .rows
  const text = await invoice()
  const number = newVatNumber()
  await api.db.update(organisations).set({ vat: number, enterpriseSize: 'small' }).where(eq(organisations.id, dropped))
  await api.db
    .insert(stateChanges)
    .values({ entity: 'organisation', entityId: dropped, to: 'participants-merged', reason: 'Van vroeger' })
  const { name } = (await api.get(`/organisations/${dropped}`, staff)).body

  const { status } = await merged('organisation', kept, dropped, { name: 'dropped' })
  expect(status).toBe(200)
  expect((await api.get(`/organisations/${kept}`, staff)).body).toMatchObject({
    name,
    vat: number,
    enterpriseSize: 'small',
  })
  const record = (await api.get(`/customers/${kept}`, staff)).body
  expect([record.invoices.length, record.bookings.length]).toEqual([2, 1])
  expect(record.people.map(({ _id }: { _id: string }) => _id).sort()).toEqual([goes.id, stays.id].sort())
  expect(record.history).toMatchObject([{ to: 'merged' }, { to: 'participants-merged' }])
  expect(await invoice()).toEqual(text)
  const [account] = await api.db.select().from(users).where(eq(users.id, goes.id))
  expect(account?.organisationId).toBe(kept)
  expect((await api.get(`/registrations/${id}`, goes.headers)).status).toBe(200)
  expect((await api.get(`/students/${mine}`, goes.headers)).body).toMatchObject({ phone: '+3223334455' })
  expect((await api.get(`/students/${theirs}`, goes.headers)).status).toBe(404)
  expect(await api.db.$count(memberships, eq(memberships.organisationId, dropped))).toBe(0)
  expect((await api.get(`/customers/${dropped}`, staff)).status).toBe(404)
})

test('the number of an enterprise without VAT stays, whichever of the two goes', async () => {
  for (const isOfKept of [true, false]) {
    const [kept = '', dropped = ''] = [await newCustomer(api), await newCustomer(api)].map(
      (one) => one.organisation ?? '',
    )
    const enterpriseNumber = newVatNumber().slice(2)
    await api.db
      .update(organisations)
      .set({ enterpriseNumber })
      .where(eq(organisations.id, isOfKept ? kept : dropped))
    expect((await merged('organisation', kept, dropped, {})).status).toBe(200)
    expect((await api.get(`/organisations/${kept}`, staff)).body).toMatchObject({ vat: null, enterpriseNumber })
  }
  const [kept = '', dropped = ''] = [await newCustomer(api), await newCustomer(api)].map(
    (one) => one.organisation ?? '',
  )
  const vat = newVatNumber()
  await api.db.update(organisations).set({ vat }).where(eq(organisations.id, kept))
  const own = { enterpriseNumber: newVatNumber().slice(2) }
  await api.db.update(organisations).set(own).where(eq(organisations.id, dropped))
  await merged('organisation', kept, dropped, {})
  expect((await api.get(`/organisations/${kept}`, staff)).body).toMatchObject({ vat, enterpriseNumber: null })
})

test('organisations with one number or nearly one name are likely doubles', async () => {
  const name = `Drukkerij ${crypto.randomUUID()}`
  const digits = String(Math.floor(100_000_000 + Math.random() * 900_000_000))
  const rows = await api.db
    .insert(organisations)
    .values([{ name, vat: `BE 0${digits}` }, { name: `${name} bv` }, { name: crypto.randomUUID(), vat: `0${digits}` }])
    .returning({ id: organisations.id })
  const [first, second, third] = rows.map(({ id }) => id)
  const found = await likely(`customer=${first}`)
  expect(
    found.map(({ why, kept, dropped }: Record<string, { _id: string }>) => [why, kept?._id, dropped?._id].flat()),
  ).toHaveLength(2)
  const whys = new Map(
    found.map(({ why, kept, dropped }: { why: string; kept: { _id: string }; dropped: { _id: string } }) => [
      [kept._id, dropped._id].find((id) => id !== first),
      why,
    ]),
  )
  expect([whys.get(second), whys.get(third)]).toEqual(['name', 'vat'])
})

test('whoever registers while two become one waits for nothing, and no seat is lost', async () => {
  const customer = await newCustomer(api, { isPartner: true })
  const pairs = await Promise.all(Array.from({ length: 4 }, () => newDoubles(api, customer)))
  const sessions = await Promise.all(Array.from({ length: 4 }, () => newSession(api)))
  const orders = pairs.flatMap(({ dropped }) => sessions.map((session) => register(customer, session, [dropped])))
  const merges = pairs.map(({ kept, dropped }) => merged('student', kept, dropped))
  const done = await Promise.all([...orders, ...merges])
  expect(done.filter(({ status }) => status >= 500)).toEqual([])
  const seats = done.slice(0, orders.length).filter(({ status }) => status === 201).length
  const ids = pairs.flatMap(({ kept, dropped }) => [kept, dropped])
  const held = await api.db.$count(registrationStudents, sql`student_id in ${ids} and held`)
  expect(held).toBe(seats)
})
