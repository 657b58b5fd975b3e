import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locations, roomTypes } from '../../src/db/tables.ts'
import { partOfDay } from '../../src/domain/bookings.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { kinds } from '../support/resources.ts'
import { openDay, ownUse, requestRoom, visitor } from '../support/rooms.ts'

let api: TestApi
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

/** A day on which no session of the demo is planned. */
const date = openDay(290)

test('a session where our rooms are needs one: it stands in their calendar, and the last room is promised to nobody', async () => {
  const [house] = await api.db.select().from(locations).where(eq(locations.hasRooms, true))
  const [kept] = await api.db.select({ id: roomTypes.id }).from(roomTypes).where(eq(roomTypes.key, 'square'))
  const room = String(kept?.id)
  const body = {
    ...(await kinds.session.body(api)),
    trainer: null,
    schedule: [partOfDay(date, { from: '09:00', until: '12:00' })],
  }
  const { body: session } = await api.send('POST', '/sessions', { ...body, location: house?.id }, staff)
  await api.send('POST', '/sessions', body, staff)
  const unplaced = async () =>
    (await api.get(`/room-uses?from=${date}&to=${date}`, staff)).body.filter(
      ({ roomType }: { roomType: string | null }) => roomType === null,
    )
  expect(await unplaced()).toMatchObject([{ session: session._id, ownUse: null, title: { nl: expect.any(String) } }])

  const statesOf = async () => {
    const { body: halves } = await api.get(`/bookings/availability?from=${date}&to=${date}`)
    return halves.flatMap(({ roomType, dayPart, state }: Record<string, string>) =>
      roomType === room ? [`${dayPart} ${state}`] : [],
    )
  }
  const asked = await requestRoom(api, undefined, { ...visitor(), roomType: room, date })
  const isScarce = async () => (await api.get(`/bookings?isScarce=true&_id=${asked._id}`, staff)).body.total
  expect([await statesOf(), await isScarce()]).toEqual([[], 0])
  // All others are taken.
  for (const { id } of await api.db.select({ id: roomTypes.id }).from(roomTypes).where(ne(roomTypes.id, room)))
    await api.send('POST', '/room-uses', ownUse(id, { fromDay: date, untilDay: date, isClashAccepted: true }), staff)
  expect([await statesOf(), await isScarce()]).toEqual([['morning quoted'], 1])

  const { status } = await api.send(
    'PATCH',
    `/sessions/${session._id}`,
    { roomType: room, mails: 'none', isClashAccepted: true },
    staff,
  )
  expect(status).toBe(200)
  expect([await statesOf(), await unplaced(), await isScarce()]).toEqual([['morning taken'], [], 0])
})
