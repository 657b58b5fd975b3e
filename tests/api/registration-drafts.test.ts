import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courses, registrationDrafts, sessions, users } from '../../src/db/tables.ts'
import { applyRetention } from '../../src/jobs/retention.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { join } from '../support/memberships.ts'
import { billedTo, type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

const read = (session: string, { headers } = customer) => api.get(`/registration-drafts/${session}`, headers)
const save = (session: string, changes: object, { headers } = customer) =>
  api.send('PATCH', `/registration-drafts/${session}`, changes, headers)
const confirm = (session: string, draft: string, { headers } = customer) =>
  api.send('POST', `/registration-drafts/${session}/confirm`, { draft, agreedToTerms: true }, headers)
const idsOf = ({ students }: { students: { _id: string }[] }) => students.map(({ _id }) => _id)
const seatsOf = async (session: string) =>
  (await api.get(`/sessions/${session}/registration-count`)).body.registrationCount

/** A draft that only has to be confirmed. */
async function complete(session: string, count = 1, who = customer) {
  const students = await newStudents(api, who, count)
  const { body } = await save(session, { students, invoice: billedTo, reference: 'PO 7' }, who)
  return { students, id: String(body._id) }
}

/** A participant registers, and somebody is billed. */
async function register(who: Customer, invoice: object) {
  const session = await newSession(api)
  const { body } = await save(session, { students: await newStudents(api, who), invoice }, who)
  expect((await confirm(session, String(body._id), who)).status).toBe(201)
}

describe('a draft', () => {
  test('begins with what is known of the account, and holds nothing', async () => {
    const session = await newSession(api, { price: 45_000, capacity: 4 })
    expect((await read(session)).body).toMatchObject({
      _id: null,
      session,
      students: [],
      registered: [],
      invoice: { name: expect.stringContaining('Klant '), country: 'BE', email: customer.email, vat: null },
      hasInvoice: false,
      seatsLeft: 4,
      total: 0,
    })
  })

  test('keeps each part that is sent, and costs what registering would', async () => {
    const session = await newSession(api, { price: 45_050 })
    const students = await newStudents(api, customer, 2)
    await save(session, { students })
    await save(session, { invoice: billedTo })
    const { body } = await save(session, { reference: 'PO 7' })
    expect(idsOf(body).sort()).toEqual(students.toSorted())
    expect(body).toMatchObject({
      invoice: { ...billedTo, vat: null },
      hasInvoice: true,
      reference: 'PO 7',
      ...{ net: 90_100, vat: 18_921, total: 109_021, isPaidOnline: true },
    })
    expect((await read(session)).body).toEqual({ ...body, expiresAt: expect.any(String) })
    expect(await seatsOf(session)).toBe(0)
  })

  test('says until when an account that is not verified keeps its seats', async () => {
    const contact = await newCustomer(api)
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, contact.id))
    const session = await newSession(api)
    const { id } = await complete(session, 1, contact)
    const { body: draft } = await read(session, contact)
    const { body } = await confirm(session, id, contact)
    const { body: registration } = await api.get(`/registrations/${body._id}`, contact.headers)
    const apart = Date.parse(registration.expiresAt) - Date.parse(draft.expiresAt)
    expect(Math.abs(apart)).toBeLessThan(60 * 60 * 1000)
  })

  test('is nobody else’s, a colleague’s neither', async () => {
    const session = await newSession(api)
    await complete(session)
    const other = await newCustomer(api)
    await join(api, other.id, customer.organisation)
    expect((await read(session, other)).body).toMatchObject({ _id: null, students: [], hasInvoice: false })
  })

  test('is kept apart for each organisation that one acts for, with who is billed', async () => {
    const session = await newSession(api)
    const contact = await newCustomer(api)
    await save(session, { invoice: billedTo, reference: 'PO 1' }, contact)
    await join(api, contact.id, (await newCustomer(api)).organisation)
    expect((await read(session, contact)).body).toMatchObject({ _id: null, hasInvoice: false, reference: null })
    await save(session, { invoice: billedTo, reference: 'PO 2' }, contact)
    await api.db.update(users).set({ organisationId: contact.organisation }).where(eq(users.id, contact.id))
    expect((await read(session, contact)).body.reference).toBe('PO 1')
  })

  test('takes nobody else’s participants', async () => {
    const strangers = await newStudents(api, await newCustomer(api))
    const { status, body } = await save(await newSession(api), { students: strangers })
    expect(status).toBe(404)
    expect(body.details[0].path).toBe('students.0')
  })

  test('that can still be finished is listed with the date last looked at, for whom one acts', async () => {
    const contact = await newCustomer(api)
    const list = async (who = contact) => (await api.get('/registration-drafts', who.headers)).body
    const [session, later] = [await newSession(api), await newSession(api)]
    await save(session, { reference: 'PO 7' }, contact)
    expect(await list()).toEqual([])
    const students = await newStudents(api, contact, 2)
    await save(session, { students }, contact)
    await save(later, { students: students.slice(0, 1) }, contact)
    const [last, first] = await list()
    expect(last).toMatchObject({ session: { _id: later }, students: [{ lastName: 'Peeters 0' }] })
    expect(first).toMatchObject({ session: { _id: session, course: { title: { nl: 'Boekhouden' } } } })
    expect(new Date(first.keptUntil).getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 60 * 60 * 1000)
    await api.db.update(sessions).set({ startDate: new Date() }).where(eq(sessions.id, later))
    expect(await list()).toHaveLength(1)
    expect(await list(await newCustomer(api))).toEqual([])
    await join(api, contact.id, (await newCustomer(api)).organisation)
    expect(await list()).toEqual([])
  })

  test('takes somebody new beside who is chosen, once however often they come', async () => {
    const session = await newSession(api)
    const students = await newStudents(api, customer, 1)
    const participant = { firstName: 'Zoë', lastName: 'D’Hondt', email: `${randomUUID()}@deelnemer.test` }
    await save(session, { students })
    const first = await save(session, { participant })
    const again = await save(session, { students, participant })
    expect(first.body.students).toHaveLength(2)
    expect(idsOf(again.body)).toEqual(idsOf(first.body))
    const other = await save(session, { participant: { ...participant, lastName: 'Ander' } })
    expect([other.status, other.body.details[0].path]).toEqual([409, 'email'])
    const bad = await save(session, { participant: { firstName: 'Zoë', email: 'zoe' } })
    const paths = bad.body.details.map(({ path }: { path: string }) => path)
    expect([bad.status, paths.sort()]).toEqual([400, ['participant.email', 'participant.lastName']])
  })

  test('changes one of the caller’s participants, and nobody else’s', async () => {
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const [_id = ''] = await newStudents(api, customer)
    const person = { firstName: 'Jan', lastName: 'Peeters', email: `${randomUUID()}@deelnemer.test` }
    const participant = { ...person, _id, language: 'fr', dateOfBirth: '1990-02-03', birthPlace: 'Gent' }
    const { body } = await save(session, { participant })
    const saved = { _id, language: 'fr', birthPlace: 'Gent', lacksBirthData: false }
    expect(body.students).toEqual([expect.objectContaining(saved)])
    const [strange = ''] = await newStudents(api, await newCustomer(api))
    expect((await save(session, { participant: { ...participant, _id: strange } })).status).toBe(404)
  })

  test('leaves out who has a seat in the session already, and says so', async () => {
    const session = await newSession(api)
    const students = await newStudents(api, customer, 2)
    await api.send('POST', '/registrations', registrationOf(session, students.slice(0, 1)), customer.headers)
    const { body } = await save(session, { students })
    expect(body.registered).toEqual(students.slice(0, 1))
    expect(idsOf(body)).toEqual(students.slice(1))
  })

  test('of a certified course says whose birth is not known', async () => {
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const [unknown = ''] = await newStudents(api, customer)
    const [known = ''] = await newStudents(api, customer, 1, { dateOfBirth: '1990-02-03', birthPlace: 'Gent' })
    const { body } = await save(session, { students: [unknown, known] })
    expect(body.students).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _id: unknown, lacksBirthData: true }),
        expect.objectContaining({ _id: known, lacksBirthData: false }),
      ]),
    )
  })

  test('of a private person begins with themselves', async () => {
    const person = await newCustomer(api, { isPrivatePerson: true })
    const [self = ''] = await newStudents(api, person, 1, { email: person.email })
    await newStudents(api, person)
    await api.db.update(users).set({ studentId: self }).where(eq(users.id, person.id))
    const { body } = await read(await newSession(api), person)
    expect(idsOf(body)).toEqual([self])
    expect(body.invoice).toMatchObject({ name: 'Nele Maes', email: person.email })
  })

  test('is forgotten a week after its last change', async () => {
    const session = await newSession(api)
    const { id } = await complete(session)
    await api.db
      .update(registrationDrafts)
      .set({ updatedAt: sql`now() - interval '8 days'` })
      .where(eq(registrationDrafts.id, id))
    expect((await read(session)).body._id).toBeNull()
    const kept = () => api.db.$count(registrationDrafts, eq(registrationDrafts.id, id))
    // Whoever saves another one clears nothing away for everybody.
    await save(await newSession(api), { reference: 'PO 8' }, await newCustomer(api))
    expect(await kept()).toBe(1)
    await applyRetention(api.parts)
    expect(await kept()).toBe(0)
  })
})

