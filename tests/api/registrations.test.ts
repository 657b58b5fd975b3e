import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expireRegistrations } from '../../src/api/registrations/expire-registrations.ts'
import { locations, mails, registrations, sessions, stateChanges, users } from '../../src/db/tables.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { mailKinds } from '../support/payments.ts'
import { billedTo, type Customer, newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

const register = (session: string, participants: string[], { headers } = customer, more: object = {}) =>
  api.send('POST', '/registrations', { ...registrationOf(session, participants), ...more }, headers)
const seatsOf = async (session: string) =>
  (await api.get(`/sessions/${session}/registration-count`)).body.registrationCount
const trailOf = async (id: string) =>
  (await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, id))).map(
    ({ from, to, reason, userId }) => ({
      from,
      to,
      reason,
      userId,
    }),
  )
const paths = (body: { details?: { path: string }[] }) => body.details?.map(({ path }) => path)

describe('registering', () => {
  test('mails where a session is without naming its town twice', async () => {
    const session = await newSession(api)
    const [place] = await api.db.select().from(locations).where(eq(locations.key, 'antwerp'))
    await api.db.update(sessions).set({ locationId: place?.id }).where(eq(sessions.id, session))
    const person = await newCustomer(api)
    expect((await register(session, await newStudents(api, person, 1), person)).status).toBe(201)
    const [mail] = await api.mailsTo(person.email)
    expect(mail?.data.values).toMatchObject({ location: `${place?.address}, ${place?.zip} ${place?.city.nl}` })
  })

  test('takes seats, says what it costs and by when, and mails the contact', async () => {
    const session = await newSession(api, { price: 45_050 })
    const participants = await newStudents(api, customer, 2)
    const before = Date.now()
    const { status, body } = await register(session, participants, customer, { reference: 'PO 7' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      session: { _id: session, course: { title: { nl: 'Boekhouden' } }, location: { key: expect.any(String) } },
      status: 'awaiting_payment',
      outcome: null,
      payment: null,
      net: 90_100,
      vat: 18_921,
      total: 109_021,
      invoice: { ...billedTo, vat: null, reference: null },
      reference: 'PO 7',
      issuedInvoice: null,
      organisation: customer.organisation,
      user: customer.id,
      paidAt: null,
    })
    expect(body.students.map(({ _id }: { _id: string }) => _id).sort()).toEqual(participants.toSorted())
    const days = (Date.parse(body.expiresAt) - before) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(await seatsOf(session)).toBe(2)
    expect(await mailKinds(api, body._id)).toEqual(['registration-received'])
    const [mail] = await api.mailsTo(customer.email)
    expect(mail?.data.values).toMatchObject({
      course: 'Boekhouden',
      participants: ['Jan Peeters 0', 'Jan Peeters 1'],
      url: `http://site.test/my-account/registration-data/${body._id}`,
    })
    expect(await trailOf(body._id)).toEqual([{ from: null, to: 'awaiting_payment', reason: null, userId: customer.id }])
    expect((await api.get(`/registrations/${body._id}`, customer.headers)).body).toEqual(body)
  })

  test('expires no later than the session starts', async () => {
    const start = new Date(Date.now() + 2 * 86_400_000)
    const { body } = await register(await newSession(api, { start }), await newStudents(api, customer))
    expect(body.expiresAt).toBe(start.toISOString())
  })

  test('names what is missing', async () => {
    const session = await newSession(api)
    const [student = ''] = await newStudents(api, customer)
    const attempt = async (more: object) => {
      const { status, body } = await register(session, [student], customer, more)
      expect(status).toBe(400)
      return paths(body)
    }
    expect(await attempt({ agreedToTerms: false })).toEqual(['agreedToTerms'])
    expect(await attempt({ agreedToTerms: undefined })).toEqual(['agreedToTerms'])
    expect(await attempt({ students: [] })).toEqual(['students'])
    expect(await attempt({ students: ['x'] })).toEqual(['students.0'])
    expect(await attempt({ students: [student, student] })).toEqual(['students.1'])
    expect(await attempt({ invoice: { ...billedTo, vat: 'BE2', city: '' } })).toEqual(
      expect.arrayContaining(['invoice.vat', 'invoice.city']),
    )
    expect(await attempt({ invoice: undefined })).toEqual(expect.arrayContaining(['invoice.name']))
    expect(await attempt({ session: 'x' })).toEqual(['session'])
    expect(await seatsOf(session)).toBe(0)
  })

  test('knows no participants and sessions but the caller’s and the planned ones', async () => {
    const session = await newSession(api)
    const [own = ''] = await newStudents(api, customer)
    const [strange = ''] = await newStudents(api, await newCustomer(api))
    const [deleted = ''] = await newStudents(api, customer, 1, { status: 'deleted' })
    for (const id of [strange, deleted, crypto.randomUUID()]) {
      const { status, body } = await register(session, [own, id])
      expect([status, paths(body)]).toEqual([404, ['students.1']])
    }
    const nowhere = await register(crypto.randomUUID(), [own])
    expect([nowhere.status, paths(nowhere.body)]).toEqual([404, ['session']])
    const begun = await register(await newSession(api, { start: new Date(Date.now() - 1000) }), [own])
    expect(begun).toMatchObject({ status: 409, body: { message: 'Session has started' } })
  })

  test('refuses a participant who has a seat, and whoever finds the session full', async () => {
    const session = await newSession(api, { capacity: 2 })
    const [first = '', second = '', third = ''] = await newStudents(api, customer, 3)
    expect((await register(session, [first])).status).toBe(201)
    const again = await register(session, [second, first])
    expect(again).toMatchObject({ status: 409, body: { message: 'Student is already registered' } })
    expect(paths(again.body)).toEqual(['students.1'])
    const full = await register(session, [second, third])
    expect(full).toMatchObject({ status: 409, body: { statusCode: 409, message: 'Session fully booked' } })
    expect(await seatsOf(session)).toBe(1)
    await api.db.update(sessions).set({ seatsTaken: 2 }).where(eq(sessions.id, session))
    expect((await register(session, [third])).body.message).toBe('Session fully booked')
  })

  test('asks birth data for a certified course', async () => {
    const session = await newSession(api, { type: 'CERTIFICATION' })
    const [born = ''] = await newStudents(api, customer, 1, { dateOfBirth: '1990-01-31', birthPlace: 'Gent' })
    const [unborn = ''] = await newStudents(api, customer)
    const { status, body } = await register(session, [born, unborn])
    expect([status, paths(body)]).toEqual([400, ['students.1.dateOfBirth', 'students.1.birthPlace']])
    expect((await register(session, [born])).status).toBe(201)
  })

  test('with its price on request keeps its seats for two weeks, or for good once staff confirm', async () => {
    const session = await newSession(api, { price: null })
    const [first, second] = [await newStudents(api, customer), await newStudents(api, customer)]
    const { body } = await register(session, first)
    const { body: confirmed } = await register(session, second)
    expect(body).toMatchObject({ status: 'awaiting_payment', outcome: 'partner', total: 0 })
    const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(13.9)
    expect(days).toBeLessThanOrEqual(14)
    expect((await api.send('POST', '/registrations/create-payment', { id: body._id }, customer.headers)).status).toBe(
      409,
    )
    const path = `/registrations/${confirmed._id}`
    const kept = await api.send('PATCH', path, { status: 'awaiting_payment' }, await api.as('STAFF'))
    expect(kept.body).toMatchObject({ status: 'awaiting_payment', expiresAt: null })
    await api.db
      .update(registrations)
      .set({ expiresAt: new Date() })
      .where(and(eq(registrations.sessionId, session), isNotNull(registrations.expiresAt)))
    await expireRegistrations({ ...api.parts, user: null })
    expect((await api.get(`/registrations/${body._id}`, customer.headers)).body.status).toBe('expired')
    expect((await api.get(path, customer.headers)).body.status).toBe('awaiting_payment')
    expect(await seatsOf(session)).toBe(1)
  })

  test('with its price on request is paid for once staff give the price, which they do once', async () => {
    const staff = await api.as('STAFF')
    const { body } = await register(await newSession(api, { price: null }), await newStudents(api, customer, 2))
    const path = `/registrations/${body._id}`
    expect((await api.send('PATCH', path, { price: 36_250 }, customer.headers)).status).toBe(403)
    expect((await api.send('PATCH', path, { price: 0 }, staff)).body.details).toMatchObject([{ path: 'price' }])
    const confirmed = await api.send('PATCH', path, { price: 36_250 }, staff)
    expect(confirmed.body).toMatchObject({ status: 'awaiting_payment', outcome: null, phase: 'todo', net: 72_500 })
    const days = (Date.parse(confirmed.body.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const mails = await api.mailsTo(customer.email)
    expect(mails).toContainEqual(expect.objectContaining({ kind: 'registration-received', aboutId: body._id }))
    expect((await api.send('PATCH', path, { price: 1 }, staff)).status).toBe(409)
    expect((await trailOf(body._id)).at(-1)).toMatchObject({ to: 'awaiting_payment', reason: 'price 36250' })
    const payment = await api.send('POST', '/registrations/create-payment', { id: body._id }, customer.headers)
    expect(payment.status).toBe(200)
    expect((await api.send('PATCH', path, { status: 'paid' }, staff)).body).toMatchObject({ status: 'paid' })
  })

  test('of a partner with its price on request is billed once staff give the price', async () => {
    const partner = await newCustomer(api, { isPartner: true })
    const { body } = await register(await newSession(api, { price: null }), await newStudents(api, partner), partner)
    const path = `/registrations/${body._id}`
    const priced = await api.send('PATCH', path, { price: 36_250 }, await api.as('STAFF'))
    expect(priced.body).toMatchObject({ status: 'awaiting_payment', outcome: 'partner', expiresAt: null })
    expect((await api.get('/invoices', partner.headers)).body.items).toMatchObject([{ net: 36_250, status: 'open' }])
  })

  test('takes no more unpaid seats than a customer may hold, however many ask at once', async () => {
    const payer = await newCustomer(api)
    const sessions = await Promise.all(Array.from({ length: 8 }, () => newSession(api, { capacity: 20 })))
    const students = await newStudents(api, payer, 20)
    const responses = await Promise.all(sessions.map((session) => register(session, students, payer)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    const refused = responses.find(({ status }) => status === 409)?.body
    expect(refused).toMatchObject({ message: 'Too many unpaid seats', details: [{ path: 'students' }] })
    const free = await newSession(api, { capacity: 20, price: 0 })
    expect((await register(free, students, payer)).status).toBe(201)
    const paid = responses.find(({ status }) => status === 201)?.body._id
    await api.send('PATCH', `/registrations/${paid}`, { status: 'paid' }, await api.as('STAFF'))
    expect((await register(await newSession(api, { capacity: 20 }), students, payer)).status).toBe(201)

    const newcomer = await newCustomer(api)
    await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, newcomer.id))
    const theirs = await newStudents(api, newcomer, 11)
    const wanted = await newSession(api, { capacity: 20 })
    expect((await register(wanted, theirs, newcomer)).status).toBe(409)
    expect((await register(wanted, theirs.slice(1), newcomer)).status).toBe(201)
  })

  test('of a partner is billed by agreement, at once', async () => {
    const partner = await newCustomer(api, { isPartner: true, language: 'en' })
    const { body } = await register(await newSession(api), await newStudents(api, partner), partner)
    expect(body).toMatchObject({
      status: 'awaiting_payment',
      outcome: 'partner',
      expiresAt: null,
      issuedInvoice: { number: expect.stringMatching(/^\d{4}-\d{4}$/) },
    })
    const mailed = await api.db.select().from(mails)
    expect(await mailKinds(api, body._id)).toEqual([
      'participant-registered',
      'partner-registration',
      'registration-partner',
    ])
    expect(
      mailed.find(({ kind, aboutId }) => kind === 'registration-partner' && aboutId === body._id)?.data.values,
    ).toMatchObject({
      course: 'Bookkeeping',
      url: `http://site.test/en/my-account/registration-data/${body._id}`,
    })
    const [invoice] = (await api.get(`/invoices/all?number=${body.issuedInvoice.number}`, partner.headers)).body
    expect(invoice).toMatchObject({ status: 'open', net: 45_000, vat: 9450, total: 54_450, registration: body._id })
    const payment = await api.send('POST', '/registrations/create-payment', { id: body._id }, partner.headers)
    expect(payment.status).toBe(409)
    expect((await api.send('DELETE', `/registrations/${body._id}`, undefined, partner.headers)).status).toBe(409)
  })

  test('without a price waits for the provider, and what is free is paid', async () => {
    const onRequest = await register(await newSession(api, { price: null }), await newStudents(api, customer))
    expect(onRequest.body).toMatchObject({
      outcome: 'partner',
      expiresAt: expect.any(String),
      total: 0,
      issuedInvoice: null,
    })
    const free = await register(await newSession(api, { price: 0 }), await newStudents(api, customer))
    expect(free.body).toMatchObject({ status: 'paid', outcome: 'paid', total: 0, issuedInvoice: null })
    expect(free.body.paidAt).not.toBeNull()
  })

  test('by staff belongs to whom the participants belong to', async () => {
    const staff = { ...customer, headers: await api.as('STAFF') }
    const person = await newCustomer(api, { isPrivatePerson: true })
    const session = await newSession(api)
    const ofCompany = await newStudents(api, customer)
    const ofPerson = await newStudents(api, person)
    const company = await register(session, ofCompany, staff)
    expect(company.body.organisation).toBe(customer.organisation)
    const own = await register(session, ofPerson, staff)
    expect(own.body).toMatchObject({ organisation: null, user: person.id })
    expect((await api.get(`/registrations/${own.body._id}`, person.headers)).status).toBe(200)
    const mixed = await register(await newSession(api), [...ofCompany, ...ofPerson], staff)
    expect([mixed.status, mixed.body.details.length]).toEqual([400, 1])
  })
})

describe('what a customer sees', () => {
  test('is their organisation’s, or a private person’s own', async () => {
    const mine = await newCustomer(api)
    const person = await newCustomer(api, { isPrivatePerson: true })
    const session = await newSession(api)
    const first = await register(session, await newStudents(api, mine), mine)
    const second = await register(session, await newStudents(api, person), person)
    const ids = async ({ headers }: Customer, query = '') => {
      const { items, total } = (await api.get(`/registrations?${query}`, headers)).body
      expect(total).toBe(items.length)
      return items.map(({ _id }: { _id: string }) => _id)
    }
    expect(await ids(mine)).toEqual([first.body._id])
    expect(await ids(person)).toEqual([second.body._id])
    expect((await api.get('/registrations/all', mine.headers)).body).toEqual([first.body])
    expect((await api.get('/registrations', mine.headers)).body.items).toEqual([first.body])
    expect((await api.get(`/registrations/${first.body._id}`, person.headers)).status).toBe(404)
    expect((await api.get('/registrations')).status).toBe(401)
    expect((await api.get('/registrations', await api.as('EDITOR'))).status).toBe(403)
    const staff = await api.get(`/registrations/all?session=${session}&sort=createdAt:ASC`, await api.as('STAFF'))
    expect(staff.body).toEqual([first.body, second.body])

    const course = first.body.session.course._id
    for (const query of [`session=${session}`, 'status=awaiting_payment', 'createdAt=today', `course=${course}`])
      expect(await ids(mine, query)).toEqual([first.body._id])
    expect(await ids(mine, `organisation=${mine.organisation}&startDate=>today&sort=startDate:ASC`)).toHaveLength(1)
    expect(await ids(mine, 'status=paid,expired')).toEqual([])
    expect((await api.get('/registrations?nothing=1', mine.headers)).status).toBe(400)
  })
})

describe('changing', () => {
  const patch = (id: string, body: object, headers = customer.headers) =>
    api.send('PATCH', `/registrations/${id}`, body, headers)

  test('who is billed and the reference can change until an invoice says them', async () => {
    const { body } = await register(await newSession(api), await newStudents(api, customer))
    const invoice = { ...billedTo, name: 'Moeder nv', vat: 'BE0999123457', reference: 'K 12' }
    const changed = await patch(body._id, { reference: 'PO 9', invoice })
    expect(changed).toMatchObject({ status: 200, body: { ...body, reference: 'PO 9', invoice } })
    expect((await patch(body._id, { reference: '' })).body.reference).toBeNull()
    expect((await patch(body._id, {})).status).toBe(200)
    expect((await patch(body._id, { invoice: { name: 'x' } })).status).toBe(400)
    expect((await patch(body._id, { reference: 'x' }, (await newCustomer(api)).headers)).status).toBe(404)

    const staff = await api.as('STAFF')
    const paid = await patch(body._id, { status: 'paid', reference: 'PO 10' }, staff)
    expect(paid.body).toMatchObject({ status: 'paid', outcome: 'paid', issuedInvoice: { _id: expect.any(String) } })
    const document = (await api.get(`/invoices/${paid.body.issuedInvoice._id}`, customer.headers)).body
    expect(document).toMatchObject({ status: 'paid', customer: { name: 'Moeder nv' }, reference: 'K 12' })
    for (const headers of [customer.headers, staff]) {
      expect((await patch(body._id, { reference: 'PO 11' }, headers)).status).toBe(409)
    }
  })

  test('staff alone move the state, along the table', async () => {
    const staff = await api.as('STAFF')
    const session = await newSession(api, { capacity: 1 })
    const students = await newStudents(api, customer)
    const { body } = await register(session, students)
    expect((await patch(body._id, { status: 'paid' })).status).toBe(403)
    expect((await patch(body._id, { status: 'nothing' }, staff)).status).toBe(400)
    expect((await patch(body._id, { status: 'expired' }, staff)).body.status).toBe('expired')
    expect(await seatsOf(session)).toBe(0)
    expect((await patch(body._id, { status: 'awaiting_payment' }, staff)).status).toBe(409)

    const other = await register(session, await newStudents(api, customer))
    expect((await patch(body._id, { status: 'paid' }, staff)).body.message).toBe('Session fully booked')
    await api.send('DELETE', `/registrations/${other.body._id}`, undefined, customer.headers)
    expect((await patch(body._id, { status: 'paid' }, staff)).body.status).toBe('paid')
    expect(await seatsOf(session)).toBe(1)
    expect((await patch(body._id, { status: 'expired' }, staff)).status).toBe(409)
    const [staffId] = (await trailOf(body._id)).slice(1).map(({ userId }) => userId)
    expect(await trailOf(body._id)).toEqual([
      { from: null, to: 'awaiting_payment', reason: null, userId: customer.id },
      { from: 'awaiting_payment', to: 'expired', reason: null, userId: staffId },
      { from: 'expired', to: 'paid', reason: null, userId: staffId },
    ])
  })

  test('staff let nothing expire that is billed: it is canceled, which credits it', async () => {
    const partner = await newCustomer(api, { isPartner: true })
    const session = await newSession(api)
    const { body } = await register(session, await newStudents(api, partner), partner)
    expect((await patch(body._id, { status: 'expired' }, await api.as('STAFF'))).status).toBe(409)
    expect(await seatsOf(session)).toBe(1)
  })

  test('of two people tells each of their own seat, and nothing of the other', async () => {
    const partner = await newCustomer(api, { isPartner: true })
    const both = await newStudents(api, partner, 2)
    const { body } = await register(await newSession(api), both, partner)
    for (const { email, firstName, lastName } of body.students) {
      const [mail] = await api.mailsTo(email)
      expect(mail?.data.values).toMatchObject({ participants: [`${firstName} ${lastName}`] })
    }
    expect(body.students).toHaveLength(2)
  })

  test('staff who book a partner’s payment pay its invoice', async () => {
    const partner = await newCustomer(api, { isPartner: true })
    const { body } = await register(await newSession(api), await newStudents(api, partner), partner)
    const paid = await patch(body._id, { status: 'paid' }, await api.as('STAFF'))
    expect(paid.body.issuedInvoice).toEqual(body.issuedInvoice)
    const invoice = await api.get(`/invoices/${body.issuedInvoice._id}`, partner.headers)
    expect(invoice.body.status).toBe('paid')
    expect(await mailKinds(api, body._id)).toEqual([
      'participant-registered',
      'partner-registration',
      'payment-received',
      'registration-partner',
    ])
  })
})

describe('canceling', () => {
  const cancel = (id: string, headers = customer.headers) =>
    api.send('DELETE', `/registrations/${id}`, undefined, headers)

  test('frees the seats and leaves a trail, for what awaits payment', async () => {
    const session = await newSession(api)
    const participants = await newStudents(api, customer, 2)
    const { body } = await register(session, participants)
    expect((await cancel(body._id, (await newCustomer(api)).headers)).status).toBe(404)
    expect((await cancel(body._id)).status).toBe(204)
    expect(await seatsOf(session)).toBe(0)
    expect((await cancel(body._id)).status).toBe(404)
    expect((await api.get(`/registrations/${body._id}`, customer.headers)).status).toBe(404)
    expect((await api.get(`/registrations/all?session=${session}`, await api.as('STAFF'))).body).toEqual([])
    expect((await trailOf(body._id)).at(-1)).toEqual({
      from: 'awaiting_payment',
      to: 'expired',
      reason: 'canceled',
      userId: customer.id,
    })
    expect((await register(session, participants)).status).toBe(201)
  })

  test('is told to the contact, and to the provider unless staff did it', async () => {
    const { body } = await register(await newSession(api), await newStudents(api, customer))
    await cancel(body._id)
    const mailed = await api.db.select().from(mails)
    expect(mailed.find(({ kind, aboutId }) => kind === 'registration-canceled' && aboutId === body._id)?.to).toBe(
      customer.email,
    )
    expect(
      mailed.find(({ kind, aboutId }) => kind === 'registration-cancellation' && aboutId === body._id),
    ).toMatchObject({
      to: provider.email,
      data: {
        values: { customer: billedTo.name, email: customer.email, url: `http://panel.test/registrations/${body._id}` },
      },
    })
    const other = await register(await newSession(api), await newStudents(api, customer))
    await cancel(other.body._id, await api.as('STAFF'))
    expect(await mailKinds(api, other.body._id)).toEqual(['registration-canceled', 'registration-received'])
  })

  test('is too late for what was paid', async () => {
    const { body } = await register(await newSession(api, { price: 0 }), await newStudents(api, customer))
    expect((await cancel(body._id)).status).toBe(409)
    expect((await cancel(body._id, await api.as('STAFF'))).status).toBe(409)
  })
})

test('a participant with a seat to come cannot be deleted, a freed one can', async () => {
  const [student = ''] = await newStudents(api, customer)
  const { body } = await register(await newSession(api), [student])
  const remove = () => api.send('DELETE', `/students/${student}`, undefined, customer.headers)
  expect(await remove()).toMatchObject({ status: 400, body: { message: 'Student has registrations' } })
  await api.send('DELETE', `/registrations/${body._id}`, undefined, customer.headers)
  expect((await remove()).status).toBe(204)
})

test('nothing unforeseen was logged', () => {
  expect(api.logged).toEqual([])
})
