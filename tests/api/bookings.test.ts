import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newBooking } from '../../schemas/booking.ts'
import { bookings, organisations, rateLimits, stateChanges } from '../../src/db/tables.ts'
import { provider } from '../../src/domain/provider.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { join } from '../support/memberships.ts'
import { inDays, newRoom, openDay, requestRoom, visit, visitor } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let owner: Customer
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  owner = await newCustomer(api)
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const paths = (body: { details?: { path: string }[] }) => [...new Set(body.details?.map(({ path }) => path))].sort()
const transitionsOf = async (id: string) =>
  (await api.db.select().from(stateChanges).where(eq(stateChanges.entityId, id))).map(({ to }) => to)

describe('asking for a room', () => {
  test('needs no account; the customer gets a receipt in his language, the provider is told', async () => {
    const contact = { ...visitor(), language: 'fr', organisationName: 'Les Amis asbl' }
    const { status, body } = await api.send('POST', '/bookings', { ...visit, ...contact, reducedRate: true })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...visit,
      ...contact,
      ...{ status: 'new', reducedRate: true, wheelchairAccess: false, notes: null },
      ...{ user: null, organisation: null, roomType: null, offer: null, issuedInvoice: null },
    })
    const facts = { date: visit.date, start: '08:30', end: '12:30', persons: 10 }
    expect(await api.mailsTo(contact.email)).toMatchObject([
      { locale: 'fr', data: { kind: 'booking-received', values: { firstName: 'Ann', ...facts } } },
    ])
    const told = (await api.mailsTo(provider.email)).find(({ aboutId }) => aboutId === body._id)
    expect(told?.data).toMatchObject({ kind: 'booking-request', values: { customer: 'Les Amis asbl', ...facts } })
    expect(await transitionsOf(body._id)).toEqual(['new'])
    expect((await api.get(`/bookings/${body._id}`)).status).toBe(401)
  })

  test('takes who asks from the account, and belongs to it', async () => {
    const body = await requestRoom(api, owner.headers, { phone: '+32 2 123 45 67' })
    expect(body).toMatchObject({
      ...{ firstName: 'Nele', lastName: 'Maes', email: owner.email, phone: '+32 2 123 45 67', language: 'nl' },
      ...{ user: owner.id, organisation: owner.organisation, organisationName: expect.stringContaining('Klant') },
    })
    expect((await api.get(`/bookings/${body._id}`, owner.headers)).body).toEqual(body)
  })

  test('by staff is for whoever called them', async () => {
    expect((await api.send('POST', '/bookings', visit, staff)).status).toBe(400)
    expect(await requestRoom(api, staff, visitor())).toMatchObject({ user: null, organisation: null, firstName: 'Ann' })
  })

  test.each([
    ['persons', { persons: 0 }],
    ['persons', { persons: 1.5 }],
    ['persons', { persons: 'many' }],
    ['date', { date: inDays(-1) }],
    ['date', { date: '2031-02-30' }],
    ['date', { date: '9999-12-31' }],
    ['date', { date: inDays(731) }],
    ['date', { date: undefined }],
    ['dayPart', { dayPart: 'evening' }],
    ['catering', { catering: 'dinner' }],
    ['configuration', { configuration: 'bar' }],
    ['roomType', { roomType: randomUUID() }],
    ['roomType', { roomType: 'large' }],
    ['email', { email: 'nobody' }],
    ['firstName', { firstName: ' ' }],
    ['vat', { vat: 'NL12' }],
    ['phone', { phone: '12' }],
    ['language', { language: 'de' }],
    ['notes', { notes: 'x'.repeat(4001) }],
  ])('is refused for its %s: %o', async (path, wrong) => {
    const { status, body } = await api.send('POST', '/bookings', { ...visit, ...visitor(), ...wrong })
    expect(status).toBe(400)
    expect(paths(body)).toEqual([path])
  })

  test('is for a part of the day that is still to begin', async () => {
    const ask = (dayPart: string, now: string) =>
      newBooking
        .validate({ ...visit, date: '2027-01-14', dayPart }, { context: { now } })
        .then(() => 'accepted')
        .catch(({ path, message }) => `${path} ${message}`)
    expect(await ask('all', '2027-01-14T07:29:00Z')).toBe('accepted')
    expect(await ask('all', '2027-01-14T07:30:00Z')).toBe('dayPart error.dayPartBegun')
    expect(await ask('morning', '2027-01-14T09:00:00Z')).toBe('dayPart error.dayPartBegun')
    expect(await ask('afternoon', '2027-01-14T09:00:00Z')).toBe('accepted')
  })

  test('for a room that is too small is refused', async () => {
    const roomType = await newRoom(api, { capacity: 4 })
    const asked = { ...visit, ...visitor(), date: openDay(1) }
    expect((await api.send('POST', '/bookings', asked)).status).toBe(201)
    const { status, body } = await api.send('POST', '/bookings', { ...asked, roomType })
    expect({ status, paths: paths(body) }).toEqual({ status: 400, paths: ['persons'] })
    expect((await api.send('POST', '/bookings', { ...asked, roomType, persons: 4 })).status).toBe(201)
  })

  test('tells how it got where it is, and names the people of the customer only', async () => {
    const { _id } = await requestRoom(api, owner.headers)
    await api.send('PUT', `/bookings/${_id}`, { status: 'request_rejected', reason: 'Vol' }, staff)
    const { body } = await api.get(`/bookings/${_id}/history`, owner.headers)
    expect(body).toEqual([
      { status: 'new', at: expect.stringMatching(/^20.*Z$/), by: 'Nele Maes', byProvider: false },
      { status: 'request_rejected', at: expect.any(String), by: null, byProvider: true },
    ])
  })

  test('again and again from one address is too many', async () => {
    const from = { 'x-client-address': '192.0.2.7' }
    await requestRoom(api, from, visitor())
    await api.db.update(rateLimits).set({ points: 1000 }).where(eq(rateLimits.key, 'booking-address:192.0.2.7'))
    const { status, headers } = await api.send('POST', '/bookings', { ...visit, ...visitor() }, from)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    await requestRoom(api, { 'x-client-address': '192.0.2.8' }, visitor())
  })
})

