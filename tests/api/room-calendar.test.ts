import { afterAll, beforeAll, expect, test } from 'vitest'
import { plusDays } from '../../src/domain/days.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { inDays, newRoom, quotedBooking, requestRoom, visit, visitor } from '../support/rooms.ts'
import { newCustomer } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const calendarOf = async (from = visit.date, to = from) => {
  const { status, body } = await api.get(`/bookings/calendar?from=${from}&to=${to}`, await api.as('STAFF'))
  expect(status).toBe(200)
  return body as { _id: string }[]
}

test('holds what is asked, quoted and approved, with who asked it, the first one first', async () => {
  const roomType = await newRoom(api)
  const { headers } = await newCustomer(api)
  const asked = await requestRoom(api, undefined, { ...visitor(), roomType, dayPart: 'afternoon' })
  const open = await requestRoom(api, undefined, { ...visitor(), dayPart: 'all' })
  const { _id } = await quotedBooking(api, headers, { roomType })
  const ids = [asked._id, open._id, _id]
  const found = (await calendarOf()).filter((row) => ids.includes(row._id))
  expect(found.map((row) => row._id)).toEqual(ids)
  expect(found[0]).toEqual({
    ...{ _id: asked._id, status: 'new', date: visit.date, dayPart: 'afternoon', roomType },
    ...{ firstName: 'Ann', lastName: 'Claes', organisationName: null },
  })
  expect(found[1]).toMatchObject({ roomType: null, dayPart: 'all' })
  expect(found[2]).toMatchObject({ status: 'waiting_for_customer', roomType })
  await api.send('POST', '/bookings/approve-offer', { _id }, headers)
  expect((await calendarOf()).find((row) => row._id === _id)).toMatchObject({ status: 'waiting_for_payment' })
})

test('leaves out other days, and what was refused or canceled', async () => {
  const { headers } = await newCustomer(api)
  const { _id } = await requestRoom(api, headers)
  const has = async (from: string, to = from) => (await calendarOf(from, to)).some((row) => row._id === _id)
  expect(await has(plusDays(visit.date, -30), visit.date)).toBe(true)
  expect(await has(plusDays(visit.date, 1), plusDays(visit.date, 30))).toBe(false)
  await api.send('PUT', `/bookings/${_id}`, { status: 'canceled' }, headers)
  expect(await has(visit.date)).toBe(false)
})

test.each([
  ['from', ''],
  ['to', `from=${inDays(10)}&to=${inDays(9)}`],
  ['to', `from=${inDays(10)}&to=${inDays(72)}`],
])('refuses a wrong %s: %s', async (path, query) => {
  const { status, body } = await api.get(`/bookings/calendar?${query}`, await api.as('STAFF'))
  expect(status).toBe(400)
  expect(body.details.map((detail: { path: string }) => detail.path)).toContain(path)
})
