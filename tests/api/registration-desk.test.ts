import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDeskQuery } from '../../src/api/desk/desk-registrations.ts'
import { adoptBookings } from '../../src/api/rooms/booking-orders.ts'
import * as tables from '../../src/db/tables.ts'
import { registrationSearch, registrationStudents, registrations, students } from '../../src/db/tables.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { newRegistration } from '../support/paid-registration.ts'
import { getBytes } from '../support/pdf.ts'
import { newCustomer, newStudents } from '../support/training.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const found = async (query: string) => (await api.get(`/registrations/desk?${query}`, staff)).body
const idsOf = ({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id)

test('a registration is found by its customer, its contact, a participant and its reference', async () => {
  const { id, customer, students: people } = await newRegistration(api, { paid: 'not' })
  const names = { customer: randomUUID(), participant: randomUUID(), reference: randomUUID() }
  await api.db
    .update(registrations)
    .set({
      invoice: sql`jsonb_set(${registrations.invoice}, '{name}', ${JSON.stringify(names.customer)}::jsonb)`,
      reference: names.reference,
    })
    .where(eq(registrations.id, id))
  await api.db
    .update(students)
    .set({ lastName: names.participant })
    .where(eq(students.id, people[0] ?? ''))
  for (const text of [...Object.values(names), customer.email]) {
    expect(idsOf(await found(`search=${encodeURIComponent(text.toUpperCase())}`))).toEqual([id])
  }
  expect((await found(`search=${names.customer}`)).items[0]).toMatchObject({
    ...{ customer: names.customer, contact: 'Nele Maes', participants: 2, status: 'awaiting_payment' },
    course: { nl: 'Boekhouden', en: 'Bookkeeping', fr: null },
  })
  expect(await found(`search=${names.customer}&status=paid`)).toMatchObject({ items: [], total: 0, isMore: false })
})

test('a registration is found by the names of now: not by those of before, of who left, or of who is deleted', async () => {
  const { id, students: people } = await newRegistration(api, { paid: 'not' })
  const [first = '', second = ''] = people
  const named = async (student: string) => {
    const lastName = randomUUID()
    await api.db.update(students).set({ lastName }).where(eq(students.id, student))
    return lastName
  }
  const before = await named(first)
  const [now, other] = [await named(first), await named(second)]
  expect(idsOf(await found(`search=${before}`))).toEqual([])
  expect(idsOf(await found(`search=${now}`))).toEqual([id])
  await api.send('DELETE', `/registrations/${id}/students/${second}`, undefined, staff)
  expect(idsOf(await found(`search=${other}`))).toEqual([])
  await api.db.update(students).set({ status: 'deleted' }).where(eq(students.id, first))
  expect(idsOf(await found(`search=${now}`))).toEqual([])
})

test('a seat that is given back reads nobody’s name anew', async () => {
  const { id } = await newRegistration(api, { participants: 1, paid: 'not' })
  const own = eq(registrationSearch.registrationId, id)
  await api.db.update(registrationSearch).set({ names: 'as it was' }).where(own)
  await api.db.update(registrationStudents).set({ held: false }).where(eq(registrationStudents.registrationId, id))
  expect(await api.db.select({ names: registrationSearch.names }).from(registrationSearch).where(own)).toEqual([
    { names: 'as it was' },
  ])
})

test('two participants of one registration who are renamed at once are both found by their new names', async () => {
  const { id, students: people } = await newRegistration(api, { paid: 'not' })
  const names = [randomUUID(), randomUUID()]
  const rename = (tx: Pick<typeof api.db, 'update'>, index: number) =>
    tx
      .update(students)
      .set({ lastName: names[index] })
      .where(eq(students.id, people[index] ?? ''))
  const [{ promise: release, resolve: commit }, renamed] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  const first = api.db.transaction(async (tx) => {
    await rename(tx, 0)
    renamed.resolve()
    await release
  })
  await renamed.promise
  const second = rename(api.db, 1).execute()
  const waiting = sql`select from pg_locks where not granted`
  await expect.poll(async () => (await api.db.execute(waiting)).rowCount).toBeGreaterThan(0)
  commit()
  await Promise.all([first, second])
  for (const name of names) expect(idsOf(await found(`search=${name}`))).toEqual([id])
})

test('those of a session are narrowed, sorted, paged and exported', async () => {
  const { id, session } = await newRegistration(api, { paid: 'online' })
  const of = `session=${session}`
  expect(idsOf(await found(`${of}&status=paid&outcome=paid`))).toEqual([id])
  expect(idsOf(await found(`${of}&status=expired`))).toEqual([])
  const [one, other] = [await found('sort=total:ASC&limit=2'), await found('sort=total:ASC&limit=1&page=2')]
  expect(other.items).toEqual(one.items.slice(1))
  expect(one.items[0].total).toBeLessThanOrEqual(one.items[1].total)
  const { bytes } = await getBytes(api, `/registrations/csv?${of}&locale=en`, staff)
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Klant bv;Nele Maes;Bookkeeping')
  const { students } = (await api.get(`/registrations/${id}`, staff)).body
  for (const { firstName, lastName } of students) expect(lines[1]).toContain(`${firstName} ${lastName}`)
  const { status } = await api.get('/registrations/desk?nothing=1', staff)
  expect(status).toBe(400)
})

test('what was taken back unpaid is not listed: it has no page', async () => {
  const { id, session, customer } = await newRegistration(api, { paid: 'not' })
  expect(idsOf(await found(`session=${session}`))).toEqual([id])
  const removed = await api.send('DELETE', `/registrations/${id}`, undefined, customer.headers)
  expect(removed.status).toBe(204)
  expect((await api.get(`/registrations/${id}`, staff)).status).toBe(404)
  expect(await found(`session=${session}`)).toMatchObject({ items: [], total: 0 })
})

test('its history says who and when, also of its payments', async () => {
  const { id } = await newRegistration(api, { paid: 'byHand' })
  const { body } = await api.get(`/registrations/${id}/history`, staff)
  expect(body[0]).toMatchObject({ what: 'registration', to: 'paid', by: expect.stringMatching(/\S/) })
  const online = await newRegistration(api, { paid: 'online' })
  const { body: events } = await api.get(`/registrations/${online.id}/history`, staff)
  expect(events.map(({ what, to }: { what: string; to: string }) => `${what} ${to}`)).toContain('payment paid')
  expect((await api.get(`/registrations/${randomUUID()}/history`, staff)).status).toBe(404)
})

test('who could come instead is of the same customer, and has no seat yet', async () => {
  const { id, customer } = await newRegistration(api, { paid: 'not' })
  const [other = ''] = await newStudents(api, customer)
  const replacements = async (query = '') => (await api.get(`/registrations/${id}/replacements${query}`, staff)).body
  expect((await replacements()).map(({ _id }: { _id: string }) => _id)).toEqual([other])
  await api.db.update(students).set({ lastName: 'Vandenbroeck' }).where(eq(students.id, other))
  expect(await replacements('?search=~BROECK')).toMatchObject([{ _id: other, lastName: 'Vandenbroeck' }])
  expect(await replacements('?search=~nobody')).toEqual([])
  expect((await api.get(`/registrations/${randomUUID()}/replacements`, staff)).status).toBe(404)
})

test('who could come instead in a certified course has what a certificate says', async () => {
  const { id, session, customer } = await newRegistration(api, { paid: 'not' })
  const [other = '', unborn = ''] = await newStudents(api, customer, 2)
  await api.db.update(students).set({ dateOfBirth: '1990-04-01', birthPlace: 'Gent' }).where(eq(students.id, other))
  await api.db.update(students).set({ dateOfBirth: null, birthPlace: null }).where(eq(students.id, unborn))
  const type = (is: string) =>
    api.db.execute(
      sql`update courses set type = ${is} where id = (select course_id from sessions where id = ${session}) returning id`,
    )
  const offered = async () =>
    (await api.get(`/registrations/${id}/replacements`, staff)).body.map(({ _id }: { _id: string }) => _id).sort()
  const { rows } = await api.db.execute(
    sql`select type from courses where id = (select course_id from sessions where id = ${session})`,
  )
  await type('CALENDAR')
  expect(await offered()).toEqual([other, unborn].sort())
  await type('CERTIFICATION')
  expect(await offered()).toEqual([other])
  await type(String(rows[0]?.type))
})

test('numbers that are looked for, and what a guest asked for, are found by an index', async () => {
  const sent: [text: string, values: unknown[]][] = []
  const logger = { logQuery: (text: string, values: unknown[]) => sent.push([text, values]) }
  const db = drizzle({ client: api.pool, schema: tables, logger })
  await readDeskQuery({ db }, { search: ['0471 23 45 67'] }, [])
  await adoptBookings(db, (await newCustomer(api)).id)

  const client = await api.pool.connect()
  try {
    // So small a database is read from end to end sooner, where that may be.
    await client.query('begin; set local enable_seqscan = off')
    const plans: string[] = []
    for (const [text, values] of sent) {
      const { rows } = await client.query(`explain (costs off) ${text}`, values)
      plans.push(...rows.map((row) => row['QUERY PLAN']))
    }
    for (const name of ['invoices_reference', 'registrations_vat', 'users_phone', 'bookings_guest'])
      expect(plans.join('\n')).toContain(name)
  } finally {
    await client.query('rollback')
    client.release()
  }
})