describe('the price', () => {
  test('is told before anybody asks for the room', async () => {
    const roomType = await newRoom(api)
    const { status, body } = await api.get(
      `/bookings/price?persons=10&dayPart=all&catering=lunch&roomType=${roomType}&reducedRate=true&locale=en`,
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ roomType, net: 14_400 + 9_600, vat: 5_040, total: 29_040 })
    expect(body.lines[0]).toEqual({
      kind: 'room',
      description: 'Trial room, full day (reduced rate -20%)',
      ...{ quantity: 1, unitPrice: 14_400, amount: 14_400, vatRate: 21 },
    })
  })

  test('without a room is that of the smallest one that has what is asked', async () => {
    const roomOf = async (query: string) => {
      const { roomType } = (await api.get(`/bookings/price?dayPart=morning&${query}`)).body
      return roomType && (await api.get(`/roomTypes/${roomType}`)).body
    }
    expect(await roomOf('persons=14')).toMatchObject({ key: 'leaf', capacity: 16 })
    expect(await roomOf('persons=14&configuration=U-shape')).toMatchObject({ key: 'square' })
    expect(await roomOf('persons=2&wheelchairAccess=true&pcRoom=true')).toMatchObject({ key: 'leaf' })
    expect(await roomOf('persons=500')).toBeNull()
    expect((await api.get('/bookings/price?persons=500&dayPart=all&catering=coffee')).body.net).toBe(250_000)
  })

  test('wants to know for how many and when', async () => {
    const { status, body } = await api.get('/bookings/price?catering=tea')
    expect({ status, paths: paths(body) }).toEqual({ status: 400, paths: ['catering', 'dayPart', 'persons'] })
  })
})