describe('confirming', () => {
  test('makes it a registration that holds its seats', async () => {
    const session = await newSession(api)
    const { id, students } = await complete(session, 3)
    const { status, body } = await confirm(session, id)
    expect(status).toBe(201)
    const registration = (await api.get(`/registrations/${body._id}`, customer.headers)).body
    expect(registration).toMatchObject({ status: 'awaiting_payment', invoice: billedTo, reference: 'PO 7' })
    expect(idsOf(registration).sort()).toEqual(students.toSorted())
    expect(await seatsOf(session)).toBe(3)
    expect((await read(session)).body).toMatchObject({ _id: null, students: [] })
  })

  test('registers a private person who was shown, though nobody was saved', async () => {
    const session = await newSession(api, { capacity: 2 })
    const person = await newCustomer(api, { isPrivatePerson: true })
    const [self = ''] = await newStudents(api, person, 1, { email: person.email })
    await api.db.update(users).set({ studentId: self }).where(eq(users.id, person.id))
    const { body } = await save(session, { invoice: billedTo }, person)
    const made = await confirm(session, String(body._id), person)
    expect(made.status).toBe(201)
    expect(idsOf((await api.get(`/registrations/${made.body._id}`, person.headers)).body)).toEqual([self])
  })

  test('keeps the address of an account that had none, and changes none that it has', async () => {
    const { name: _name, email: _email, ...address } = billedTo
    const organisation = await newCustomer(api)
    const person = await newCustomer(api, { isPrivatePerson: true })
    for (const who of [organisation, person]) {
      const known = async () => (await read(await newSession(api), who)).body.invoice
      const { name } = await known()
      await register(who, { ...billedTo, name })
      expect(await known()).toMatchObject({ ...address, name })
      const mine = (await api.get(`/users/me/${who.id}`, who.headers)).body
      expect(who.organisation ? mine.organisation : mine).toMatchObject(address)
      await register(who, { ...billedTo, name, address: 'Elders 2' })
      expect(await known()).toMatchObject(address)
    }
  })

  test('keeps no address of others, who are billed instead', async () => {
    const person = await newCustomer(api, { isPrivatePerson: true })
    await register(person, billedTo)
    expect((await api.get(`/users/me/${person.id}`, person.headers)).body).toMatchObject({ address: null, city: null })
  })

  test('sent twice, at once and later, makes one', async () => {
    const session = await newSession(api)
    const { id } = await complete(session, 2)
    const both = await Promise.all([confirm(session, id), confirm(session, id)])
    const later = await confirm(session, id)
    expect(new Set([...both, later].map(({ body }) => body._id)).size).toBe(1)
    expect(await seatsOf(session)).toBe(2)
  })

  test('of what is full by then is refused, and nothing of it is lost', async () => {
    const session = await newSession(api, { capacity: 3 })
    const { id, students } = await complete(session, 3)
    const rival = await newCustomer(api)
    const taken = registrationOf(session, await newStudents(api, rival, 2))
    await api.send('POST', '/registrations', taken, rival.headers)
    const { status, body } = await confirm(session, id)
    expect([status, body.message]).toEqual([409, 'Session fully booked'])
    const draft = (await read(session)).body
    expect(draft).toMatchObject({ _id: id, seatsLeft: 1, hasInvoice: true, reference: 'PO 7' })
    expect(idsOf(draft).sort()).toEqual(students.toSorted())
  })

  test('needs participants, somebody to bill, and the terms', async () => {
    const session = await newSession(api)
    const [student = ''] = await newStudents(api, customer)
    const { body: empty } = await save(session, { invoice: billedTo })
    expect((await confirm(session, empty._id)).body.details).toEqual([expect.objectContaining({ path: 'students' })])
    const other = await newSession(api)
    const { body: unbilled } = await save(other, { students: [student] })
    expect((await confirm(other, unbilled._id)).body.details).toEqual([expect.objectContaining({ path: 'invoice' })])
    const { id } = await complete(session)
    const untermed = { draft: id, agreedToTerms: false }
    const path = `/registration-drafts/${session}/confirm`
    expect((await api.send('POST', path, untermed, customer.headers)).status).toBe(400)
  })

  test('is for whose draft it is', async () => {
    const session = await newSession(api)
    const { id } = await complete(session)
    expect((await confirm(session, id, await newCustomer(api))).status).toBe(404)
    expect((await confirm(session, randomUUID())).status).toBe(404)
    expect(await seatsOf(session)).toBe(0)
  })
})

