import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { inDays, newRoom, quotation, quotedBooking, requestRoom, visit, visitor } from '../support/rooms.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const halvesOf = async (room: string, from = visit.date, to = visit.date) => {
  const { status, body } = await api.get(`/bookings/availability?from=${from}&to=${to}`)
  expect(status).toBe(200)
  return body.filter(({ roomType }: { roomType: string }) => roomType === room)
}

/** A room that somebody has for that part of the day. */
async function takenRoom(given: object = {}) {
  const { headers } = await newCustomer(api)
  const { _id, roomType } = await quotedBooking(api, headers, given)
  await api.send('POST', '/bookings/approve-offer', { _id }, headers)
  return roomType as string
}

describe('the floor of half days', () => {
  test('shows what is approved as taken, a quotation that waits as quoted, and nothing of who asked', async () => {
    const taken = await takenRoom({ dayPart: 'all' })
    const at = { roomType: taken, date: visit.date, state: 'taken' }
    expect(await halvesOf(taken)).toEqual([
      { ...at, dayPart: 'morning' },
      { ...at, dayPart: 'afternoon' },
    ])
    const { headers } = await newCustomer(api)
    const quoted = await quotedBooking(api, headers, { dayPart: 'afternoon' })
    expect(await halvesOf(quoted.roomType)).toEqual([
      { roomType: quoted.roomType, date: visit.date, dayPart: 'afternoon', state: 'quoted' },
    ])
  })

  test('knows nothing of requests, of quotations that ran out, and of other days', async () => {
    const room = await newRoom(api)
    await requestRoom(api, undefined, { ...visitor(), roomType: room })
    const { headers } = await newCustomer(api)
    const old = await quotedBooking(api, headers)
    await api.pool.query('update bookings set offer_valid_until = $1 where id = $2', [inDays(-1), old._id])
    expect(await halvesOf(room)).toEqual([])
    expect(await halvesOf(old.roomType)).toEqual([])
    expect(await halvesOf(await takenRoom(), plusDays(visit.date, 1), plusDays(visit.date, 20))).toEqual([])
  })

  test.each([
    ['from', ''],
    ['to', `from=${visit.date}`],
    ['from', `from=2027-02-30&to=${visit.date}`],
    ['to', `from=${inDays(10)}&to=${inDays(9)}`],
    ['to', `from=${inDays(10)}&to=${inDays(72)}`],
  ])('refuses a wrong %s: %s', async (path, query) => {
    const { status, body } = await api.get(`/bookings/availability?${query}`)
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
  })
})

describe('a request for a room', () => {
  test.each([
    ['persons', { persons: 13 }],
    ['configuration', { configuration: 'theatre' }],
    ['wheelchairAccess', { wheelchairAccess: true }],
    ['pcRoom', { pcRoom: true }],
    ['whiteboard', { whiteboard: true }],
  ])('that lacks what is asked for is refused at %s', async (path, given) => {
    const roomType = await newRoom(api, { wheelchairAccess: false, whiteboard: false })
    const { status, body } = await api.send('POST', '/bookings', { ...visit, ...visitor(), roomType, ...given })
    expect(status).toBe(400)
    expect(body.details.map((detail: { path: string }) => detail.path)).toEqual([path])
  })

  test('that is taken then is refused at the room, on another part of the day it is not', async () => {
    const roomType = await takenRoom()
    const ask = (dayPart: string) => api.send('POST', '/bookings', { ...visit, ...visitor(), roomType, dayPart })
    for (const part of ['morning', 'all']) {
      const { status, body } = await ask(part)
      expect([status, body.details[0].path]).toEqual([400, 'roomType'])
    }
    expect((await ask('afternoon')).status).toBe(201)
  })

  test('that is only quoted to somebody else is taken on', async () => {
    const { headers } = await newCustomer(api)
    const { roomType, _id } = await quotedBooking(api, headers)
    const other = await requestRoom(api, undefined, { ...visitor(), roomType })
    const staff = await api.as('STAFF')
    expect((await api.send('PUT', `/bookings/${other._id}`, quotation(roomType), staff)).status).toBe(200)
    expect((await api.send('POST', '/bookings/approve-offer', { _id }, headers)).status).toBe(200)
  })

  test('by a guest needs a phone number', async () => {
    const { phone: _phone, ...unreachable } = visitor()
    const { status, body } = await api.send('POST', '/bookings', { ...visit, ...unreachable })
    expect([status, body.details[0].path]).toEqual([400, 'phone'])
    const { headers } = await newCustomer(api)
    expect((await api.send('POST', '/bookings', visit, headers)).status).toBe(201)
  })
})
