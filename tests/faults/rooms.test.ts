import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translateError } from '../../src/api/platform/errors.ts'
import { bookings, invoices } from '../../src/db/tables.ts'
import { approvedStatuses, type DayPart } from '../../src/domain/bookings.ts'
import { apiOn, startApi, type TestApi } from '../support/api.ts'
import { mailKinds } from '../support/payments.ts'
import { newRoom, quotedBooking } from '../support/rooms.ts'
import { type Customer, newCustomer } from '../support/training.ts'

let api: TestApi
let customer: Customer
beforeAll(async () => {
  api = await startApi()
  customer = await newCustomer(api)
})
afterAll(() => api.stop())

async function quote(roomType: string, dayPart: DayPart): Promise<string> {
  return (await quotedBooking(api, customer.headers, { roomType, dayPart }))._id
}
async function quoteAll(roomType: string, dayParts: DayPart[]): Promise<string[]> {
  const made: string[] = []
  for (const dayPart of dayParts) made.push(await quote(roomType, dayPart))
  return made
}
const confirm = (_id: string, on: Pick<TestApi, 'send'> = api) =>
  on.send('POST', '/bookings/approve-offer', { _id }, customer.headers)

/** All at once, by two processes on one database, as replicas do. */
async function confirmAll(ids: string[]) {
  const other = apiOn(String(api.pool.options.connectionString), '')
  const responses = await Promise.all(ids.map((id, index) => confirm(id, index % 2 ? other : api)))
  await other.stop()
  return responses.map(({ status, body }) => ({ status, message: body.message, dayPart: body.dayPart, _id: body._id }))
}

test('of thirty who confirm the same room and day part at once, exactly one gets it', async () => {
  const ids = await quoteAll(await newRoom(api), Array<DayPart>(30).fill('morning'))
  const responses = await confirmAll(ids)
  const won = responses.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  const others = responses.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ status, message }) => `${status} ${message}`))).toEqual(new Set(['409 Room is taken']))
  const issued = await api.db.select().from(invoices).where(inArray(invoices.bookingId, ids))
  expect(issued.map(({ bookingId }) => bookingId)).toEqual(won.map(({ _id }) => _id))
  const kinds = await mailKinds(api, ...ids)
  expect(kinds.filter((kind) => kind === 'quotation-approved')).toEqual(['quotation-approved'])
  expect(api.logged).toEqual([])
})

test('half days and whole days at once never meet in one room', async () => {
  const wanted = Array.from(
    { length: 24 },
    (_, index) => (['morning', 'afternoon', 'all'] as const)[index % 3] ?? 'all',
  )
  for (let round = 0; round < 3; round++) {
    const responses = await confirmAll(
      await quoteAll(
        await newRoom(api),
        wanted.toSorted(() => Math.random() - 0.5),
      ),
    )
    const parts = responses.filter(({ status }) => status === 200).map(({ dayPart }) => dayPart)
    expect([['all'], ['afternoon', 'morning']]).toContainEqual(parts.sort())
    expect(responses.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  }
})

test('the database itself refuses to let a room twice, and the caller hears that it is taken', async () => {
  const room = await newRoom(api)
  const [taken = '', morning = '', all = '', afternoon = ''] = await quoteAll(room, [
    'morning',
    'morning',
    'all',
    'afternoon',
  ])
  expect((await confirm(taken)).status).toBe(200)
  const force = (id: string, status: (typeof approvedStatuses)[number]) =>
    api.db.update(bookings).set({ status }).where(eq(bookings.id, id))
  for (const status of approvedStatuses) {
    for (const id of [morning, all]) {
      const failure = await force(id, status).catch((error: unknown) => error)
      expect(translateError(failure, 'POST')).toMatchObject({ code: 'ROOM_TAKEN', status: 409 })
    }
  }
  await force(afternoon, 'completed')
  await api.db.update(bookings).set({ status: 'canceled' }).where(eq(bookings.id, taken))
  await force(morning, 'paid')
})