describe('what was shown before one agreed', () => {
  const changed = 'The effect on money has changed'
  const confirmAs = (session: string, shown: object) =>
    api.send('POST', `/registration-drafts/${session}/confirm`, { agreedToTerms: true, ...shown }, customer.headers)

  test('is what is registered: another total or other participants are refused, and cost nothing', async () => {
    const session = await newSession(api, { price: 10_000 })
    const { id: draft, students } = await complete(session)
    const shown = { draft, students, total: 12_100 }
    const course = api.db.select({ id: sessions.courseId }).from(sessions).where(eq(sessions.id, session))
    await api.db.update(courses).set({ price: 99_900 }).where(inArray(courses.id, course))
    expect(await confirmAs(session, shown)).toMatchObject({ status: 409, body: { message: changed } })
    // A colleague of the same account adds somebody in another window.
    const [other = ''] = await newStudents(api, customer)
    await save(session, { students: [...students, other] })
    const { total } = (await read(session)).body
    const { status, body } = await confirmAs(session, { ...shown, total })
    expect({ status, body }).toMatchObject({ status: 409, body: { message: changed, details: [{ path: 'students' }] } })
    expect(await seatsOf(session)).toBe(0)
    const now = { draft, total, students: [other, ...students] }
    expect((await confirmAs(session, now)).status).toBe(201)
    expect((await confirmAs(session, now)).status).toBe(201)
    expect(await seatsOf(session)).toBe(2)
  })

  test('leaves out who was put aside or has a seat by now; they cannot be registered either', async () => {
    const session = await newSession(api)
    const { id: draft, students } = await complete(session, 3)
    const [aside = '', seated = '', left = ''] = students
    expect((await api.send('PATCH', `/students/${aside}`, { status: 'inactive' }, customer.headers)).status).toBe(200)
    const post = (ids: string[]) => api.send('POST', '/registrations', registrationOf(session, ids), customer.headers)
    expect(await post([aside])).toMatchObject({ status: 400, body: { details: [{ path: 'students.0' }] } })
    expect((await post([seated])).status).toBe(201)
    const { body } = await read(session)
    expect(idsOf(body)).toEqual([left])
    expect((await confirmAs(session, { draft, students: [left], total: body.total })).status).toBe(201)
    expect(await seatsOf(session)).toBe(2)
  })

  test('counts for a registration in one call too, where it is given along', async () => {
    const session = await newSession(api, { price: 10_000 })
    const input = registrationOf(session, await newStudents(api, customer))
    const post = (body: object) => api.send('POST', '/registrations', body, customer.headers)
    expect(await post({ ...input, total: 12_000 })).toMatchObject({ status: 409, body: { message: changed } })
    expect((await post({ ...input, total: 12_100 })).status).toBe(201)
  })

  test('counts at the desk: a price for as many as were seen, money for what it came to', async () => {
    const staff = await api.as('STAFF')
    const students = await newStudents(api, customer, 2)
    const onRequest = registrationOf(await newSession(api, { price: null }), students)
    const { _id: asked } = (await api.send('POST', '/registrations', onRequest, customer.headers)).body
    const patch = (id: string, body: object) => api.send('PATCH', `/registrations/${id}`, body, staff)
    expect((await patch(asked, { price: 5_000, participants: 1 })).body.message).toBe(changed)
    expect((await patch(asked, { price: 5_000, participants: 2 })).body).toMatchObject({ total: 12_100 })
    const { _id: unpaid } = (
      await api.send('POST', '/registrations', registrationOf(await newSession(api), students), customer.headers)
    ).body
    expect((await patch(unpaid, { status: 'paid', total: 54_450 })).body.message).toBe(changed)
    expect((await patch(unpaid, { status: 'paid', total: 108_900 })).body.status).toBe('paid')
  })
})