describe('taking a request back', () => {
  test('is told to customer and provider', async () => {
    const customer = await newCustomer(api)
    const { _id } = await requestRoom(api, customer.headers)
    await api.send('PUT', `/bookings/${_id}`, { status: 'canceled', reason: 'Te klein' }, customer.headers)
    expect((await api.mailsTo(customer.email)).map(({ data }) => data.kind)).toContain('booking-canceled')
    const told = (await api.mailsTo(provider.email)).find(
      ({ kind, aboutId }) => kind === 'booking-cancellation' && aboutId === _id,
    )
    expect(told?.data).toMatchObject({
      kind: 'booking-cancellation',
      values: { email: customer.email, reason: 'Te klein', url: `http://panel.test/requests/${_id}` },
    })
  })

  test('is told to the customer alone when staff do it', async () => {
    const customer = await newCustomer(api)
    const { _id } = await requestRoom(api, customer.headers)
    await api.send('PUT', `/bookings/${_id}`, { status: 'canceled' }, staff)
    expect((await api.mailsTo(customer.email)).map(({ data }) => data.kind)).toContain('booking-canceled')
    expect(
      (await api.mailsTo(provider.email)).filter(
        ({ kind, aboutId }) => kind === 'booking-cancellation' && aboutId === _id,
      ),
    ).toEqual([])
  })
})

describe('lists', () => {
  test('of a user have the latest day first, without canceled ones', async () => {
    const customer = await newCustomer(api, { isPrivatePerson: true })
    const made = []
    for (const days of [50, 70, 60]) made.push(await requestRoom(api, customer.headers, { date: openDay(days) }))
    await api.send('PUT', `/bookings/${made[1]._id}`, { status: 'canceled' }, customer.headers)
    const days = async (query = '') => {
      const { status, body } = await api.get(`/bookings/user-bookings/${customer.id}${query}`, customer.headers)
      return status === 200 ? body.map(({ date }: { date: string }) => date) : status
    }
    expect(await days()).toEqual([openDay(60), openDay(50)])
    expect(await days('?status=!canceled')).toEqual([openDay(60), openDay(50)])
    expect(await days('?status=canceled')).toEqual([])
    expect(await days('?status=new,canceled')).toEqual([openDay(60), openDay(50)])
    expect(await days(`?date=>${inDays(55)}`)).toEqual([openDay(60)])
    expect(await days(`?date=${openDay(50)}`)).toEqual([openDay(50)])
    expect(await days('?sort=date:ASC')).toEqual([openDay(50), openDay(60)])
    expect(await days('?colour=red')).toBe(400)
  })

  test('show a customer what is theirs and staff everything', async () => {
    const customer = await newCustomer(api)
    const { _id } = await requestRoom(api, customer.headers)
    expect((await api.get('/bookings', customer.headers)).body).toMatchObject({ total: 1, items: [{ _id }] })
    expect((await api.get(`/bookings/all?organisation=${customer.organisation}`, staff)).body).toMatchObject([{ _id }])
    const total = await api.db.$count(bookings)
    expect((await api.get('/bookings?limit=1', staff)).body.total).toBe(total)
    expect((await api.get('/bookings?status=new&dayPart=morning,all&persons=>=10', customer.headers)).body.total).toBe(
      1,
    )
    expect((await api.get('/bookings?status=>new', customer.headers)).status).toBe(400)
  })

  test('an organisation keeps its bookings, whoever of its people moves on', async () => {
    const customer = await newCustomer(api)
    const { _id } = await requestRoom(api, customer.headers)
    const [elsewhere] = await api.db.select().from(organisations).limit(1)
    await join(api, customer.id, elsewhere?.id)
    expect((await api.get(`/bookings/${_id}`, customer.headers)).status).toBe(404)
    expect((await api.get(`/bookings/user-bookings/${customer.id}`, customer.headers)).body).toEqual([])
  })
})
